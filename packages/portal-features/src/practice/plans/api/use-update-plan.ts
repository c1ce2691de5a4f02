import { updateTreatmentPlan } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Changes a plan, or ends it (CALL-25). */
export function useUpdatePlan(): Action<typeof updateTreatmentPlan> {
  return useAction(updateTreatmentPlan);
}
