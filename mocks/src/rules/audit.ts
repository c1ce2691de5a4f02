import type { AuditAction, AuditEntry, AuditEntryId } from '@sakina/platform/contract';
import { iso } from '../clock.ts';
import type { Tables } from '../store/table.ts';

/** The audited facts of an act. */
interface AuditedAct {
  actor: AuditEntry['actor'];
  action: AuditAction;
  target: AuditEntry['target'];
  reason?: string | null;
  /** The changed fields, before and after. Must not contain clinical data. */
  before?: AuditEntry['before'];
  after?: AuditEntry['after'];
  /** @default DONE */
  outcome?: AuditEntry['outcome'];
}

/** Adds an act to the audit log, which is ordered by time, then id. */
export function audit(
  tables: Tables,
  { actor, action, target, reason = null, before = {}, after = {}, outcome }: AuditedAct,
  now: Date,
): AuditEntry {
  const differs = (name: string) => JSON.stringify(before[name]) !== JSON.stringify(after[name]);
  const only = (values: AuditEntry['before']) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => differs(name)));
  return tables.auditEntries.put({
    // Entries are never deleted, so their number tells the order of those of one instant.
    id: `aud-n${String(tables.auditEntries.all().length).padStart(9, '0')}` as AuditEntryId,
    at: iso(now),
    actor: { id: actor.id, displayName: actor.displayName },
    action,
    target,
    reason,
    before: only(before),
    after: only(after),
    ...(outcome && { outcome }),
  });
}

const SAME_LOOK_MS = 600_000;

/** Adds that someone looked at an account, unless they did so in the last ten minutes already. */
export function auditLook(tables: Tables, { actor, target }: Pick<AuditedAct, 'actor' | 'target'>, now: Date): void {
  const isKnown = tables.auditEntries
    .all()
    .some(
      (entry) =>
        entry.action === 'user.viewed' &&
        entry.actor.id === actor.id &&
        entry.target.id === target.id &&
        now.getTime() - Date.parse(entry.at) < SAME_LOOK_MS,
    );
  if (!isKnown) audit(tables, { actor, action: 'user.viewed', target }, now);
}
