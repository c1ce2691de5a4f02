import type { AuditEntry, AuditEntryId } from '@sakina/platform/contract';
import { addMinutes, iso } from '../clock.ts';
import { providerIds } from '../bulk-data/users.ts';
import { idris, ingrid, mariam, named } from './administrators.ts';
import type { Administrator } from './administrators.ts';
import { approvalSeeds } from './approvals.ts';
import { ids } from './ids.ts';
import { opaque } from './random.ts';
import { recordGrantSeeds } from './record-grants.ts';

interface Placed extends Pick<AuditEntry, 'action' | 'target'> {
  hoursAgo: number;
  by: Administrator;
  reason?: string;
  before?: AuditEntry['before'];
  after?: AuditEntry['after'];
  /** The code of the refusal, for what was refused. The reason that was typed is not kept then. */
  refused?: string;
}

const layla = { kind: 'USER', id: ids.users.layla, label: null } as const;

/** Looks at people, and what was refused. */
const placed: readonly Placed[] = [
  { hoursAgo: 26, by: ingrid, action: 'user.viewed', target: layla },
  { hoursAgo: 50, by: mariam, action: 'user.viewed', target: layla },
  {
    hoursAgo: 27,
    by: idris,
    action: 'user.viewed',
    target: { kind: 'USER', id: ids.users.claire, label: null },
  },
  {
    hoursAgo: 51,
    by: mariam,
    action: 'user.suspended',
    target: { kind: 'USER', id: ids.users.ingrid, label: null },
    refused: 'LAST_ADMIN',
  },
  {
    hoursAgo: 12 * 24 + 1,
    by: idris,
    action: 'settings.changed',
    target: { kind: 'SETTINGS', id: 'platform', label: null },
    refused: 'FORBIDDEN',
  },
];

/** The entries of who asked for a record, allowed it, read parts of it and ended: those that the handlers write. */
function ofRecordGrants(now: Date): Placed[] {
  return recordGrantSeeds(now).flatMap((grant): Placed[] => {
    const { client, requestedBy, requestedAt, reason: why, isInDanger, words, decision, reads, ended } = grant;
    const entry = (
      at: string,
      byId: string,
      action: Placed['action'],
      more: Pick<Placed, 'reason' | 'after'> = {},
    ): Placed => ({
      hoursAgo: (now.getTime() - Date.parse(at)) / 3_600_000,
      by: byId === ingrid.id ? ingrid : mariam,
      action,
      target: { kind: 'RECORD', id: client.id, label: null },
      ...more,
      after: { grant: grant.id, ...more.after },
    });
    const asked = entry(requestedAt, requestedBy.id, 'record.asked', {
      reason: words,
      after: { why, danger: isInDanger },
    });
    if (!decision?.isAllowed) return [asked];
    const { by, at, words: said } = decision;
    return [
      asked,
      ...(by ? [entry(at, by.id, 'record.allowed', said === null ? {} : { reason: said })] : []),
      entry(at, requestedBy.id, 'record.opened'),
      ...reads.map((read) => entry(read.at, requestedBy.id, 'record.part_read', { after: { part: read.part } })),
      ...(ended ? [entry(ended.at, requestedBy.id, 'record.closed')] : []),
    ];
  });
}

/**
 * What the other seeds of the administration were made by: who is out of the directory, and what waits for a second
 * administrator.
 */
function ofSeeds(now: Date): Placed[] {
  const hoursSince = (instant: string) => (now.getTime() - Date.parse(instant)) / 3_600_000;
  return [
    {
      hoursAgo: 11 * 24 + 95 / 60,
      by: ingrid,
      action: 'provider.suspended',
      target: { kind: 'PROVIDER', id: providerIds.of(412), label: null },
      reason: 'Three clients say their sessions were cut short. The provider has been asked to respond.',
      before: { listed: true },
      after: { listed: false },
    },
    ...approvalSeeds(now).map(({ id, requestedBy, requestedAt, reason, before, after }): Placed => ({
      hoursAgo: hoursSince(requestedAt),
      by: requestedBy.id === ingrid.id ? ingrid : mariam,
      action: 'approval.requested',
      target: { kind: 'APPROVAL', id, label: null },
      reason,
      before,
      after,
    })),
  ];
}

/** The entries of the seeds beside the history of the settings. */
export function auditSeeds(now: Date): AuditEntry[] {
  return [...placed, ...ofSeeds(now), ...ofRecordGrants(now)].map(
    ({ hoursAgo, by, reason = null, before = {}, after = {}, refused, ...act }, index): AuditEntry => ({
      id: `aud-${opaque(`placed ${index}`, 10)}` as AuditEntryId,
      at: iso(addMinutes(now, -Math.round(hoursAgo * 60))),
      actor: named(by),
      ...act,
      reason,
      before,
      after: refused === undefined ? after : { refused },
      ...(refused !== undefined && { outcome: 'REFUSED' as const }),
    }),
  );
}
