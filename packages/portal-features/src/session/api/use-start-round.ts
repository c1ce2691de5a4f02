import { startRound, getRoom } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

const changes = [getRoom];

/** Starts a new round of a group (CLOUD-579). */
export function useStartRound(): Action<typeof startRound> {
  return useAction(startRound, { invalidates: changes });
}
