import { requestDataExport } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Asks for a copy of the person’s data. */
export function useRequestExport(): Action<typeof requestDataExport> {
  return useAction(requestDataExport);
}
