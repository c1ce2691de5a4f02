import { listCalendarEvents } from '@sakina/platform/contract';
import { conflictsOf } from '@sakina/platform/domain';
import type { TimeSpan } from '@sakina/platform/domain';
import { addDays, dateIn, instantAt } from '@sakina/platform/format';
import { useClock, useNow, useOperation } from '@sakina/platform/react';

const HOUR = 3_600_000;

/**
 * Reads what is on the provider’s calendar today and tomorrow (CALL-8).
 * @returns A function that names what is at the same time as a session; no names until the calendar has answered.
 */
export function useOverlaps(): (session: TimeSpan & { id: string }) => readonly string[] {
  const { timeZone } = useClock();
  const today = dateIn(new Date(useNow(HOUR)).toISOString(), timeZone);
  const span = {
    start: instantAt(today, '00:00', timeZone),
    end: instantAt(addDays(today, 2), '00:00', timeZone),
  };
  const events = useOperation(listCalendarEvents, { query: span }).data?.items ?? [];
  return (session) => conflictsOf(session, events).map(({ title }) => title);
}
