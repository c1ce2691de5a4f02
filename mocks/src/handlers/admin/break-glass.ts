import {
  decideRecordAccess,
  endRecordAccess,
  listOwnRecordReads,
  listRecordGrants,
  readRecordPart,
  requestRecordAccess,
  reviewRecordAccess,
} from '@sakina/platform/contract';
import type { AuditAction, AuditEntry, RecordGrantId, UserId } from '@sakina/platform/contract';
import { iso } from '../../clock.ts';
import { audit } from '../../rules/audit.ts';
import {
  activeFrom,
  clientToldAt,
  grantView,
  isReviewOpen,
  settleGrants,
  statusOf,
  tellClient,
} from '../../rules/record-grants.ts';
import type { GrantRow } from '../../rules/record-grants.ts';
import type { Tables } from '../../store/table.ts';
import { ApiFailure, forbidden, notFound } from '../api-failure.ts';
import { cursorPage } from '../cursor.ts';
import { defineHandler } from '../define-handler.ts';
import { newId } from '../practice/own.ts';
import { actorOf } from './actor.ts';
import { onCallAlertsFor } from './on-call-alerts.ts';
import { recordPartOf } from './record-parts.ts';
import { standingFor } from './standing.ts';
import { existingUser } from './user-changes.ts';
import type { ActContext } from './act-context.ts';

interface Entry {
  action: AuditAction;
  actor: AuditEntry['actor'];
  reason?: string | null;
  after?: AuditEntry['after'];
}

/** Writes an entry that names the client by id and the part that was read, and never its content. */
function record(tables: Tables, row: GrantRow, { action, actor, reason, after = {} }: Entry, at: Date): void {
  audit(
    tables,
    {
      actor,
      action,
      target: { kind: 'RECORD', id: row.client.id, label: null },
      after: { grant: row.id, ...after },
      ...(reason !== undefined && { reason }),
    },
    at,
  );
}

/** Brings every access up to now, with its entries. */
export function settle({ tables, now }: Pick<ActContext, 'tables' | 'now'>): void {
  settleGrants(tables, now, (row, change, at) =>
    record(tables, row, { action: `record.${change}`, actor: row.requestedBy }, at),
  );
}

/** What waits for the caller: requests to decide, and accesses to review. */
export function recordDutiesFor({ tables, user, now }: ActContext) {
  settle({ tables, now });
  const views = tables.recordGrants.all().map((row) => grantView(row, user.userId, now));
  return {
    requests: views.filter(({ mayDecide }) => mayDecide).map(({ requestedAt }) => requestedAt),
    reviews: views.filter(({ mayReview }) => mayReview).map(({ ended, requestedAt }) => ended?.at ?? requestedAt),
  };
}

/**
 * Whose record the caller may ask for: an administrator’s for any reason, and for whoever is on call that of a client
 * whose alert they have to answer. @throws ApiFailure 403, 404
 */
function clientFor(context: ActContext, clientId: UserId): { id: UserId; displayName: string } {
  const { tables, user } = context;
  const alert = onCallAlertsFor(context).find(({ client }) => client.id === clientId);
  if (alert) return alert.client;
  return existingUser({ tables, standing: standingFor('records.ask', tables, user) }, clientId).user;
}

export const requestRecordAccessHandler = defineHandler(requestRecordAccess, (context) => {
  const { tables, user, body, now } = context;
  settle(context);
  const client = clientFor(context, body.clientId);
  if (client.id === user.userId)
    throw new ApiFailure(403, 'OWN_MATTER', 'This is your own record. Ask for a copy of your data.');
  const own = tables.recordGrants.all().filter((row) => row.requestedBy.id === user.userId);
  const unreviewed = own.find((row) => isReviewOpen(row, now));
  if (unreviewed)
    throw new ApiFailure(409, 'REVIEW_OPEN', 'Someone else has to review your last access first.', {
      grantId: unreviewed.id,
    });
  const running = own.find(
    (row) => row.client.id === client.id && ['REQUESTED', 'ACTIVE'].includes(statusOf(row, now)),
  );
  if (running)
    throw new ApiFailure(409, 'ALREADY_REQUESTED', 'You have asked for this record already.', { grantId: running.id });
  const row = tables.recordGrants.put({
    id: newId<RecordGrantId>('brk'),
    client: { id: client.id, displayName: client.displayName },
    requestedBy: actorOf(user),
    requestedAt: iso(now),
    reason: body.reason,
    words: body.words,
    isInDanger: body.isInDanger,
    decision: null,
    activeUntil: null,
    ended: null,
    reads: [],
    review: null,
    withheldReason: null,
  });
  record(
    tables,
    row,
    {
      action: 'record.asked',
      actor: actorOf(user),
      reason: body.words,
      after: { why: body.reason, danger: body.isInDanger },
    },
    now,
  );
  return grantView(row, user.userId, now);
});

