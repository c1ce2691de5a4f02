import { isPlannable } from './days.ts';
import { offsetMinutes } from './zones.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

const iso = (milliseconds: number) => new Date(milliseconds).toISOString();

/** `-05:00`, with seconds if the zone had them, as many did before 1972. */
function offsetText(minutes: number): string {
  const size = iso(Math.abs(minutes) * MINUTE).slice(11, 19);
  return `${minutes < 0 ? '-' : '+'}${size.endsWith(':00') ? size.slice(0, 5) : size}`;
}

/**
 * The instant of a wall-clock time in a zone. A time skipped by a clock change yields the time after the gap; a
 * repeated one yields the first. By `Intl` alone, since a date library would be heavier than this use (FAST-1); checked
 * against Temporal’s
 * `compatible` in every zone by `zones-reference.test.ts`.
 * @param date `YYYY-MM-DD`.
 * @param time `HH:mm`.
 * @returns ISO 8601 with the zone’s offset at that moment.
 * @throws RangeError if the date, time or zone does not exist.
 */
export function instantAt(date: string, time: string, timeZone: string): string {
  const wall = Date.parse(`${date}T${time}Z`);
  if (iso(wall).slice(0, 10) !== date) throw new RangeError(`no such date: ${date}`);
  const offsetAt = (at: number) => offsetMinutes(iso(at), timeZone);
  // The offset is that of the day before or that of the day after, whatever clock change is in between.
  const before = offsetAt(wall - DAY);
  const after = offsetAt(wall + DAY);
  const stands = (offset: number) => offsetAt(wall - offset * MINUTE) === offset;
  const at = wall - (!stands(before) && stands(after) ? after : before) * MINUTE;
  const offset = offsetAt(at);
  return `${iso(at + offset * MINUTE).slice(0, 19)}${offsetText(offset)}`;
}

/**
 * The instant of a day and a time as they are typed, on the clock of a zone.
 * @returns ISO 8601 with the zone’s offset; null while one is missing, or no day that can be planned for.
 */
export function plannedInstant({ date, time }: { date: string; time: string }, timeZone: string): string | null {
  return isPlannable(date) && time !== '' ? instantAt(date, time, timeZone) : null;
}
