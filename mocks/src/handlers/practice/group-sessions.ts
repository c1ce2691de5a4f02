import { getGroupSession, joinGroupSession, leaveGroupSession, listGroupSessions } from '@sakina/platform/contract';
import { iso } from '../../clock.ts';
import { giveFreeSeats } from '../../rules/free-seats.ts';
import { groupSessionFor, isAheadOf } from '../../rules/group-sessions.ts';
import type { Tables } from '../../store/table.ts';
import type { GroupSessionRow } from '../../store/tables/practice.ts';
import { ApiFailure, invalid, notFound, unauthenticated } from '../api-failure.ts';
import { cursorPage } from '../cursor.ts';
import { defineHandler } from '../define-handler.ts';

/** The meeting of a path parameter. @throws ApiFailure 404 */
export function groupSessionBy(tables: Tables, id: string): GroupSessionRow {
  const row = tables.groupSessions.get(id);
  if (!row) throw notFound('this group');
  return row;
}

export const groupNotOpen = (message: string) => new ApiFailure(409, 'GROUP_NOT_OPEN', message);

const isOf = <Value>(wanted: readonly Value[] | undefined, value: Value) =>
  !wanted || wanted.length === 0 || wanted.includes(value);

export const listGroupSessionsHandler = defineHandler(listGroupSessions, ({ tables, query, caller, now }) => {
  const { after, limit, ...filters } = query;
  if (filters.mine && caller === null) throw unauthenticated();
  const holds = (row: GroupSessionRow) =>
    [...row.participants, ...row.waitlist].some(({ id }) => id === caller?.userId);
  const isOpen = (row: GroupSessionRow) =>
    row.status === 'LIVE' || (row.status === 'SCHEDULED' && Date.parse(row.endsAt) > now.getTime());
  const found = tables.groupSessions
    .all()
    .filter(
      (row) =>
        (filters.mine ? holds(row) : isOpen(row)) &&
        isOf(filters.topic, row.topic) &&
        isOf(filters.language, row.language) &&
        (filters.audience === undefined || row.audience === filters.audience) &&
        (filters.hostId === undefined || row.host.id === filters.hostId) &&
        (filters.from === undefined || Date.parse(row.endsAt) > Date.parse(filters.from)) &&
        (filters.to === undefined || Date.parse(row.startsAt) < Date.parse(filters.to)) &&
        (!filters.hasSeats || row.participants.length < row.capacity) &&
        (!filters.isFree || row.price.amountMinor === 0),
    );
  const keyOf = ({ startsAt, id }: { startsAt: string; id: string }) => `${startsAt} ${id}`;
  const sorted = found.toSorted((first, second) => (keyOf(first) < keyOf(second) ? -1 : 1));
  const page = cursorPage(
    sorted,
    { after, limit },
    { of: ['groupSessions', filters, filters.mine ? caller?.userId : null], keyOf, direction: 'asc' },
  );
  return {
    ...page,
    items: page.items.map((row) => groupSessionFor(row, caller?.userId ?? null, row.host.id === caller?.providerId)),
  };
});

export const getGroupSessionHandler = defineHandler(getGroupSession, ({ tables, params, caller }) => {
  const row = groupSessionBy(tables, params.id);
  return groupSessionFor(row, caller?.userId ?? null, row.host.id === caller?.providerId);
});

export const joinGroupSessionHandler = defineHandler(joinGroupSession, ({ tables, params, body, user, now }) => {
  const row = groupSessionBy(tables, params.id);
  if (row.host.id === user.providerId) throw new ApiFailure(409, 'OWN_GROUP', 'You lead this group yourself.');
  if (!isAheadOf(row, now)) throw groupNotOpen('This meeting has begun, is over, or was canceled.');
  if (row.audience !== 'EVERYONE' && body.affirmsAudience !== true) {
    throw invalid({
      affirmsAudience: `This group is for ${row.audience === 'WOMEN' ? 'women' : 'men'}. Please say that you belong to them.`,
    });
  }
  if (row.participants.some(({ id }) => id === user.userId)) return groupSessionFor(row, user.userId);
  const holder = { id: user.userId, displayName: user.displayName, joinedAt: iso(now) };
  const isWaiting = row.waitlist.some(({ id }) => id === user.userId);
  if (row.participants.length < row.capacity && row.waitlist.length === 0) {
    return groupSessionFor(
      tables.groupSessions.put({ ...row, participants: [...row.participants, holder] }),
      user.userId,
    );
  }
  if (!body.waitlist && !isWaiting) {
    throw new ApiFailure(409, 'GROUP_FULL', 'Every seat is taken. You can wait for one.', {
      waitlistCount: row.waitlist.length,
    });
  }
  return groupSessionFor(
    isWaiting ? row : tables.groupSessions.put({ ...row, waitlist: [...row.waitlist, holder] }),
    user.userId,
  );
});

export const leaveGroupSessionHandler = defineHandler(leaveGroupSession, ({ tables, params, user, now }) => {
  const row = groupSessionBy(tables, params.id);
  const others = <Holder extends { id: string }>(holders: readonly Holder[]) =>
    holders.filter(({ id }) => id !== user.userId);
  const left = { ...row, participants: others(row.participants), waitlist: others(row.waitlist) };
  if (left.participants.length + left.waitlist.length === row.participants.length + row.waitlist.length)
    throw new ApiFailure(409, 'NOT_JOINED', 'You have no place in this group.');
  if (!isAheadOf(row, now)) throw groupNotOpen('This meeting has begun, is over, or was canceled.');
  const [seated = left] = giveFreeSeats(tables, [left], now);
  return groupSessionFor(tables.groupSessions.put(seated), user.userId);
});
