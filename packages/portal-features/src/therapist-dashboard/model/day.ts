import type { Appointment } from '@sakina/platform/contract';
import { canStartSession, sessionStateAt } from '@sakina/platform/domain';
import { dateIn, instantAt } from '@sakina/platform/format';

/**
 * The first moment of the day that holds an instant in a zone.
 * @param now Epoch milliseconds.
 */
export function startOfDay(now: number, timeZone: string): string {
  return instantAt(dateIn(new Date(now).toISOString(), timeZone), '00:00', timeZone);
}

/** The sessions of today in a zone, in their order; those cancelled are left out. */
export function sessionsToday(
  appointments: readonly Appointment[],
  now: number,
  timeZone: string,
): readonly Appointment[] {
  const today = dateIn(new Date(now).toISOString(), timeZone);
  return appointments
    .filter(({ startsAt, status }) => status !== 'CANCELLED' && dateIn(startsAt, timeZone) === today)
    .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
}

/** The first session that is still to come after today. */
export function nextAfterToday(
  appointments: readonly Appointment[],
  now: number,
  timeZone: string,
): Appointment | undefined {
  const today = dateIn(new Date(now).toISOString(), timeZone);
  return appointments
    .filter((one) => sessionStateAt(one, now) === 'AHEAD' && dateIn(one.startsAt, timeZone) > today)
    .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))[0];
}

/** What can be done about a session at this moment. */
export function wayInto(appointment: Appointment, now: number): 'return' | 'start' | 'none' {
  const state = sessionStateAt(appointment, now);
  if (state === 'RUNNING') return 'return';
  return (state === 'AHEAD' || state === 'LATE') && canStartSession(appointment, now) ? 'start' : 'none';
}

/** The session that is under way, else the first that can be started: the one press of the page. */
export function firstToEnter(sessions: readonly Appointment[], now: number): Appointment | undefined {
  return (
    sessions.find((one) => wayInto(one, now) === 'return') ?? sessions.find((one) => wayInto(one, now) === 'start')
  );
}

/** How many bookings that are still to come await a confirmation. */
export function awaitingConfirmation(appointments: readonly Appointment[], now: number): number {
  return appointments.filter((one) => one.status === 'PENDING' && sessionStateAt(one, now) === 'AHEAD').length;
}
