import { updateAvailability } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

const TRIAL = { isReadAgain: false };

/** Asks what saving the hours would do (CALL-6 with `dryRun`); nothing is kept, so nothing is read again. */
export function useTryHours(): Action<typeof updateAvailability> {
  return useAction(updateAvailability, TRIAL);
}
