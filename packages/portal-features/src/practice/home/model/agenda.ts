import type { Appointment, CalendarEvent } from '@sakina/platform/contract';
import { canStartSession, isToCome, sessionStateAt } from '@sakina/platform/domain';

const HOUR = 3_600_000;

/** How long a booking counts as new. */
const NEW_BOOKING_MS = 48 * HOUR;

/** The session under way, else the earliest one that is still to come or late. */
export function nextSession(appointments: readonly Appointment[], now: number): Appointment | undefined {
  const byStart = appointments.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
  return (
    byStart.find((appointment) => appointment.status === 'IN_PROGRESS') ??
    byStart.find((appointment) => isToCome(appointment, now))
  );
}

/** Whether a session may be started at this moment. */
export function canStart(appointment: Appointment, now: number): boolean {
  return canStartSession(appointment, now);
}

/**
 * Bookings to look at: first all that wait to be confirmed, by start, then those of the last two days, the newest
 * booking first. Only sessions that are still to come.
 */
export function newBookings(appointments: readonly Appointment[], now: number): readonly Appointment[] {
  const ahead = appointments.filter((appointment) => sessionStateAt(appointment, now) === 'AHEAD');
  const pending = ahead
    .filter(({ status }) => status === 'PENDING')
    .toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
  const recent = ahead
    .filter(({ status, createdAt }) => status !== 'PENDING' && Date.parse(createdAt) > now - NEW_BOOKING_MS)
    .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
  return [...pending, ...recent];
}

/** One line of the day. */
export interface AgendaEntry {
  readonly event: CalendarEvent;
  /** The session behind the event, where there is one and it is known. */
  readonly appointment: Appointment | undefined;
  readonly phase: 'over' | 'now' | 'ahead';
  readonly isCanceled: boolean;
}

/** Nothing more happens in these. */
const OVER: ReadonlySet<Appointment['status']> = new Set(['COMPLETED', 'NO_SHOW']);

/** How many sessions of a day are held or still to come. */
export const sessionsIn = (entries: readonly AgendaEntry[]): number =>
  entries.filter(({ event, isCanceled }) => event.kind === 'APPOINTMENT' && !isCanceled).length;

/**
 * The day in its order, each event with the session behind it. A canceled session stays in its place, as on the
 * calendar.
 */
export function agendaOf(
  events: readonly CalendarEvent[],
  appointments: readonly Appointment[],
  now: number,
): readonly AgendaEntry[] {
  const byId = new Map(appointments.map((appointment) => [appointment.id, appointment]));
  return events
    .map((event): AgendaEntry => {
      const appointment = event.appointmentId === null ? undefined : byId.get(event.appointmentId);
      const isCanceled = event.isCancelled ?? appointment?.status === 'CANCELLED';
      return { event, appointment, phase: isCanceled ? 'over' : phaseOf(event, appointment, now), isCanceled };
    })
    .toSorted((a, b) => Date.parse(a.event.startsAt) - Date.parse(b.event.startsAt));
}

function phaseOf(event: CalendarEvent, appointment: Appointment | undefined, now: number): AgendaEntry['phase'] {
  if (appointment?.status === 'IN_PROGRESS') return 'now';
  if (appointment && OVER.has(appointment.status)) return 'over';
  if (Date.parse(event.endsAt) <= now) return 'over';
  return Date.parse(event.startsAt) <= now ? 'now' : 'ahead';
}
