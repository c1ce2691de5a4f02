import { askToMute } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Asks someone inside to mute themselves (CLOUD-576). */
export function useAskToMute(): Action<typeof askToMute> {
  return useAction(askToMute);
}
