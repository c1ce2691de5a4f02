import { createBroadcast } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Announces a broadcast (CLOUD-75). */
export function useCreateBroadcast(): Action<typeof createBroadcast> {
  return useAction(createBroadcast);
}
