import { dateFormat } from '../locale/date-format.ts';

/** Whether this browser supports a time zone of that name. */
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
function wallClockSeconds(instant: string, timeZone: string): { date: string; time: string } {
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
  return wallClockSeconds(instant, timeZone).date;
}

/**
 * The day and the time of day that a zone’s clock shows at an instant: `{ date: '2026-11-24', time: '09:30' }`.
 * @param instant ISO 8601 with an offset.
 * @throws RangeError if either is invalid.
 */
export function wallClock(instant: string, timeZone: string): { date: string; time: string } {
  const { date, time } = wallClockSeconds(instant, timeZone);
  return { date, time: time.slice(0, 5) };
}

/**
 * Minutes by which a zone is ahead of UTC at an instant.
 * @param instant ISO 8601 with an offset.
 * @throws RangeError if either is invalid.
 */
export function offsetMinutes(instant: string, timeZone: string): number {
  const { date, time } = wallClockSeconds(instant, timeZone);
  const wholeSeconds = Math.floor(Date.parse(instant) / 1000) * 1000;
  return (Date.parse(`${date}T${time}Z`) - wholeSeconds) / 60_000;
}

/** An instant so many minutes later, ISO 8601 in UTC. */
export function minutesAfter(instant: string, minutes: number): string {
  return new Date(Date.parse(instant) + minutes * 60_000).toISOString();
}
