import {
  createBroadcast,
  endBroadcast,
  getBroadcast,
  listBroadcasts,
  startBroadcast,
  updateBroadcast,
  watchBroadcast,
} from '@sakina/platform/contract';
import type { Broadcast, BroadcastId, BroadcastStatus } from '@sakina/platform/contract';
import { addMinutes, iso } from '../../clock.ts';
import { blockIdOf, calendarOf, eventsIn, blockTime, releaseTime } from '../../rules/calendar.ts';
import { tellOf } from '../../rules/tell.ts';
import type { Emit } from '../../realtime/outbox.ts';
import type { Tables } from '../../store/table.ts';
import type { BroadcastRow } from '../../store/tables/practice.ts';
import { ApiFailure, checkVersion, forbidden, invalid, notFound } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import { tellRoom } from '../room-access.ts';
import type { Lookup } from '../find.ts';
import { refuseConflicts } from './calendar-conflict.ts';
import { newCode, newId, requireVerified } from './own.ts';

const watching = ({ status, viewers, visitors }: BroadcastRow) => (status === 'LIVE' ? viewers.length + visitors : 0);

const versionOf = ({ version = 1 }: BroadcastRow) => version;

function shown(row: BroadcastRow): Broadcast {
  const { viewers: _viewers, visitors: _visitors, ...broadcast } = row;
  return { ...broadcast, version: versionOf(row), viewerCount: watching(row) };
}

function broadcastBy(tables: Tables, id: string): BroadcastRow {
  const row = tables.broadcasts.get(id);
  if (!row) throw notFound('this broadcast');
  return row;
}

function ownBroadcast({ tables, user }: Lookup, id: string): BroadcastRow {
  const row = broadcastBy(tables, id);
  if (row.host.id !== user.providerId) throw forbidden('This broadcast is someone else’s.');
  return row;
}

/** Whoever is in the room or in front of it learns at once that it opened or is over. */
function updateRoom(context: { tables: Tables; emit: Emit; now: Date }, { id, roomName }: BroadcastRow): void {
  const session = context.tables.sessions.get(id);
  if (!session) return;
  tellRoom(context, roomName, session, (emit, to) =>
    emit('room.updated', { roomName, updatedAt: iso(context.now) }, to),
  );
}

/** Tells those who came before it began that it is at another time, or not at all. */
export function tellViewers(
  { tables, user, now }: Pick<Lookup, 'tables' | 'user'> & { now: Date },
  row: BroadcastRow,
  was: BroadcastRow,
): void {
  if (row.startsAt === was.startsAt && row.status === was.status) return;
  const waiting = tables.sessions.get(row.id)?.participants.map(({ userId }) => userId) ?? [];
  tellOf(tables, 'broadcast.change', {
    by: user.userId,
    to: { VIEWERS: [...row.viewers, ...waiting] },
    subject: { broadcastId: row.id },
    facts: { startsAt: row.startsAt, ...(row.startsAt !== was.startsAt && { previousStartsAt: was.startsAt }) },
    at: now,
  });
}

const ranks: Record<BroadcastStatus, number> = { LIVE: 0, SCHEDULED: 1, ENDED: 2, CANCELLED: 3 };
const MOST = 200;

export const listBroadcastsHandler = defineHandler(listBroadcasts, ({ tables, query }) => {
  const found = tables.broadcasts
    .all()
    .filter(
      (row) =>
        (query.status === undefined
          ? row.status !== 'CANCELLED' || query.roomName !== undefined
          : row.status === query.status) &&
        (query.roomName === undefined || row.roomName === query.roomName) &&
        (query.hostId === undefined || row.host.id === query.hostId) &&
        (query.language === undefined || row.language === query.language),
    );
  const order = (first: BroadcastRow, second: BroadcastRow) => {
    const later = Date.parse(first.startsAt) - Date.parse(second.startsAt);
    return ranks[first.status] - ranks[second.status] || (ranks[first.status] > 1 ? -later : later);
  };
  return { items: found.toSorted(order).slice(0, MOST).map(shown) };
});

export const getBroadcastHandler = defineHandler(getBroadcast, ({ tables, params }) =>
  shown(broadcastBy(tables, params.id)),
);

