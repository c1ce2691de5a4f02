import { addDays, daysBetween, instantAt, wallClock } from '@sakina/platform/format';

interface Placed {
  id: string;
  startsAt: string;
  timeZone: string;
}

/**
 * Where another meeting of a series goes when one is moved: by as many days, to the same time of day in the host’s
 * zone. One that was given a time of day of its own before keeps it, as the server does.
 * @param startsAt The new start of the meeting that is moved.
 */
export function movedStart(meeting: Placed, startsAt: string, other: Placed): string {
  if (other.id === meeting.id) return startsAt;
  const { timeZone } = meeting;
  const was = wallClock(meeting.startsAt, timeZone);
  const target = wallClock(startsAt, timeZone);
  const start = wallClock(other.startsAt, timeZone);
  if (start.time !== was.time) return other.startsAt;
  return instantAt(addDays(start.date, daysBetween(was.date, target.date)), target.time, timeZone);
}
