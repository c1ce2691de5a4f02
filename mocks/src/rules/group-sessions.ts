import type { GroupRecurrence, GroupScope, GroupSession, HostedGroupSession, UserId } from '@sakina/platform/contract';
import { isMeetingAhead } from '@sakina/platform/domain';
import { dateIn, plusDays, wallTime } from '../clock.ts';
import type { GroupSessionRow } from '../store/tables/practice.ts';

/** A meeting as a participant sees it: their own seat, and the room only if they may enter it. */
export function groupSessionFor(
  { participants, waitlist, ...row }: GroupSessionRow,
  userId: UserId | null,
  isHost = false,
): GroupSession {
  const seat = participants.find(({ id }) => id === userId);
  const place = waitlist.findIndex(({ id }) => id === userId);
  const waiting = waitlist[place];
  const ownSeat = seat
    ? { status: 'CONFIRMED' as const, waitlistPosition: null, joinedAt: seat.joinedAt }
    : waiting
      ? { status: 'WAITLISTED' as const, waitlistPosition: place + 1, joinedAt: waiting.joinedAt }
      : null;
  return {
    ...row,
    joinedCount: participants.length,
    waitlistCount: waitlist.length,
    ownSeat,
    roomName: seat || isHost ? row.roomName : null,
  };
}

/** The id of the row of a participant of a meeting. */
export const memberRowId = (groupId: string, userId: string) => `${groupId} ${userId}`;

/** A meeting as its host sees it. */
export function hostedGroupSession(row: GroupSessionRow): HostedGroupSession {
  return {
    ...groupSessionFor(row, null, true),
    participants: [
      ...row.participants.map((entry) => ({ ...entry, status: 'CONFIRMED' as const, waitlistPosition: null })),
      ...row.waitlist.map((entry, index) => ({ ...entry, status: 'WAITLISTED' as const, waitlistPosition: index + 1 })),
    ],
  };
}

/** Moves people from the waitlist to free seats, in order. */
export function promoteFromWaitlist(row: GroupSessionRow): GroupSessionRow {
  const free = Math.max(0, row.capacity - row.participants.length);
  return free === 0 || row.waitlist.length === 0
    ? row
    : {
        ...row,
        participants: [...row.participants, ...row.waitlist.slice(0, free)],
        waitlist: row.waitlist.slice(free),
      };
}

/** Whether a meeting is in the future, so that it can be joined, left, changed or cancelled. */
export function isAheadOf(row: GroupSessionRow, now: Date): boolean {
  return isMeetingAhead(row, now.getTime());
}

/**
 * The starts of a series, each at the same wall-clock time in the host's zone. A month without that day uses its last
 * one.
 */
export function startsOfSeries(
  startsAt: string,
  timeZone: string,
  { frequency, occurrences }: GroupRecurrence,
): Date[] {
  const first = new Date(startsAt);
  const date = dateIn(first, timeZone);
  const time = timeOfDayIn(first, timeZone);
  return Array.from({ length: occurrences }, (_, index) => {
    if (index === 0) return first;
    const day =
      frequency === 'MONTHLY' ? date.add({ months: index }) : plusDays(date, index * (frequency === 'WEEKLY' ? 7 : 14));
    return wallTime(day, time, timeZone);
  });
}

/** The time of day `HH:mm` that a zone's clock shows. */
function timeOfDayIn(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
}

/** The meetings that a change of one is for: itself, and by scope others of its series that are still ahead. */
export function meetingsOf(
  rows: readonly GroupSessionRow[],
  row: GroupSessionRow,
  scope: GroupScope,
  now: Date,
): GroupSessionRow[] {
  const { series } = row;
  if (scope === 'THIS' || !series) return [row];
  return rows.filter(
    (other) =>
      other.series?.id === series.id &&
      (scope === 'ALL' || other.series.position >= series.position) &&
      isAheadOf(other, now),
  );
}

const DAY_MS = 86_400_000;

/**
 * The start of another meeting of a series, moved as one was: by as many days, to the same time of day in the host's
 * zone. A meeting that was given a time of day of its own before keeps it.
 */
export function movedLike(row: GroupSessionRow, startsAt: string, other: GroupSessionRow): string {
  const target = new Date(startsAt);
  if (other.id === row.id) return target.toISOString();
  const { timeZone } = row;
  const was = new Date(row.startsAt);
  const start = new Date(other.startsAt);
  if (timeOfDayIn(start, timeZone) !== timeOfDayIn(was, timeZone)) return other.startsAt;
  const utc = (at: Date) => Date.parse(dateIn(at, timeZone).toString());
  const day = plusDays(dateIn(start, timeZone), (utc(target) - utc(was)) / DAY_MS);
  return wallTime(day, timeOfDayIn(target, timeZone), timeZone).toISOString();
}
