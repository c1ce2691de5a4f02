import { CalendarDate, CalendarDateTime, fromAbsolute, toZoned } from '@internationalized/date';

/** The pinned time of stories and tests: a Tuesday, 10:00 in New York and 20:45 in Kathmandu. */
export const PINNED_NOW = '2026-11-24T15:00:00Z';

/** A clock that always returns the pinned time. */
export const pinnedNow = () => new Date(PINNED_NOW);

const MINUTE = 60_000;

/** Adds minutes; negative goes back. */
export function addMinutes(instant: Date | string, minutes: number): Date {
  return new Date(new Date(instant).getTime() + minutes * MINUTE);
}

/** An instant as the contract writes it. */
export function iso(instant: Date | number): string {
  return new Date(instant).toISOString();
}

/** ISO 8601 day of the week: 1 is Monday, 7 Sunday. */
export function isoWeekday(date: CalendarDate): number {
  return new Date(Date.UTC(date.year, date.month - 1, date.day)).getUTCDay() || 7;
}

const HOUR = 60 * MINUTE;
const WEEK = 7 * 24 * HOUR;
const offsets = new Map<string, number>();

/** The offset of a zone at the start of a week since 1970. Cached, because it is read often and slow to compute. */
function offsetAtWeek(week: number, timeZone: string): number {
  const key = `${timeZone} ${week}`;
  let offset = offsets.get(key);
  if (offset === undefined) {
    offset = fromAbsolute(week * WEEK, timeZone).offset;
    offsets.set(key, offset);
  }
  return offset;
}

/** The offset of a zone on a date in milliseconds, or null if its clock changes in that week. */
function offsetAround(date: CalendarDate, timeZone: string): number | null {
  const midnight = Date.UTC(date.year, date.month - 1, date.day);
  const before = offsetAtWeek(Math.floor((midnight - 14 * HOUR) / WEEK), timeZone);
  return before === offsetAtWeek(Math.ceil((midnight + 38 * HOUR) / WEEK), timeZone) ? before : null;
}

/** Adds days; negative goes back. */
export function plusDays(date: CalendarDate, days: number): CalendarDate {
  const moved = new Date(Date.UTC(date.year, date.month - 1, date.day + days));
  return new CalendarDate(moved.getUTCFullYear(), moved.getUTCMonth() + 1, moved.getUTCDate());
}

/**
 * The instant of a wall-clock time on a date in a zone. A time that a clock change skips moves forward by the hour that
 * was skipped; a time that occurs twice means the first.
 */
export function wallTime(date: CalendarDate, time: string, timeZone: string): Date {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const offset = offsetAround(date, timeZone);
  if (offset !== null) return new Date(Date.UTC(date.year, date.month - 1, date.day, hour, minute) - offset);
  return toZoned(new CalendarDateTime(date.year, date.month, date.day, hour, minute), timeZone, 'compatible').toDate();
}

/**
 * The calendar date of an instant in a zone, found by the midnights around it: offsets are cached, so that many
 * dates of one zone are cheap.
 */
export function dateIn(instant: Date | string, timeZone: string): CalendarDate {
  const at = new Date(instant);
  const date = new CalendarDate(at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate());
  if (at < wallTime(date, '00:00', timeZone)) return plusDays(date, -1);
  const next = plusDays(date, 1);
  return at < wallTime(next, '00:00', timeZone) ? date : next;
}
