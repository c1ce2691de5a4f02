import { dateFormat } from './date-format.ts';

/** Whether this browser knows a time zone of that name. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const WALL_CLOCK = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
} as const;

/** The calendar date and wall-clock time of an instant in a zone: `YYYY-MM-DD` and `HH:mm:ss`. */
function wallClock(instant: string, timeZone: string): { date: string; time: string } {
  const parts = dateFormat('en-u-ca-iso8601-nu-latn', { timeZone, ...WALL_CLOCK }).formatToParts(new Date(instant));
  const {
    year = '',
    month,
    day,
    hour,
    minute,
    second,
  } = Object.fromEntries(parts.map(({ type, value }) => [type, value])) as Partial<
    Record<Intl.DateTimeFormatPartTypes, string>
  >;
  return { date: `${year.padStart(4, '0')}-${month}-${day}`, time: `${hour}:${minute}:${second}` };
}

/**
 * The calendar date of an instant in a zone.
 * @param instant ISO 8601 with an offset.
 * @param timeZone IANA name.
 * @returns `YYYY-MM-DD`.
 * @throws RangeError if either is invalid.
 */
export function dateIn(instant: string, timeZone: string): string {
  return wallClock(instant, timeZone).date;
}

/**
 * Minutes by which a zone is ahead of UTC at an instant.
 * @param instant ISO 8601 with an offset.
 * @throws RangeError if either is invalid.
 */
export function offsetMinutes(instant: string, timeZone: string): number {
  const { date, time } = wallClock(instant, timeZone);
  const wholeSeconds = Math.floor(Date.parse(instant) / 1000) * 1000;
  return (Date.parse(`${date}T${time}Z`) - wholeSeconds) / 60_000;
}

/** The date a number of days away: `addDays('2026-11-30', 1)` is `2026-12-01`. */
export function addDays(date: string, days: number): string {
  const at = new Date(`${date}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** Whole days from one calendar date to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
