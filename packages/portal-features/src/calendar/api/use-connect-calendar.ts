import { listCalendars, connectCalendar } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';
import { calendarReads } from './calendar-reads.ts';

const invalidates = [...calendarReads, listCalendars];

/** Connects an outside calendar (CLOUD-79). */
export function useConnectCalendar(): Action<typeof connectCalendar> {
  return useAction(connectCalendar, { invalidates });
}
