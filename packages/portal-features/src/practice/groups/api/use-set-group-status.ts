import { setGroupSessionStatus } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Begins a meeting or ends it (CLOUD-72). */
export function useSetGroupStatus(): Action<typeof setGroupSessionStatus> {
  return useAction(setGroupSessionStatus);
}
