import { updateBroadcast } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Changes what is announced of a broadcast (CLOUD-573). */
export function useUpdateBroadcast(): Action<typeof updateBroadcast> {
  return useAction(updateBroadcast);
}
