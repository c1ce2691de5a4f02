import { parseAbsolute, parseDateTime, toZoned } from '@internationalized/date';

/** Whether a name is a time zone that this browser knows. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/**
 * The calendar date on which an instant falls in a zone.
 * @param instant ISO 8601 with an offset.
 * @param timeZone IANA name.
 * @returns `YYYY-MM-DD`.
 */
export function dateIn(instant: string, timeZone: string): string {
  const zoned = parseAbsolute(instant, timeZone);
  return `${String(zoned.year).padStart(4, '0')}-${pad(zoned.month)}-${pad(zoned.day)}`;
}

/**
 * The instant of a wall-clock time in a zone. A time that a clock change skips gives the time after the gap; one that it
 * repeats gives the first.
 * @param date `YYYY-MM-DD`.
 * @param time `HH:mm`.
 * @returns ISO 8601 with the zone's offset at that moment.
 */
export function instantAt(date: string, time: string, timeZone: string): string {
  const zoned = toZoned(parseDateTime(`${date}T${time}`), timeZone, 'compatible');
  return zoned.toString().replace(/\[.*\]$/, '');
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

/**
 * Minutes by which a zone is ahead of UTC at an instant.
 * @param instant ISO 8601 with an offset.
 */
export function offsetMinutes(instant: string, timeZone: string): number {
  return parseAbsolute(instant, timeZone).offset / 60_000;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
