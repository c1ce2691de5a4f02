import { enterRoom } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Enters a room as oneself or as a guest by name (CLOUD-5). */
export function useEnterRoom(): Action<typeof enterRoom> {
  return useAction(enterRoom);
}
