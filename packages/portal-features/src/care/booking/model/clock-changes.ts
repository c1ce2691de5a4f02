import { dateIn, offsetMinutes } from '@sakina/platform/format';

/** A moment at which a zone's clocks change. */
export interface ClockChange {
  timeZone: string;
  /** The first instant of the new time, ISO 8601 in UTC. */
  at: string;
  /** Its date in that zone. */
  date: string;
  /** Minutes by which the clocks go forward; negative when they go back. */
  minutes: number;
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/**
 * The clock changes of a zone between two moments, in order.
 * @param from Epoch milliseconds.
 * @param to Epoch milliseconds.
 */
export function clockChangesBetween(from: number, to: number, timeZone: string): ClockChange[] {
  const offset = (at: number) => offsetMinutes(new Date(at).toISOString(), timeZone);
  const changes: ClockChange[] = [];
  for (let start = from; start < to; start += DAY_MS) {
    const end = Math.min(start + DAY_MS, to);
    const minutes = offset(end) - offset(start);
    if (minutes === 0) continue;
    const at = new Date(firstMomentOf(offset(end), start, end, offset)).toISOString();
    changes.push({ timeZone, at, date: dateIn(at, timeZone), minutes });
  }
  return changes;
}

/** Binary search for the minute of the change. */
function firstMomentOf(newOffset: number, start: number, end: number, offset: (at: number) => number): number {
  let before = Math.floor(start / MINUTE_MS);
  let after = Math.ceil(end / MINUTE_MS);
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offset(middle * MINUTE_MS) === newOffset) after = middle;
    else before = middle;
  }
  return after * MINUTE_MS;
}

/**
 * The clock changes between now and a session, in any of the zones. Zones that change at the same moment by the same
 * amount are listed once.
 */
export function clockChangesBefore(startsAt: string, now: number, zones: readonly string[]): ClockChange[] {
  const all = [...new Set(zones)].flatMap((zone) => clockChangesBetween(now, Date.parse(startsAt), zone));
  return all.filter(
    (change, index) => all.findIndex((other) => other.at === change.at && other.minutes === change.minutes) === index,
  );
}
