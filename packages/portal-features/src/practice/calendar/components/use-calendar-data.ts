import { listAppointments } from '@sakina/platform/contract';
import { hasProviderStatus } from '@sakina/platform/domain';
import { useFormat, useNow, useOperation, useUser } from '@sakina/platform/react';
import { useMemo } from 'react';
import { useAccount, useCalendarEvents, useHours } from '../api/calendar.ts';
import { daysShown, spanOfDays } from '../model/place.ts';
import type { CalendarView } from '../model/place.ts';
import { useShown } from './use-shown.ts';

/** Everything that a view of the calendar shows. Only the events are needed; the rest makes them richer. */
export function useCalendarData(view: CalendarView, date: string | null) {
  const format = useFormat();
  const now = useNow(60_000);
  const account = useAccount();
  const hours = useHours().data;
  // The provider’s own zone; where the account cannot be read, the zone of the device.
  const timeZone = account.data?.timeZone ?? format.timeZone;
  const isProvider = hasProviderStatus(useUser());
  const isSettled = !isProvider || account.data !== undefined || account.error !== undefined;
  const nowIso = new Date(now).toISOString();
  const today = format.dateIn(nowIso, timeZone);
  const day = date ?? today;
  const { from, to } = daysShown(view, day);
  const span = useMemo(() => (isSettled ? spanOfDays({ from, to }, timeZone) : null), [isSettled, from, to, timeZone]);
  const events = useCalendarEvents(span);
  const sessions = useOperation(listAppointments, span && { query: { from: span.start, to: span.end, as: 'provider' } })
    .data?.items;
  const shown = useShown(events.data?.items, sessions);
  return { account: account.data, hours, timeZone, now, nowIso, today, day, from, to, events, sessions, shown };
}

/** What `useCalendarData` gives. */
export type CalendarData = ReturnType<typeof useCalendarData>;
