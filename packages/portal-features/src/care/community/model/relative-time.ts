const MINUTE_MS = 60_000;

/** Units of a distance in time, the largest first, each with its length in minutes. */
const UNITS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, minutes: number])[] = [
  ['year', 525_600],
  ['month', 43_800],
  ['week', 10_080],
  ['day', 1440],
  ['hour', 60],
  ['minute', 1],
];

/**
 * How long ago something was, as people say it: 'now', '5 minutes ago', 'yesterday'. Counted in the largest unit that
 * has passed once; a clock that is a little behind the server’s does not make it the future.
 * @param at Epoch milliseconds.
 * @param now Epoch milliseconds of the reader’s present.
 * @param locale BCP 47 tag.
 */
export function relativeTime(at: number, now: number, locale: string): string {
  const minutes = Math.max(0, Math.floor((now - at) / MINUTE_MS));
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const [unit, length] = UNITS.find((entry) => minutes >= entry[1]) ?? ['second', 1];
  return format.format(unit === 'second' ? 0 : -Math.floor(minutes / length), unit);
}
