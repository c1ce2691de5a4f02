/** Whether a name is a time zone that this browser knows. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Formats that tell what a clock on the wall shows, by zone: one is slow to make, and a list asks for hundreds of dates. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** What a clock on the wall of a zone shows at an instant, and the calendar beside it. */
function wallClock(instant: string, timeZone: string): Readonly<Partial<Record<Intl.DateTimeFormatPartTypes, string>>> {
  const format = clocks.get(timeZone) ?? new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
    timeZone, year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23',
  });
  clocks.set(timeZone, format);
  return Object.fromEntries(format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
}

/**
 * The calendar date on which an instant falls in a zone.
 * @param instant ISO 8601 with an offset.
 * @param timeZone IANA name.
 * @returns `YYYY-MM-DD`.
 * @throws RangeError where either is none.
 */
export function dateIn(instant: string, timeZone: string): string {
  const { year = '', month, day } = wallClock(instant, timeZone);
  return `${year.padStart(4, '0')}-${month}-${day}`;
}

/**
 * Minutes by which a zone is ahead of UTC at an instant.
 * @param instant ISO 8601 with an offset.
 * @throws RangeError where either is none.
 */
export function offsetMinutes(instant: string, timeZone: string): number {
  const { hour, minute, second } = wallClock(instant, timeZone);
  const wholeSeconds = Math.floor(Date.parse(instant) / 1000) * 1000;
  return (Date.parse(`${dateIn(instant, timeZone)}T${hour}:${minute}:${second}Z`) - wholeSeconds) / 60_000;
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