export const createBroadcastHandler = defineHandler(createBroadcast, (context) => {
  const { tables, body, now } = context;
  const provider = requireVerified(context);
  const start = Date.parse(body.startsAt);
  if (start <= now.getTime()) throw invalid({ startsAt: 'This time has passed already.' });
  const endsAt = iso(addMinutes(new Date(start), body.durationMinutes));
  refuseConflicts(eventsIn(calendarOf(tables, provider), { start, end: Date.parse(endsAt) }));
  const row = tables.broadcasts.put({
    ...body,
    id: newId<BroadcastId>('brc'),
    host: { id: provider.id, displayName: provider.displayName, kind: provider.kind },
    startsAt: iso(start),
    timeZone: provider.timeZone,
    status: 'SCHEDULED',
    startedAt: null,
    endedAt: null,
    peakViewerCount: 0,
    roomName: newCode(20),
    viewers: [],
    visitors: 0,
  });
  blockTime(tables, provider, { ...row, endsAt });
  return shown(row);
});

export const updateBroadcastHandler = defineHandler(updateBroadcast, (context) => {
  const { tables, body, now } = context;
  const row = ownBroadcast(context, context.params.id);
  const provider = requireVerified(context);
  const { status } = row;
  if (status !== 'SCHEDULED')
    throw new ApiFailure(409, 'BROADCAST_BEGUN', 'This broadcast has begun, is over or was canceled.', { status });
  checkVersion(body.version, versionOf(row));
  const start = Date.parse(body.startsAt);
  if (start <= now.getTime()) throw invalid({ startsAt: 'This time has passed already.' });
  const endsAt = iso(addMinutes(new Date(start), body.durationMinutes));
  const others = calendarOf(tables, provider).filter(({ id }) => id !== blockIdOf(row.id));
  refuseConflicts(eventsIn(others, { start, end: Date.parse(endsAt) }));
  const changed = tables.broadcasts.put({ ...row, ...body, version: body.version + 1, startsAt: iso(start) });
  blockTime(tables, provider, { ...changed, endsAt });
  updateRoom(context, changed);
  tellViewers(context, changed, row);
  return shown(changed);
});

const DAY_MINUTES = 24 * 60;

export const startBroadcastHandler = defineHandler(startBroadcast, (context) => {
  const { tables, now } = context;
  const row = ownBroadcast(context, context.params.id);
  requireVerified(context);
  const refused = (message: string) => new ApiFailure(409, 'BROADCAST_NOT_STARTABLE', message);
  if (row.status === 'LIVE') throw refused('This broadcast is live already.');
  if (row.status !== 'SCHEDULED') throw refused('This broadcast is over or was canceled.');
  if (Date.parse(row.startsAt) > addMinutes(now, DAY_MINUTES).getTime())
    throw refused('This broadcast starts more than a day from now.');
  const live = tables.broadcasts.put({ ...row, status: 'LIVE', startedAt: iso(now) });
  updateRoom(context, row);
  return shown(live);
});

export const endBroadcastHandler = defineHandler(endBroadcast, (context) => {
  const { tables, now } = context;
  const row = ownBroadcast(context, context.params.id);
  if (row.status === 'LIVE') {
    const over = tables.broadcasts.put({ ...row, status: 'ENDED', endedAt: iso(now), viewers: [], visitors: 0 });
    updateRoom(context, row);
    return shown(over);
  }
  if (row.status !== 'SCHEDULED')
    throw new ApiFailure(409, 'BROADCAST_OVER', 'This broadcast has ended or was canceled already.');
  releaseTime(tables, row.id);
  const cancelled = tables.broadcasts.put({ ...row, status: 'CANCELLED' });
  updateRoom(context, row);
  tellViewers(context, cancelled, row);
  return shown(cancelled);
});

export const watchBroadcastHandler = defineHandler(watchBroadcast, ({ tables, params, body, user }) => {
  const row = broadcastBy(tables, params.id);
  if (row.status !== 'LIVE')
    throw new ApiFailure(409, 'BROADCAST_NOT_LIVE', 'This broadcast has not begun, or is over.');
  const others = row.viewers.filter((id) => id !== user.userId);
  const changed = { ...row, viewers: body.presence === 'WATCHING' ? [...others, user.userId] : others };
  return shown(
    tables.broadcasts.put({ ...changed, peakViewerCount: Math.max(row.peakViewerCount, watching(changed)) }),
  );
});
