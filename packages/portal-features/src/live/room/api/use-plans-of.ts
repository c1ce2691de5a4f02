import { listTreatmentPlans } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads the plans that the provider wrote for a client, the latest first (CLOUD-40). */
export function usePlansOf(clientId: string) {
  return useOperation(listTreatmentPlans, { params: { id: clientId } });
}
