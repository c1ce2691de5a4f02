import { CalendarDateTime, fromAbsolute, getDayOfWeek, parseTime, toCalendarDate, toZoned } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';

/** The moment at which stories and tests stand still: a Tuesday, 10:00 in New York and 20:45 in Kathmandu. */
export const PINNED_NOW = '2026-11-24T15:00:00Z';

/** The pinned moment, as a clock gives it. */
export const pinnedNow = () => new Date(PINNED_NOW);

const MINUTE = 60_000;

/** `later` by so many minutes; negative goes back. */
export function addMinutes(instant: Date | string, minutes: number): Date {
  return new Date(new Date(instant).getTime() + minutes * MINUTE);
}

/** An instant as the contract writes it. */
export function iso(instant: Date | number): string {
  return new Date(instant).toISOString();
}

/** The calendar date on which an instant falls in a zone. */
export function dateIn(instant: Date | string, timeZone: string): CalendarDate {
  return toCalendarDate(fromAbsolute(new Date(instant).getTime(), timeZone));
}

/** ISO 8601 day of the week: 1 is Monday, 7 Sunday. */
export function isoWeekday(date: CalendarDate): number {
  return getDayOfWeek(date, 'en-US', 'mon') + 1;
}

const offsets = new Map<string, number | null>();

/** The offset of a zone on a date in milliseconds, or null on a day on which its clock changes. Asked for often, so kept. */
function offsetOn(date: CalendarDate, timeZone: string): number | null {
  const key = `${timeZone} ${date.toString()}`;
  let offset = offsets.get(key);
  if (offset === undefined) {
    const midnight = (day: CalendarDate) => toZoned(new CalendarDateTime(day.year, day.month, day.day), timeZone).offset;
    const first = midnight(date);
    offset = first === midnight(date.add({ days: 1 })) ? first : null;
    offsets.set(key, offset);
  }
  return offset;
}

/**
 * The instant of a wall-clock time on a date in a zone. A time that a clock change skips moves on by the hour that was
 * skipped; of a time that occurs twice, the first is meant.
 */
export function wallTime(date: CalendarDate, time: string, timeZone: string): Date {
  const { hour, minute } = parseTime(time);
  const offset = offsetOn(date, timeZone);
  if (offset !== null) return new Date(Date.UTC(date.year, date.month - 1, date.day, hour, minute) - offset);
  return toZoned(new CalendarDateTime(date.year, date.month, date.day, hour, minute), timeZone, 'compatible').toDate();
}
