import { MOST_OF_SERIES } from '@sakina/platform/contract';
import type { CalendarEvent, SeriesFrequency } from '@sakina/platform/contract';
import { isOverlap } from '@sakina/platform/domain';
import { addDays, instantAt, minutesAfter, wallClock } from '@sakina/platform/format';
import { dayInMonth, monthAfter } from './place.ts';

/** What happens in a month without the day of the first session. */
export type MonthEnd = 'SKIP' | 'LAST_DAY';

/** How a series is repeated: wall-clock time in the provider’s zone (RFC 5545). */
export interface SeriesRule {
  /** The first day, `YYYY-MM-DD`. */
  date: string;
  /** `HH:mm` on the provider’s clock. */
  time: string;
  timeZone: string;
  frequency: SeriesFrequency;
  /** How many sessions are made, from 1 to 52; skipped months do not count. */
  count: number;
  monthEnd: MonthEnd;
}

/** One date of a series. */
export interface SeriesDate {
  date: string;
  /** Its start, or null where the month has no such day and is skipped. */
  startsAt: string | null;
  /** The clock has no such time on this day, so it begins after the gap. */
  isAfterGap: boolean;
}

/**
 * Every date of a series in order, at the same time of day over clock changes. Skipped months are listed too.
 */
export function seriesDates({ date, time, timeZone, frequency, count, monthEnd }: SeriesRule): SeriesDate[] {
  const dates: SeriesDate[] = [];
  const most = Math.min(Math.max(count, 1), MOST_OF_SERIES);
  for (let made = 0, step = 0; made < most; step += 1) {
    const day = frequency === 'MONTHLY' ? monthly(date, step) : addDays(date, step * (frequency === 'WEEKLY' ? 7 : 14));
    if (frequency === 'MONTHLY' && monthEnd === 'SKIP' && day.slice(8) !== date.slice(8)) {
      dates.push({ date: day, startsAt: null, isAfterGap: false });
      continue;
    }
    const startsAt = instantAt(day, time, timeZone);
    dates.push({ date: day, startsAt, isAfterGap: wallClock(startsAt, timeZone).time !== time });
    made += 1;
  }
  return dates;
}

const monthly = (date: string, months: number) =>
  dayInMonth(monthAfter(date.slice(0, 7), months), Number(date.slice(8)));

/** Whether the months of a rule may lack its day, so that the provider is asked. */
export function needsMonthEnd({ date, frequency }: Pick<SeriesRule, 'date' | 'frequency'>): boolean {
  return frequency === 'MONTHLY' && Number(date.slice(8)) > 28;
}

/** What stands in the way of a session at a start. Outside events, ignored and cancelled ones do not. */
export function clashesAt(
  startsAt: string,
  durationMinutes: number,
  events: readonly CalendarEvent[],
  exceptAppointment?: string,
): CalendarEvent[] {
  const wanted = { startsAt, endsAt: minutesAfter(startsAt, durationMinutes) };
  return events.filter(
    (event) =>
      event.kind !== 'EXTERNAL' &&
      !event.isCancelled &&
      (exceptAppointment === undefined || event.appointmentId !== exceptAppointment) &&
      isOverlap(wanted, event),
  );
}

/**
 * The time of day that a client’s clock shows, where it differs from the one of the first session (CARE-9); else null.
 */
export function shiftedFor(startsAt: string, first: string, clientZone: string): string | null {
  const { time } = wallClock(startsAt, clientZone);
  return time === wallClock(first, clientZone).time ? null : time;
}
