import { getTreatmentPlan } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads one plan (CLOUD-41). */
export function usePlan(id: string) {
  return useOperation(getTreatmentPlan, { params: { id } });
}
