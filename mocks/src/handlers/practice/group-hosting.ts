import {
  cancelGroupSession,
  createGroupSession,
  listHostedGroupSessions,
  setGroupSessionStatus,
  updateGroupSession,
} from '@sakina/platform/contract';
import type { CalendarEvent, GroupSessionId, HostedGroupSession, UserId } from '@sakina/platform/contract';
import { addMinutes, iso } from '../../clock.ts';
import { blockIdOf, calendarOf, eventsIn, blockTime, releaseTime } from '../../rules/calendar.ts';
import { giveFreeSeats } from '../../rules/free-seats.ts';
import { hostedGroupSession, isAheadOf, meetingsOf, movedLike, startsOfSeries } from '../../rules/group-sessions.ts';
import { invoiceSeats } from '../../rules/seat-invoices.ts';
import { tellOf } from '../../rules/tell.ts';
import type { Tables } from '../../store/table.ts';
import type { GroupSessionRow } from '../../store/tables/practice.ts';
import { ApiFailure, forbidden, invalid, versionConflict } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import { byStart } from '../find.ts';
import type { Lookup } from '../find.ts';
import { refuseConflicts } from './calendar-conflict.ts';
import { groupNotOpen, groupSessionBy } from './group-sessions.ts';
import { newCode, newId, requireProvider, requireVerified } from './own.ts';

/** A meeting that the caller leads. @throws ApiFailure 403 or 404 */
export function hostedBy({ tables, user }: Lookup, id: string): GroupSessionRow {
  const row = groupSessionBy(tables, id);
  if (row.host.id !== user.providerId) throw forbidden('Someone else leads this group.');
  return row;
}

/** A change by the host, which increases the version. */
function putChanged(tables: Tables, row: GroupSessionRow): HostedGroupSession {
  return hostedGroupSession(tables.groupSessions.put({ ...row, version: row.version + 1 }));
}

export const createGroupSessionHandler = defineHandler(createGroupSession, (context) => {
  const {
    tables,
    now,
    body: { recurrence, startsAt, durationMinutes, ...details },
  } = context;
  const provider = requireVerified(context);
  if (Date.parse(startsAt) <= now.getTime()) throw invalid({ startsAt: 'This time has passed already.' });
  if (Date.parse(startsAt) > addMinutes(now, FURTHEST_MINUTES).getTime())
    throw invalid({ startsAt: 'This is more than a year away.' });
  const starts = recurrence ? startsOfSeries(startsAt, provider.timeZone, recurrence) : [new Date(startsAt)];
  const spans = starts.map((start) => ({ start: start.getTime(), end: addMinutes(start, durationMinutes).getTime() }));
  const standing = calendarOf(tables, provider);
  refuseConflicts(spans.flatMap((span): CalendarEvent[] => eventsIn(standing, span)));
  const seriesId = newId<string>('srs');
  const rows = spans.map((span, index): GroupSessionRow => ({
    ...details,
    id: newId<GroupSessionId>('grp'),
    host: { id: provider.id, displayName: provider.displayName, kind: provider.kind },
    startsAt: iso(span.start),
    endsAt: iso(span.end),
    durationMinutes,
    timeZone: provider.timeZone,
    status: 'SCHEDULED',
    series: recurrence
      ? { id: seriesId, frequency: recurrence.frequency, position: index + 1, occurrences: recurrence.occurrences }
      : null,
    cancellationReason: null,
    roomName: newCode(20),
    participants: [],
    waitlist: [],
    version: 1,
  }));
  for (const row of rows) {
    tables.groupSessions.put(row);
    blockTime(tables, provider, row);
  }
  const [first] = rows as [GroupSessionRow, ...GroupSessionRow[]];
  return hostedGroupSession(first);
});

const FURTHEST_MINUTES = 366 * 24 * 60;

export const listHostedGroupSessionsHandler = defineHandler(listHostedGroupSessions, ({ tables, user, query, now }) => {
  const own = byStart(
    tables.groupSessions
      .all()
      .filter((row) => row.host.id === user.providerId && (query.status === undefined || row.status === query.status)),
  );
  const isPast = (row: GroupSessionRow) => Date.parse(row.endsAt) <= now.getTime();
  return { items: [...own.filter((row) => !isPast(row)), ...own.filter(isPast).toReversed()].map(hostedGroupSession) };
});

