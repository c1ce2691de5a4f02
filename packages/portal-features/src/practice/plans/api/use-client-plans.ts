import { listTreatmentPlans } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads the plans of one client (CLOUD-40). */
export function useClientPlans(clientId: string) {
  return useOperation(listTreatmentPlans, { params: { id: clientId } });
}
