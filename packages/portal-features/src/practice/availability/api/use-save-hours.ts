import { updateAvailability } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Saves the hours (CALL-6). */
export function useSaveHours(): Action<typeof updateAvailability> {
  return useAction(updateAvailability);
}
