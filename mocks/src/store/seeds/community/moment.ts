import { iso } from '../../../clock.ts';

const DAY = 86_400_000;

/** The instant a number of days ago, at a minute of the day in UTC; never in the future. */
export function momentOf(now: Date, daysAgo: number, minuteOfDay: number): string {
  const midnight = Math.floor(now.getTime() / DAY) * DAY;
  return iso(Math.min(midnight - daysAgo * DAY + minuteOfDay * 60_000, now.getTime() - 60_000));
}

/** The instant a number of hours ago. */
export const hoursAgo = (now: Date, hours: number) => iso(now.getTime() - hours * 3_600_000);
