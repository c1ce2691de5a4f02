import type { Appointment, GroupSession } from '@sakina/platform/contract';
import { seatStateAt } from '@sakina/platform/domain';
import type { Coming } from './arrange.ts';

/**
 * One line of what comes after the next session: a session, a seat in a group, or the upcoming sessions of one series.
 */
export type Entry =
  | { kind: 'session'; id: string; startsAt: string; session: Appointment }
  | { kind: 'seat'; id: string; startsAt: string; seat: GroupSession }
  | { kind: 'series'; id: string; startsAt: string; sessions: readonly Appointment[] };

/** One line of what is over. */
export type PastEntry = Extract<Entry, { kind: 'session' | 'seat' }>;

/** What comes next, and the lines after it. At most one of `next` and `nextSeat` is there. */
export interface Entries {
  next: Appointment | null;
  nextSeat: GroupSession | null;
  later: readonly Entry[];
}

const byStart = (a: { startsAt: string }, b: { startsAt: string }) => Date.parse(a.startsAt) - Date.parse(b.startsAt);

/** Whether a place is shown: a seat, a place in line, or a meeting that was cancelled and whose time has not passed. */
function isShown(seat: GroupSession, now: number): boolean {
  const state = seatStateAt(seat, now);
  if (state === 'CANCELLED') return Date.parse(seat.startsAt) > now;
  return state === 'SEATED' || state === 'RUNNING' || state === 'WAITLISTED';
}

/** Whether a seat is over: its meeting ended, was not held, or was cancelled and its time has come. */
function isPast(seat: GroupSession, now: number): boolean {
  const state = seatStateAt(seat, now);
  const isOver = state === 'OVER' || (state === 'CANCELLED' && Date.parse(seat.startsAt) <= now);
  return isOver && seat.ownSeat?.status === 'CONFIRMED';
}

const sessionEntry = (session: Appointment) =>
  ({ kind: 'session', id: session.id, startsAt: session.startsAt, session }) as const;
const seatEntry = (seat: GroupSession) => ({ kind: 'seat', id: seat.id, startsAt: seat.startsAt, seat }) as const;

/** The seat that comes before the next session: one that runs, unless a session does, or one that starts earlier. */
function seatBefore(seats: readonly GroupSession[], next: Appointment | null, now: number): GroupSession | null {
  if (next?.status === 'IN_PROGRESS') return null;
  const certain = seats.filter((seat) => ['SEATED', 'RUNNING'].includes(seatStateAt(seat, now)));
  const first = certain.find(({ status }) => status === 'LIVE') ?? certain[0];
  if (!first) return null;
  return first.status === 'LIVE' || !next || byStart(first, next) < 0 ? first : null;
}

/** Sessions as lines, those of one series as one where there are several; a cancelled one stands by itself. */
function sessionEntries(sessions: readonly Appointment[]): Entry[] {
  const upcoming = (id: string) => sessions.filter(({ series, status }) => series?.id === id && status !== 'CANCELLED');
  return sessions.flatMap((session): Entry[] => {
    const line = sessionEntry(session);
    if (!session.series || session.status === 'CANCELLED') return [line];
    const members = upcoming(session.series.id);
    if (members.length < 2) return [line];
    if (members[0] !== session) return [];
    return [{ kind: 'series', id: session.series.id, startsAt: session.startsAt, sessions: members }];
  });
}

/**
 * Arranges a person’s sessions and seats by start.
 * @param coming Their sessions, arranged.
 * @param places The meetings in which they have a place.
 * @param now Epoch milliseconds.
 */
export function arrangeEntries({ next, later }: Coming, places: readonly GroupSession[], now: number): Entries {
  const seats = places.filter((seat) => isShown(seat, now)).toSorted(byStart);
  const nextSeat = seatBefore(seats, next, now);
  const sessions = nextSeat && next ? [next, ...later].toSorted(byStart) : later;
  const lines = seats.filter((seat) => seat !== nextSeat).map(seatEntry);
  return {
    next: nextSeat ? null : next,
    nextSeat,
    later: [...sessionEntries(sessions), ...lines].toSorted(byStart),
  };
}

/**
 * What can be shown of a list of which earlier sessions are still to be read: no seat stands where such a session may
 * come between.
 * @param entries The latest first.
 * @param readUntil Start of the earliest session that was read; null once all are.
 */
export function entriesUntil(entries: readonly PastEntry[], readUntil: string | null): readonly PastEntry[] {
  if (readUntil === null) return entries;
  return entries.filter(({ startsAt }) => Date.parse(startsAt) >= Date.parse(readUntil));
}

/**
 * Arranges what is over, the latest first.
 * @param sessions The sessions that are over.
 * @param places The meetings in which the person had a place; of one that is named twice the later one counts.
 * @param now Epoch milliseconds.
 */
export function pastEntries(
  sessions: readonly Appointment[],
  places: readonly GroupSession[],
  now: number,
): PastEntry[] {
  const seats = [...new Map(places.map((seat) => [seat.id, seat])).values()].filter((seat) => isPast(seat, now));
  return [...sessions.map(sessionEntry), ...seats.map(seatEntry)].toSorted((first, second) => byStart(second, first));
}
