import { recordGoalProgress } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Notes how far a goal has come (CALL-26). */
export function useRecordProgress(): Action<typeof recordGoalProgress> {
  return useAction(recordGoalProgress);
}