export const updateGroupSessionHandler = defineHandler(updateGroupSession, (context) => {
  const {
    tables,
    now,
    body: { version, scope = 'THIS', startsAt, ...changes },
  } = context;
  const row = hostedBy(context, context.params.id);
  const provider = requireProvider(context);
  if (!isAheadOf(row, now)) throw groupNotOpen('This meeting has begun, is over, or was canceled.');
  if (version !== row.version)
    throw versionConflict('This group was changed in another window. Read it again before you save.', {
      version: row.version,
    });
  const touched = meetingsOf(tables.groupSessions.all(), row, scope, now);
  const taken = Math.max(...touched.map(({ participants }) => participants.length));
  if (changes.capacity !== undefined && changes.capacity < taken) {
    throw invalid({ capacity: `${taken} seats are taken. The group cannot be smaller than that.` });
  }
  const changed = touched.map((other) => withChanges(other, changes, startsAt && movedLike(row, startsAt, other)));
  if (changed.some((other) => Date.parse(other.startsAt) <= now.getTime()))
    throw invalid({ startsAt: 'This time has passed already.' });
  const own = new Set(touched.map(({ id }) => blockIdOf(id)));
  const others = calendarOf(tables, provider).filter((event) => !own.has(event.id));
  const moved = changed.filter(
    (other, index) => other.startsAt !== touched[index]?.startsAt || other.endsAt !== touched[index]?.endsAt,
  );
  refuseConflicts(
    moved.flatMap((other): CalendarEvent[] =>
      eventsIn(others, { start: Date.parse(other.startsAt), end: Date.parse(other.endsAt) }),
    ),
  );
  const from = new Map(touched.map((other) => [other.id as string, other.startsAt]));
  if (moved.length > 0) tellSeats(tables, 'group.change', moved, { by: context.user.userId, at: now, from });
  const saved = giveFreeSeats(tables, changed, now).map((other) => {
    blockTime(tables, provider, other);
    return putChanged(tables, other);
  });
  return saved.find(({ id }) => id === row.id) ?? hostedGroupSession(row);
});

interface MeetingChanges {
  title?: string | undefined;
  description?: string | undefined;
  durationMinutes?: number | undefined;
  capacity?: number | undefined;
}

function withChanges(row: GroupSessionRow, changes: MeetingChanges, start: string | undefined): GroupSessionRow {
  const startsAt = iso(new Date(start ?? row.startsAt));
  const durationMinutes = changes.durationMinutes ?? row.durationMinutes;
  return {
    ...row,
    startsAt,
    endsAt: iso(addMinutes(startsAt, durationMinutes)),
    durationMinutes,
    title: changes.title ?? row.title,
    description: changes.description ?? row.description,
    capacity: changes.capacity ?? row.capacity,
  };
}

export const cancelGroupSessionHandler = defineHandler(cancelGroupSession, (context) => {
  const {
    tables,
    now,
    body: { reason, wholeSeries },
  } = context;
  const row = hostedBy(context, context.params.id);
  if (!isAheadOf(row, now)) throw groupNotOpen('This meeting has begun, is over, or was canceled.');
  const { series } = row;
  const following =
    wholeSeries && series
      ? tables.groupSessions
          .all()
          .filter(
            (other) =>
              other.series?.id === series.id && other.series.position > series.position && isAheadOf(other, now),
          )
      : [];
  tellSeats(tables, 'group.cancel', [row, ...following], { by: context.user.userId, at: now });
  for (const other of following) cancelMeeting(tables, other, reason, 'HOST');
  return cancelMeeting(tables, row, reason, 'HOST');
});

/**
 * Tells everyone with a seat or a place in line of what happened to meetings: each person once, with the first that is
 * theirs.
 * @param from Where the meetings were before, by their ids.
 */
export function tellSeats(
  tables: Tables,
  act: 'group.cancel' | 'group.change',
  meetings: readonly GroupSessionRow[],
  { by, at, from }: { by: UserId; at: Date; from?: ReadonlyMap<string, string> },
): void {
  const seats = new Map<UserId, GroupSessionRow[]>();
  for (const row of meetings)
    for (const { id } of [...row.participants, ...row.waitlist]) seats.set(id, [...(seats.get(id) ?? []), row]);
  for (const [userId, [first, ...others]] of seats) {
    if (!first) continue;
    const previousStartsAt = from?.get(first.id);
    const facts = {
      startsAt: first.startsAt,
      ...(previousStartsAt !== undefined && previousStartsAt !== first.startsAt && { previousStartsAt }),
      ...(others.length > 0 && { sessions: others.length + 1 }),
    };
    tellOf(tables, act, { by, to: { SEATS: userId }, subject: { groupSessionId: first.id }, facts, at });
  }
}

/** Cancels a meeting and releases its time. @param reason What those who come read. */
export function cancelMeeting(
  tables: Tables,
  row: GroupSessionRow,
  reason: string,
  cancelledBy: NonNullable<GroupSessionRow['cancelledBy']>,
): HostedGroupSession {
  releaseTime(tables, row.id);
  return putChanged(tables, { ...row, status: 'CANCELLED', cancellationReason: reason, cancelledBy });
}

const DAY_MINUTES = 24 * 60;

export const setGroupSessionStatusHandler = defineHandler(setGroupSessionStatus, (context) => {
  const {
    tables,
    now,
    body: { status },
  } = context;
  const row = hostedBy(context, context.params.id);
  if (row.status === status) return hostedGroupSession(row);
  const refused = (message: string) => new ApiFailure(409, 'GROUP_NOT_STARTABLE', message);
  if (status === 'COMPLETED') {
    if (row.status !== 'LIVE') throw refused('This meeting was not begun, so it cannot be ended.');
    invoiceSeats(tables, row, now);
    return putChanged(tables, { ...row, status });
  }
  if (row.status !== 'SCHEDULED') throw refused('This meeting is over or was canceled.');
  if (Date.parse(row.startsAt) > addMinutes(now, DAY_MINUTES).getTime())
    throw refused('This meeting starts more than a day from now.');
  return putChanged(tables, { ...row, status });
});
