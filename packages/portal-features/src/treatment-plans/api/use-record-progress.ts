import { recordGoalProgress } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';
import { planReads } from './reads.ts';

/** Notes how far a goal has come (CALL-26). */
export function useRecordProgress(): Action<typeof recordGoalProgress> {
  return useAction(recordGoalProgress, { invalidates: planReads });
}
