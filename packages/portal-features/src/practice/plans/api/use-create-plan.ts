import { createTreatmentPlan } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Begins a plan (CALL-24). */
export function useCreatePlan(): Action<typeof createTreatmentPlan> {
  return useAction(createTreatmentPlan);
}
