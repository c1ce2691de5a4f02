import { listAllTreatmentPlans } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads all of the provider's plans (CLOUD-261). */
export function useAllPlans() {
  return useOperation(listAllTreatmentPlans, {});
}
