import type { Appointment, CalendarEvent, SessionNote } from '@sakina/platform/contract';
import { conflictsOf, isToCome, owedFor, sessionStateAt } from '@sakina/platform/domain';
import { addDays, dateIn, instantAt } from '@sakina/platform/format';
import { daySpan } from '../../shared/today/index.ts';

const MINUTE = 60_000;

/** How long before its start a session is offered to be started, in milliseconds. */
const START_AHEAD_MS = 15 * MINUTE;
/** How long before its start someone may be waiting in the room of a session, in milliseconds. */
export const WAITING_AHEAD_MS = 60 * MINUTE;
/** Days back in which something may be left to finish, and ahead in which a booking may be confirmed here. */
const DAYS_AROUND = 7;
/** How long a cancellation by someone else is told of, in milliseconds, where the session is not of today. */
const TOLD_FOR_MS = 24 * 60 * MINUTE;

/** Where a line stands, in the order of the page. */
export const lanes = ['danger', 'waiting', 'now', 'cancelled', 'next', 'later', 'finish', 'ahead', 'over'] as const;
type Lane = (typeof lanes)[number];

/** The one next action of a session, or null where there is nothing to do. */
export type Step =
  | 'admit'
  | 'return'
  | 'start'
  | 'confirm'
  | 'prepare'
  | 'credentials'
  | 'suspended'
  | 'settle'
  | 'write'
  | 'sign'
  | null;

/** Credentials can be renewed; a suspension of the practice is only explained, in the calendar. */
const heldBackStep = (why: NonNullable<Appointment['heldBack']>): Step =>
  why === 'SUSPENDED' ? 'suspended' : 'credentials';

/** One line of the board: a session with its next action, or something else that stands on the calendar. */
export interface BoardLine {
  readonly id: string;
  readonly lane: Lane;
  readonly step: Step;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly appointment: Appointment | undefined;
  readonly event: CalendarEvent | undefined;
  /** Names of what is at the same time; none for what is over or cancelled. */
  readonly conflicts: readonly string[];
}

/** The days that are read: a week back and a week ahead. */
export function boardSpan(now: number, timeZone: string): { from: string; to: string } {
  const today = dateIn(new Date(now).toISOString(), timeZone);
  return {
    from: instantAt(addDays(today, -DAYS_AROUND), '00:00', timeZone),
    to: instantAt(addDays(today, DAYS_AROUND + 1), '00:00', timeZone),
  };
}

const byStart = <T extends { startsAt: string }>(a: T, b: T) => Date.parse(a.startsAt) - Date.parse(b.startsAt);

/** The confirmed session that comes next, late ones included: the one whose room is asked for. */
export function nextConfirmed(appointments: readonly Appointment[], now: number): Appointment | undefined {
  return appointments.filter((one) => one.status === 'CONFIRMED' && isToCome(one, now)).toSorted(byStart)[0];
}

export interface BoardInput {
  appointments: readonly Appointment[];
  events: readonly CalendarEvent[];
  /** null where records are closed to this account, or could not be read: then no note is asked for. */
  notes: readonly SessionNote[] | null;
  /** Clients of whom an open alert says that they may be in danger. */
  inDanger: ReadonlySet<string>;
  /** The session in whose room someone waits. */
  waitingId: string | undefined;
  /** Epoch milliseconds. */
  now: number;
  timeZone: string;
}

