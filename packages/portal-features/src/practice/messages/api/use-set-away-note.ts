import { setAwayNote } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Shows clients that an answer will take a while, or takes that back (CLOUD-145). */
export function useSetAwayNote(): Action<typeof setAwayNote> {
  return useAction(setAwayNote);
}
