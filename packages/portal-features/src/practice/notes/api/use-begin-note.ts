import { createSessionNote } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Begins the note of a session; a second call gives the first note again. */
export function useBeginNote(): Action<typeof createSessionNote> {
  return useAction(createSessionNote);
}
