import * as v from 'valibot';
import { instant, text } from './common.ts';
import { auditEntryId, userId } from './ids.ts';

/**
 * The action of an audit entry. `portal.switched` is recorded for any user, everything else for administrators;
 * `user.viewed` says who looked at whom, once for each ten minutes.
 */
export const auditAction = v.picklist([
  'user.roles_changed',
  'user.suspended',
  'user.reactivated',
  'user.invited',
  'user.invitation_resent',
  'user.invitation_revoked',
  'users.exported',
  'provider.suspended',
  'provider.reinstated',
  'credentials.decided',
  'session.cancelled',
  'session.text_read',
  'payment.refunded',
  'safety.opened',
  'safety.owner_changed',
  'safety.handed_over',
  'safety.closed',
  'safety.words_read',
  'moderation.owner_changed',
  'moderation.decided',
  'moderation.handed_over',
  'moderation.noted',
  'settings.changed',
  'view.saved',
  'view.changed',
  'view.deleted',
  'portal.switched',
  'user.viewed',
  'audit.exported',
  'approval.requested',
  'approval.approved',
  'approval.refused',
  'approval.withdrawn',
  'record.asked',
  'record.allowed',
  'record.refused',
  'record.opened',
  'record.part_read',
  'record.closed',
  'record.reviewed',
]);

/** Whether the act happened, or was refused and changed nothing. */
export const auditOutcome = v.picklist(['DONE', 'REFUSED']);

/** What an act can be done to. */
export const auditTargetKind = v.picklist([
  'USER',
  'PROVIDER',
  'CREDENTIALS',
  'SESSION',
  'SETTINGS',
  'VIEW',
  'LIST',
  'PORTAL',
  'SAFETY_ALERT',
  'APPROVAL',
  'RECORD',
  'PAYMENT',
  'MODERATION_CASE',
]);

const auditValue = v.nullable(v.union([v.string(), v.number(), v.boolean(), v.array(v.string())]));

/** One line of the audit log. It names accounts, providers and records by id, and nothing of a client’s care. */
export const auditEntry = v.object({
  id: auditEntryId,
  at: instant,
  actor: v.object({ id: userId, displayName: text }),
  action: auditAction,
  target: v.object({
    kind: auditTargetKind,
    id: text,
    /**
     * Its name as it is now, for reading; the log keeps the id alone. Null where it has none, or none that the reader
     * may see.
     */
    label: v.nullable(text),
  }),
  /** @default 'DONE' */
  outcome: v.optional(auditOutcome),
  reason: v.nullable(text),
  /** The fields that differ, before and after. */
  before: v.record(v.string(), auditValue),
  after: v.record(v.string(), auditValue),
});

export type AuditAction = v.InferOutput<typeof auditAction>;
export type AuditEntry = v.InferOutput<typeof auditEntry>;
