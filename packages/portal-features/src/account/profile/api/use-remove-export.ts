import { removeDataExport } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Deletes a copy before its time is over. */
export function useRemoveExport(): Action<typeof removeDataExport> {
  return useAction(removeDataExport);
}
