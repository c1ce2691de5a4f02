import { dateIn, daysBetween } from '@sakina/platform/format';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** How far away a start is, in the unit people would say. */
export interface Distance {
  value: number;
  unit: 'minute' | 'hour' | 'day';
}

/**
 * The distance to a start: minutes in the last hour and a half, then hours for the rest of the day's length, then days of
 * the calendar, so that 'in 2 days' is never said of tomorrow.
 * @param now Epoch milliseconds.
 * @returns Zero minutes when it is about to begin; negative minutes or hours once it has.
 */
export function distanceTo(startsAt: string, now: number, timeZone: string): Distance {
  const milliseconds = Date.parse(startsAt) - now;
  // Upwards, so that a start is never announced as nearer than it is.
  const minutes = milliseconds > 0 ? Math.ceil(milliseconds / MINUTE_MS) : Math.trunc(milliseconds / MINUTE_MS);
  if (Math.abs(minutes) < 90) return { value: minutes || 0, unit: 'minute' };
  const hours = Math.round(milliseconds / HOUR_MS);
  if (Math.abs(hours) < 24) return { value: hours, unit: 'hour' };
  return {
    value: Math.max(1, daysBetween(dateIn(new Date(now).toISOString(), timeZone), dateIn(startsAt, timeZone))),
    unit: 'day',
  };
}

/** The distance in words: 'in 25 minutes', 'in 3 hours', 'tomorrow', 'in 2 days', '5 minutes ago'. */
export function distanceInWords({ value, unit }: Distance, locale: string): string {
  return new Intl.RelativeTimeFormat(locale, { numeric: unit === 'day' ? 'auto' : 'always' }).format(value, unit);
}
