import { endBroadcast } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Ends a broadcast that is live, and cancels one that is ahead (CLOUD-76). */
export function useEndBroadcast(): Action<typeof endBroadcast> {
  return useAction(endBroadcast);
}
