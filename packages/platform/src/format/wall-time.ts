import { offsetMinutes } from './zones.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

const iso = (milliseconds: number) => new Date(milliseconds).toISOString();

/** `-05:00`, with seconds where a zone had them, as many had before 1972. */
function offsetText(minutes: number): string {
  const size = iso(Math.abs(minutes) * MINUTE).slice(11, 19);
  return `${minutes < 0 ? '-' : '+'}${size.endsWith(':00') ? size.slice(0, 5) : size}`;
}

/**
 * The instant of a wall-clock time in a zone. A time that a clock change skips gives the time after the gap; one that it
 * repeats gives the first. By `Intl` alone, since a library of dates is more than what asks for this (FAST-1); held to
 * Temporal's `compatible` in every zone by `zones-reference.test.ts`.
 * @param date `YYYY-MM-DD`.
 * @param time `HH:mm`.
 * @returns ISO 8601 with the zone's offset at that moment.
 * @throws RangeError where there is no such date, time or zone.
 */
export function instantAt(date: string, time: string, timeZone: string): string {
  const wall = Date.parse(`${date}T${time}Z`);
  if (iso(wall).slice(0, 10) !== date) throw new RangeError(`no such date: ${date}`);
  const offsetAt = (at: number) => offsetMinutes(iso(at), timeZone);
  // Whatever the clock did around that time, it went by one of two offsets: that of the day before or that of the day after.
  const before = offsetAt(wall - DAY);
  const after = offsetAt(wall + DAY);
  const stands = (offset: number) => offsetAt(wall - offset * MINUTE) === offset;
  const at = wall - (!stands(before) && stands(after) ? after : before) * MINUTE;
  const offset = offsetAt(at);
  return `${iso(at + offset * MINUTE).slice(0, 19)}${offsetText(offset)}`;
}
