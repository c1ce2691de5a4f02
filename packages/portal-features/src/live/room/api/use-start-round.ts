import { startRound } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Starts a new round of a group (CLOUD-579). */
export function useStartRound(): Action<typeof startRound> {
  return useAction(startRound);
}
