import { signSessionNote } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Signs a note, for good. */
export function useSignNote(): Action<typeof signSessionNote> {
  return useAction(signSessionNote);
}
