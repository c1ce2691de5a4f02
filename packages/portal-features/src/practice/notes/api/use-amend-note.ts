import { updateSessionNote } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Adds an amendment to a signed note. */
export function useAmendNote(): Action<typeof updateSessionNote> {
  return useAction(updateSessionNote);
}
