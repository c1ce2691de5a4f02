import { setRoomCaptions } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Turns captions on or off for oneself (CLOUD-574). */
export function useSetCaptions(): Action<typeof setRoomCaptions> {
  return useAction(setRoomCaptions);
}
