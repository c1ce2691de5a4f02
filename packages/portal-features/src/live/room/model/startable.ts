import type { Appointment } from '@sakina/platform/contract';
import { canStartSession, STARTABLE_AHEAD_MS } from '@sakina/platform/domain';

const HOUR = 3_600_000;

/** How long after its planned start a session that was never started is still offered. */
const STARTABLE_AFTER_MS = 12 * HOUR;

/**
 * The span to look for sessions in: all that can be started now, and no less until the end of the half day. It is part
 * of a cache's key, so it moves by half days only.
 */
export function startableSpan(now: number): { from: string; to: string } {
  const halfDay = Math.floor(now / STARTABLE_AFTER_MS) * STARTABLE_AFTER_MS;
  return {
    from: new Date(halfDay - STARTABLE_AFTER_MS).toISOString(),
    to: new Date(halfDay + STARTABLE_AFTER_MS + STARTABLE_AHEAD_MS).toISOString(),
  };
}

/** Whether an appointment can be started now, or is under way and can be returned to. */
function isStartable(appointment: Appointment, now: number): boolean {
  const isRecent = Date.parse(appointment.startsAt) >= now - STARTABLE_AFTER_MS;
  return canStartSession(appointment, now) && (isRecent || appointment.status === 'IN_PROGRESS');
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