export const listRecordGrantsHandler = defineHandler(listRecordGrants, (context) => {
  const { tables, user, query, now } = context;
  standingFor('records.ask', tables, user);
  settle(context);
  const keyOf = ({ requestedAt, id }: GrantRow) => `${requestedAt} ${id}`;
  const rows = tables.recordGrants.all().toSorted((first, second) => (keyOf(first) < keyOf(second) ? 1 : -1));
  const page = cursorPage(rows, query, { of: ['admin.breakGlass'], keyOf });
  return { ...page, items: page.items.map((row) => grantView(row, user.userId, now)) };
});

/**
 * A grant by id, with all of them brought up to now: the caller’s own, or any for an administrator. @throws ApiFailure
 * 403, 404
 */
function existing(context: ActContext, id: string): GrantRow {
  const { tables, user } = context;
  const row = tables.recordGrants.get(id);
  if (row?.requestedBy.id !== user.userId) standingFor('records.ask', tables, user);
  settle(context);
  const current = tables.recordGrants.get(id);
  if (!current) throw notFound('this request');
  return current;
}

const decidedBefore = (row: GrantRow, now: Date) =>
  new ApiFailure(409, 'ALREADY_DECIDED', 'It does not wait for this any more.', { status: statusOf(row, now) });

/** No one decides about what they asked for, nor about their own record. @throws ApiFailure 403 */
function checkOthers(row: GrantRow, userId: string): void {
  if (row.requestedBy.id === userId || row.client.id === userId)
    throw new ApiFailure(403, 'OWN_MATTER', 'You asked for this, or it is about you. Someone else has to decide it.');
}

export const decideRecordAccessHandler = defineHandler(decideRecordAccess, (context) => {
  const { tables, user, params, body, now } = context;
  const row = existing(context, params.id);
  checkOthers(row, user.userId);
  if (statusOf(row, now) !== 'REQUESTED') throw decidedBefore(row, now);
  const { isAllowed, words } = body;
  const decided = tables.recordGrants.put({
    ...row,
    decision: { by: actorOf(user), at: iso(now), isAllowed, words },
    activeUntil: isAllowed ? activeFrom(now) : null,
  });
  record(
    tables,
    decided,
    { action: isAllowed ? 'record.allowed' : 'record.refused', actor: actorOf(user), reason: words },
    now,
  );
  if (isAllowed) record(tables, decided, { action: 'record.opened', actor: decided.requestedBy }, now);
  return grantView(decided, user.userId, now);
});

export const endRecordAccessHandler = defineHandler(endRecordAccess, (context) => {
  const { tables, user, params, now } = context;
  const row = existing(context, params.id);
  const { mayEnd, status } = grantView(row, user.userId, now);
  if (status !== 'ACTIVE' && status !== 'REQUESTED') throw decidedBefore(row, now);
  if (!mayEnd) throw forbidden('Only who asked can take this back.');
  const ended = tables.recordGrants.put({ ...row, ended: { at: iso(now), byName: user.displayName } });
  record(tables, ended, { action: 'record.closed', actor: actorOf(user) }, now);
  return grantView(ended, user.userId, now);
});

export const reviewRecordAccessHandler = defineHandler(reviewRecordAccess, (context) => {
  const { tables, user, params, body, now } = context;
  const row = existing(context, params.id);
  checkOthers(row, user.userId);
  if (!isReviewOpen(row, now)) throw decidedBefore(row, now);
  const { isJustified, words, withheldReason } = body;
  const reviewed = tables.recordGrants.put({
    ...row,
    review: { by: actorOf(user), at: iso(now), isJustified, words },
    withheldReason,
  });
  tellClient(tables, reviewed, now);
  record(
    tables,
    reviewed,
    {
      action: 'record.reviewed',
      actor: actorOf(user),
      reason: words,
      after: { justified: isJustified, told: withheldReason === null },
    },
    now,
  );
  return grantView(reviewed, user.userId, now);
});

export const readRecordPartHandler = defineHandler(readRecordPart, (context) => {
  const { tables, user, params, query, now } = context;
  const row = existing(context, params.id);
  const { status, mayRead } = grantView(row, user.userId, now);
  if (!mayRead)
    throw new ApiFailure(403, 'BREAK_GLASS_REQUIRED', 'You cannot read this record, or not any more.', { status });
  const { part } = query;
  // The entry comes before the content: where the log is down, nothing is read.
  record(tables, row, { action: 'record.part_read', actor: actorOf(user), after: { part } }, now);
  tables.recordGrants.put({ ...row, reads: [...row.reads, { part, at: iso(now) }] });
  return recordPartOf(tables, row.client.id, part);
});

export const listOwnRecordReadsHandler = defineHandler(listOwnRecordReads, (context) => {
  const { tables, user, now } = context;
  settle(context);
  const items = tables.recordGrants.all().flatMap((row) => {
    const notifiedAt = clientToldAt(row);
    if (row.client.id !== user.userId || notifiedAt === null || now.getTime() < Date.parse(notifiedAt)) return [];
    return [
      {
        id: row.id,
        byName: row.requestedBy.displayName,
        reason: row.reason,
        at: row.decision?.at ?? row.requestedAt,
        parts: [...new Set(row.reads.map(({ part }) => part))],
        isJustified: row.review?.isJustified ?? null,
      },
    ];
  });
  return { items: items.toSorted((first, second) => Date.parse(second.at) - Date.parse(first.at)) };
});
