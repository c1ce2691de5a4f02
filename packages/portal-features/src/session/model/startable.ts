import type { Appointment } from '@sakina/platform/contract';

const HOUR = 3_600_000;

/** How far ahead a session may be started (CALL-14: not more than a day). */
export const STARTABLE_AHEAD_MS = 24 * HOUR;
/** How long after its planned start a session that nobody started is still offered. */
export const STARTABLE_AFTER_MS = 12 * HOUR;

/** The span to look for sessions in, around the present. */
export function startableSpan(now: number): { from: string; to: string } {
  return {
    from: new Date(now - STARTABLE_AFTER_MS).toISOString(),
    to: new Date(now + STARTABLE_AHEAD_MS).toISOString(),
  };
}

/** Whether an appointment can be started now, or is under way and can be returned to. */
export function isStartable(appointment: Appointment, now: number): boolean {
  if (appointment.status === 'IN_PROGRESS') return true;
  if (appointment.status !== 'CONFIRMED' && appointment.status !== 'PENDING') return false;
  const startsAt = Date.parse(appointment.startsAt);
  return startsAt >= now - STARTABLE_AFTER_MS && startsAt <= now + STARTABLE_AHEAD_MS;
}

/** What can be started, the session under way first, then by start. */
export function startable(appointments: readonly Appointment[], now: number): readonly Appointment[] {
  const underWay = (appointment: Appointment) => (appointment.status === 'IN_PROGRESS' ? 0 : 1);
  return appointments
    .filter((appointment) => isStartable(appointment, now))
    .toSorted((a, b) => underWay(a) - underWay(b) || Date.parse(a.startsAt) - Date.parse(b.startsAt));
}

/** Whole minutes between two instants, rounded up as they are billed; at least one. */
export function minutesBetween(start: string, end: string): number {
  return Math.max(1, Math.ceil((Date.parse(end) - Date.parse(start)) / 60_000));
}
