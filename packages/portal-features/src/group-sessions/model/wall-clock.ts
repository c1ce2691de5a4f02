import { dateIn, offsetMinutes } from '@sakina/platform/format';

const MINUTE = 60_000;

/** The day and the time of day that a zone’s clock shows at an instant: `{ date: '2026-11-24', time: '09:30' }`. */
export function wallClock(instant: string, timeZone: string): { date: string; time: string } {
  const local = new Date(Date.parse(instant) + offsetMinutes(instant, timeZone) * MINUTE).toISOString();
  return { date: dateIn(instant, timeZone), time: local.slice(11, 16) };
}

/** An instant so many minutes later, ISO 8601 in UTC. */
export function minutesAfter(instant: string, minutes: number): string {
  return new Date(Date.parse(instant) + minutes * MINUTE).toISOString();
}

/** Whether a text is a day that can be planned for: `2026-02-30` is none, nor is a year half typed. */
export function isPlannable(date: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || date < '2000-01-01' || date > '2100-12-31') return false;
  const at = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(date);
}
