import { dateIn, daysBetween } from '@sakina/platform/format';
import type { RelativeTime } from '@sakina/platform/format';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** How far away an instant is, in the unit a person would use. */
export interface Distance extends RelativeTime {
  unit: 'minute' | 'hour' | 'day';
}

/**
 * Measures the time to an instant: in minutes below 90, in hours below 24, then in calendar days of the reader's zone,
 * so that tomorrow is never 'in 2 days'.
 * @param startsAt ISO 8601.
 * @param now Epoch milliseconds.
 * @param timeZone IANA zone of the reader.
 * @returns Zero minutes at the instant itself; negative after it.
 */
export function distanceTo(startsAt: string, now: number, timeZone: string): Distance {
  const milliseconds = Date.parse(startsAt) - now;
  // Rounded up, so that a start is never announced as nearer than it is.
  const minutes = milliseconds > 0 ? Math.ceil(milliseconds / MINUTE_MS) : Math.trunc(milliseconds / MINUTE_MS);
  if (Math.abs(minutes) < 90) return { value: minutes || 0, unit: 'minute' };
  // Whole hours: who reads “in 2 hours” is never late for it.
  const hours = Math.trunc(milliseconds / HOUR_MS);
  if (Math.abs(hours) < 24) return { value: hours, unit: 'hour' };
  return { value: daysBetween(dateIn(new Date(now).toISOString(), timeZone), dateIn(startsAt, timeZone)), unit: 'day' };
}

/**
 * How the start of something is told of by its distance; `early` where it has begun before its time, `overdue` where
 * its time is past and no one has begun it.
 */
export function startCase(
  { value }: Pick<Distance, 'value'>,
  isRunning: boolean,
): 'now' | 'began' | 'overdue' | 'starts' | 'early' {
  if (value === 0) return 'now';
  if (value < 0) return isRunning ? 'began' : 'overdue';
  return isRunning ? 'early' : 'starts';
}
