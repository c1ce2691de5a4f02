import { IslamicUmalquraCalendar, toCalendar } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';
import type { Availability, AvailabilitySlot, PrayerRules, SessionMode } from '@sakina/platform/contract';
import { dateIn, isoWeekday, wallTime } from '../clock.ts';
import { overlaps } from './busy.ts';
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

const FRIDAY = 5;
const RAMADAN = 9;

/**
 * The times of a date that the Friday prayer and Ramadan close, in the provider's zone (CARE-5). Ramadan follows the
 * Umm al-Qura calendar. The margins around the five daily prayers and before iftar are not part of it.
 */
export function prayerSpans(date: CalendarDate, { jumuah, ramadan }: PrayerRules, timeZone: string): Span[] {
  const at = (time: string) => wallTime(date, time, timeZone).getTime();
  const spans: Span[] = [];
  if (jumuah && isoWeekday(date) === FRIDAY) spans.push({ start: at(jumuah.from), end: at(jumuah.until) });
  if (ramadan && toCalendar(date, new IslamicUmalquraCalendar()).month === RAMADAN) {
    spans.push({ start: at(ramadan.latestEnd), end: wallTime(date.add({ days: 1 }), '00:00', timeZone).getTime() });
  }
  return spans;
}

/** Whether a session lies within the hours of its date, apart from what else is booked. */
export function isWithinHours(
  session: { startsAt: string; endsAt: string; mode: SessionMode },
  hours: Omit<WorkingHours, 'stepMinutes'>,
  prayer: PrayerRules,
): boolean {
  const span = { start: Date.parse(session.startsAt), end: Date.parse(session.endsAt) };
  const date = dateIn(new Date(span.start), hours.timeZone);
  if (prayerSpans(date, prayer, hours.timeZone).some((closed) => overlaps(closed, span))) return false;
  return hoursOn(date, { ...hours, stepMinutes: 1 }).some(
    ({ from, until, modes }) =>
      modes.includes(session.mode) &&
      wallTime(date, from, hours.timeZone).getTime() <= span.start &&
      span.end <= wallTime(date, until, hours.timeZone).getTime(),
  );
}
