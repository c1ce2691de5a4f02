import { dateIn, daysBetween, formatRelative } from '@sakina/platform/format';
import type { RelativeTime } from '@sakina/platform/format';

const MINUTE_MS = 60_000;

/** Units of a distance in time, the largest first, each with its length in minutes. */
const UNITS: readonly (readonly [unit: RelativeTime['unit'], minutes: number])[] = [
  ['year', 525_600],
  ['month', 43_800],
  ['week', 10_080],
  ['day', 1440],
  ['hour', 60],
  ['minute', 1],
];

const dayOf = (at: number, timeZone: string) => dateIn(new Date(at).toISOString(), timeZone);

/**
 * How long ago something was, as people say it: 'now', '5 minutes ago', 'yesterday'. Counted in the largest unit that
 * has passed once, days by the reader’s calendar: what was written the day before yesterday was never written
 * yesterday. A clock that is a little behind the server’s does not make it the future.
 * @param at Epoch milliseconds.
 * @param now Epoch milliseconds of the reader’s present.
 * @param locale BCP 47 tag.
 * @param timeZone IANA zone of the reader.
 */
export function relativeTime(at: number, now: number, locale: string, timeZone: string): string {
  const minutes = Math.max(0, Math.floor((now - at) / MINUTE_MS));
  const [unit, length] = UNITS.find((entry) => minutes >= entry[1]) ?? ['second', 1];
  if (unit === 'second') return formatRelative({ value: 0, unit }, locale);
  const passed = unit === 'day' ? daysBetween(dayOf(at, timeZone), dayOf(now, timeZone)) : Math.floor(minutes / length);
  return formatRelative({ value: -passed, unit }, locale);
}