/** The provider's day as lines, each in its lane with one next action, by lane and then by time. */
export function boardOf({
  appointments,
  events,
  notes,
  inDanger,
  waitingId,
  now,
  timeZone,
}: BoardInput): readonly BoardLine[] {
  const day = daySpan(now, timeZone);
  const isToday = (startsAt: string) =>
    Date.parse(startsAt) >= Date.parse(day.start) && Date.parse(startsAt) < Date.parse(day.end);
  const isBusy = appointments.some(({ status }) => status === 'IN_PROGRESS');
  const next = nextConfirmed(appointments, now);
  const noteOf = new Map(notes?.map((note) => [note.appointmentId, note]));

  function finishing(one: Appointment): { lane: Lane; step: Step } | null {
    const owed = notes && owedFor(one, noteOf.get(one.id), now);
    if (owed === 'WRITE_NOTE') return { lane: 'finish', step: 'write' };
    if (owed === 'SIGN_NOTE') return { lane: 'finish', step: 'sign' };
    return isToday(one.startsAt) ? { lane: 'over', step: null } : null;
  }

  /** What is cancelled is told of, and first of all where the client may be in danger. */
  function cancelled({ client, startsAt, cancellation }: Appointment): { lane: Lane; step: Step } | null {
    if (!cancellation || (cancellation.by === 'PROVIDER' && !isToday(startsAt))) return null;
    if (!isToday(startsAt) && Date.parse(cancellation.at) < now - TOLD_FOR_MS) return null;
    const isDanger = cancellation.by === 'CLIENT' && inDanger.has(client.id);
    return { lane: isDanger ? 'danger' : 'cancelled', step: isDanger ? 'prepare' : null };
  }

  function place(one: Appointment): { lane: Lane; step: Step } | null {
    const state = sessionStateAt(one, now);
    if (state === 'CANCELLED') return cancelled(one);
    if (state === 'RUNNING') return { lane: 'now', step: 'return' };
    if (state === 'HELD' || state === 'MISSED') return finishing(one);
    if (state === 'UNSETTLED') return { lane: 'finish', step: 'settle' };
    if (one.id === waitingId) {
      if (one.heldBack) return { lane: 'waiting', step: heldBackStep(one.heldBack) };
      return { lane: 'waiting', step: isBusy ? 'prepare' : 'admit' };
    }
    if (!isToday(one.startsAt)) return one.status === 'PENDING' ? { lane: 'ahead', step: 'confirm' } : null;
    const lane = one.id === next?.id ? 'next' : 'later';
    if (one.status === 'PENDING') return { lane, step: 'confirm' };
    if (one.heldBack) return { lane, step: heldBackStep(one.heldBack) };
    const canStart = lane === 'next' && !isBusy && Date.parse(one.startsAt) <= now + START_AHEAD_MS;
    return { lane, step: canStart ? 'start' : 'prepare' };
  }

  const conflictNames = (own: { id: string; startsAt: string; endsAt: string }) =>
    conflictsOf(own, events).map(({ title }) => title);

  const known = new Set(appointments.map(({ id }) => id));
  const sessions = appointments.flatMap((one): BoardLine[] => {
    const placed = place(one);
    const { id, startsAt, endsAt } = one;
    if (!placed) return [];
    const conflicts = isToCome(one, now) ? conflictNames(one) : [];
    return [{ ...placed, id, startsAt, endsAt, appointment: one, event: undefined, conflicts }];
  });
  const others = events
    .filter(({ isCancelled }) => !isCancelled)
    .filter(({ appointmentId, startsAt }) => (appointmentId === null || !known.has(appointmentId)) && isToday(startsAt))
    .map((event): BoardLine => {
      const { id, startsAt, endsAt } = event;
      const lane = Date.parse(endsAt) <= now ? 'over' : Date.parse(startsAt) <= now ? 'now' : 'later';
      const conflicts = lane === 'over' ? [] : conflictNames(event);
      return { id, lane, step: null, startsAt, endsAt, appointment: undefined, event, conflicts };
    });
  return [...sessions, ...others].toSorted((a, b) => lanes.indexOf(a.lane) - lanes.indexOf(b.lane) || byStart(a, b));
}

/** Two boards with the same words: which lines stand where, with what to do. */
export function signatureOf(board: readonly BoardLine[]): string {
  return board
    .map(({ id, lane, step, startsAt, conflicts }) => [id, lane, step, startsAt, ...conflicts].join(' '))
    .join('\n');
}
