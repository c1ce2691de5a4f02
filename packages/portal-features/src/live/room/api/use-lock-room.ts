import { lockRoom } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** The host closes the room to newcomers, or opens it to them again (CLOUD-514). */
export function useLockRoom(): Action<typeof lockRoom> {
  return useAction(lockRoom);
}
