import { addModeratorNote } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Writes a note that moderators alone read. */
export function useAddNote() {
  return useAction(addModeratorNote);
}
