import { listCalendars, syncCalendar } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';
import { calendarReads } from './calendar-reads.ts';

const invalidates = [...calendarReads, listCalendars];

/** Reads an outside calendar again (CALL-7). */
export function useSyncCalendar(): Action<typeof syncCalendar> {
  return useAction(syncCalendar, { invalidates });
}
