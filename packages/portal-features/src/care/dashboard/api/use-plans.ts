import { listOwnTreatmentPlans } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads the person's own plans in their own wording (CLOUD-42). */
export function useOwnPlans() {
  return useOperation(listOwnTreatmentPlans, {});
}
