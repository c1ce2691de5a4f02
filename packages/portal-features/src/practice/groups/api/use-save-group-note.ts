import { saveGroupNote } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Keeps a note of one participant (CLOUD-482). */
export function useSaveGroupNote(): Action<typeof saveGroupNote> {
  return useAction(saveGroupNote);
}
