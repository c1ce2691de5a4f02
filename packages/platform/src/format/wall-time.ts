import { parseDateTime, toZoned } from '@internationalized/date';

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
