import { CalendarDate, CalendarDateTime, fromAbsolute, toZoned } from '@internationalized/date';

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

/** ISO 8601 day of the week: 1 is Monday, 7 Sunday. */
export function isoWeekday(date: CalendarDate): number {
  return new Date(Date.UTC(date.year, date.month - 1, date.day)).getUTCDay() || 7;
}

const HOUR = 60 * MINUTE;
const WEEK = 7 * 24 * HOUR;
const offsets = new Map<string, number>();

/** The offset of a zone at the start of a week since 1970. Asked for often and slow to find out, so it is kept. */
function offsetAtWeek(week: number, timeZone: string): number {
  const key = `${timeZone} ${week}`;
  let offset = offsets.get(key);
  if (offset === undefined) {
    offset = fromAbsolute(week * WEEK, timeZone).offset;
    offsets.set(key, offset);
  }
  return offset;
}

/** The offset of a zone on a date in milliseconds, or null where its clock changes in that week. */
function offsetAround(date: CalendarDate, timeZone: string): number | null {
  const midnight = Date.UTC(date.year, date.month - 1, date.day);
  const before = offsetAtWeek(Math.floor((midnight - 14 * HOUR) / WEEK), timeZone);
  return before === offsetAtWeek(Math.ceil((midnight + 38 * HOUR) / WEEK), timeZone) ? before : null;
}

/** The date so many days later; a negative number goes back. */
export function plusDays(date: CalendarDate, days: number): CalendarDate {
  const moved = new Date(Date.UTC(date.year, date.month - 1, date.day + days));
  return new CalendarDate(moved.getUTCFullYear(), moved.getUTCMonth() + 1, moved.getUTCDate());
}

/**
 * The instant of a wall-clock time on a date in a zone. A time that a clock change skips moves on by the hour that was
 * skipped; of a time that occurs twice, the first is meant.
 */
export function wallTime(date: CalendarDate, time: string, timeZone: string): Date {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const offset = offsetAround(date, timeZone);
  if (offset !== null) return new Date(Date.UTC(date.year, date.month - 1, date.day, hour, minute) - offset);
  return toZoned(new CalendarDateTime(date.year, date.month, date.day, hour, minute), timeZone, 'compatible').toDate();
}

/**
 * The calendar date on which an instant falls in a zone, by the midnights around it: offsets are remembered, so that many
 * dates of one zone cost little.
 */
export function dateIn(instant: Date | string, timeZone: string): CalendarDate {
  const at = new Date(instant);
  const date = new CalendarDate(at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate());
  if (at < wallTime(date, '00:00', timeZone)) return plusDays(date, -1);
  const next = plusDays(date, 1);
  return at < wallTime(next, '00:00', timeZone) ? date : next;
}
