import { setPrivacy } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** The host makes a room private, or ends that (CLOUD-580). */
export function useSetPrivacy(): Action<typeof setPrivacy> {
  return useAction(setPrivacy);
}
