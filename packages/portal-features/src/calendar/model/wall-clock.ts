import { dateIn, offsetMinutes } from '@sakina/platform/format';

const MINUTE = 60_000;

/** The day and the time of day that a zone’s clock shows at an instant: `{ date: '2026-11-24', time: '09:30' }`. */
export function wallClock(instant: string, timeZone: string): { date: string; time: string } {
  const local = new Date(Date.parse(instant) + offsetMinutes(instant, timeZone) * MINUTE).toISOString();
  return { date: dateIn(instant, timeZone), time: local.slice(11, 16) };
}

/** Minutes since midnight of a wall-clock time `HH:mm`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** An instant so many minutes later, ISO 8601 in UTC. */
export function minutesAfter(instant: string, minutes: number): string {
  return new Date(Date.parse(instant) + minutes * MINUTE).toISOString();
}

/** Whether two stretches of time share a part; those that only touch do not. */
export function isOverlap(
  one: { startsAt: string; endsAt: string },
  other: { startsAt: string; endsAt: string },
): boolean {
  return Date.parse(one.startsAt) < Date.parse(other.endsAt) && Date.parse(other.startsAt) < Date.parse(one.endsAt);
}
