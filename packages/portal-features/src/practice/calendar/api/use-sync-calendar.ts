import { syncCalendar } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Reads an outside calendar again (CALL-7). */
export function useSyncCalendar(): Action<typeof syncCalendar> {
  return useAction(syncCalendar);
}
