import { startBroadcast } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Goes live with a broadcast of one’s own (CALL-47). */
export function useStartBroadcast(): Action<typeof startBroadcast> {
  return useAction(startBroadcast);
}
