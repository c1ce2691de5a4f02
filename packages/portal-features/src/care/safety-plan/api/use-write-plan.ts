import { saveSafetyPlan } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Writes the plan as a whole; the server refuses one that builds on an older version. */
export function useWritePlan(): Action<typeof saveSafetyPlan> {
  return useAction(saveSafetyPlan);
}
