import type { UserId } from '@sakina/platform/contract';
import type { Tables } from '../store/table.ts';
import type { GroupSessionRow } from '../store/tables/practice.ts';
import { promoteFromWaitlist } from './group-sessions.ts';
import { tellOf } from './tell.ts';

/**
 * Gives the free seats of meetings to those who wait, in order, and tells each of them once, with the first meeting
 * that is theirs.
 */
export function giveFreeSeats(tables: Tables, meetings: readonly GroupSessionRow[], at: Date): GroupSessionRow[] {
  const given = new Map<UserId, GroupSessionRow[]>();
  const seated = meetings.map((meeting) => {
    const after = promoteFromWaitlist(meeting);
    for (const { id } of after.participants.slice(meeting.participants.length))
      given.set(id, [...(given.get(id) ?? []), after]);
    return after;
  });
  for (const [userId, [first, ...others]] of given) {
    if (!first) continue;
    tellOf(tables, 'group.seat', {
      by: null,
      to: { PERSON: userId },
      subject: { groupSessionId: first.id },
      facts: { startsAt: first.startsAt, ...(others.length > 0 && { sessions: others.length + 1 }) },
      at,
    });
  }
  return seated;
}
