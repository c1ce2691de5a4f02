import type { UserId } from '@sakina/platform/contract';
import type { ProviderRow } from '../../store/rows.ts';
import type { Tables } from '../../store/table.ts';
import { giveFreeSeats } from '../../rules/free-seats.ts';
import { isAheadOf } from '../../rules/group-sessions.ts';
import { releaseTime } from '../../rules/calendar.ts';
import { tellViewers } from '../practice/broadcasts.ts';
import { cancelMeeting, tellSeats } from '../practice/group-hosting.ts';
import type { ActContext } from './act-context.ts';

/** What those who come read; the reason of the suspension is the administration’s. */
const REASON = 'The host is not available.';

function groupsOf(tables: Tables, provider: ProviderRow | undefined, now: Date) {
  return tables.groupSessions.all().filter((row) => row.host.id === provider?.id && isAheadOf(row, now));
}

const broadcastsOf = (tables: Tables, provider: ProviderRow | undefined) =>
  tables.broadcasts.all().filter((row) => row.host.id === provider?.id && row.status === 'SCHEDULED');

/** Meetings of groups and broadcasts ahead that someone leads, and the seats that others have in those groups. */
export function countHosted(tables: Tables, provider: ProviderRow | undefined, now: Date) {
  const groups = groupsOf(tables, provider, now);
  return {
    groups: groups.length,
    seats: groups.reduce((sum, { participants }) => sum + participants.length, 0),
    broadcasts: broadcastsOf(tables, provider).length,
  };
}

/**
 * Cancels what a suspended provider leads, tells whoever has a seat or waits for it, and gives the seats of a suspended
 * person in others’ groups to who waits. @param userId Who is suspended.
 */
export function callOffHosted(
  { tables, user, now }: Pick<ActContext, 'tables' | 'user' | 'now'>,
  userId: UserId,
  provider: ProviderRow | undefined,
): void {
  const groups = groupsOf(tables, provider, now);
  tellSeats(tables, 'group.cancel', groups, { by: user.userId, at: now });
  for (const row of groups) cancelMeeting(tables, row, REASON, 'ADMIN');
  for (const row of broadcastsOf(tables, provider)) {
    releaseTime(tables, row.id);
    const cancelled = tables.broadcasts.put({ ...row, status: 'CANCELLED' });
    tellViewers({ tables, user, now }, cancelled, row);
  }
  const left = tables.groupSessions
    .all()
    .filter((row) => isAheadOf(row, now) && row.participants.some(({ id }) => id === userId))
    .map((row) => ({ ...row, participants: row.participants.filter(({ id }) => id !== userId) }));
  for (const row of giveFreeSeats(tables, left, now)) tables.groupSessions.put(row);
}
