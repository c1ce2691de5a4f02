import { listTreatmentPlans } from '@sakina/platform/contract';
import type { ResponseOf } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';

/** The plans that the provider has written for a client (CLOUD-40). */
export function useClientPlans(id: string): Read<ResponseOf<typeof listTreatmentPlans>> {
  return useOperation(listTreatmentPlans, { params: { id } });
}
