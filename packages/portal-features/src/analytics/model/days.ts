/** Calendar days as `YYYY-MM-DD`; they have no zone, so they are calculated in UTC. */

const DAY_MS = 86_400_000;
const PATTERN = /^\d{4}-\d{2}-\d{2}$/;

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Whether a text is a day that the calendar has. */
export function isDay(text: string): boolean {
  const time = timeOf(text);
  return PATTERN.test(text) && !Number.isNaN(time) && dayAt(time) === text;
}

/** The day a number of days later, or earlier with a negative number. */
export function plusDays(day: string, count: number): string {
  return dayAt(timeOf(day) + count * DAY_MS);
}

/** The Monday of the week that a day is in. */
export function mondayOf(day: string): string {
  return plusDays(day, -((new Date(timeOf(day)).getUTCDay() + 6) % 7));
}

/** How many days a span has, both ends counted. */
export function daysIn(start: string, end: string): number {
  return Math.round((timeOf(end) - timeOf(start)) / DAY_MS) + 1;
}

/** First and last day of a month. @param month 1 to 12; 0 is December of the year before. */
export function monthOf(year: number, month: number): { start: string; end: string } {
  return { start: dayAt(Date.UTC(year, month - 1, 1)), end: dayAt(Date.UTC(year, month, 0)) };
}
