import { addDays, daysBetween } from '@sakina/platform/format';

/** Calendar days as `YYYY-MM-DD`; they have no zone, so they are calculated in UTC. */

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The Monday of the week that a day is in. */
export function mondayOf(day: string): string {
  return addDays(day, -((new Date(timeOf(day)).getUTCDay() + 6) % 7));
}

/** How many days a span has, both ends counted. */
export function daysIn(start: string, end: string): number {
  return daysBetween(start, end) + 1;
}

/** First and last day of a month. @param month 1 to 12; 0 is December of the year before. */
export function monthOf(year: number, month: number): { start: string; end: string } {
  return { start: dayAt(Date.UTC(year, month - 1, 1)), end: dayAt(Date.UTC(year, month, 0)) };
}
