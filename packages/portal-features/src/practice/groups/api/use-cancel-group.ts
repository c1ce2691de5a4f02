import { cancelGroupSession } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Cancels a meeting, and with it those that follow (CLOUD-71). */
export function useCancelGroup(): Action<typeof cancelGroupSession> {
  return useAction(cancelGroupSession);
}
