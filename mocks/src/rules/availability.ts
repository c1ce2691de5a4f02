import type { CalendarDate } from '@internationalized/date';
import type { Availability, AvailabilitySlot, SessionMode } from '@sakina/platform/contract';
import { isoWeekday, wallTime } from '../clock.ts';
import type { Span } from './busy.ts';

/** Weekly hours, exceptions by date, and the grid on which sessions start. */
export interface WorkingHours {
  timeZone: string;
  weekly: readonly AvailabilitySlot[];
  exceptions: readonly Pick<Availability['exceptions'][number], 'date' | 'slots'>[];
  stepMinutes: number;
}

/** A possible start of a session, before conflicts. */
export interface Start extends Span {
  modes: SessionMode[];
}

/** The hours of a date in the provider's zone: those of an exception, else the weekly ones. */
export function hoursOn(date: CalendarDate, hours: WorkingHours): readonly Omit<AvailabilitySlot, 'dayOfWeek'>[] {
  const written = date.toString();
  const exception = hours.exceptions.find((entry) => entry.date === written);
  if (exception) return exception.slots;
  const weekday = isoWeekday(date);
  return hours.weekly.filter((slot) => slot.dayOfWeek === weekday);
}

/**
 * Every start of a day for a session of some length, in order. Opening and closing are wall-clock times; in
 * between, elapsed minutes are counted, so that a session across a clock change keeps its length.
 */
export function startsOn(date: CalendarDate, hours: WorkingHours, durationMinutes: number): Start[] {
  const duration = durationMinutes * 60_000;
  return hoursOn(date, hours)
    .flatMap(({ from, until, modes }) => {
      const opens = wallTime(date, from, hours.timeZone).getTime();
      const closes = wallTime(date, until, hours.timeZone).getTime();
      const starts: Start[] = [];
      for (let start = opens; start + duration <= closes; start += hours.stepMinutes * 60_000) {
        starts.push({ start, end: start + duration, modes: [...modes] });
      }
      return starts;
    })
    .toSorted((first, second) => first.start - second.start);
}
