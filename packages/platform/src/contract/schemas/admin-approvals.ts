import * as v from 'valibot';
import { auditEntry } from './audit.ts';
import { count, instant, text } from './common.ts';
import { userId } from './ids.ts';

/**
 * What two administrators decide together: a shorter time for which something is kept, who is a platform administrator,
 * the suspension of one, and the secret of a connected system (ADM-23, ADM-67).
 */
export const approvalKind = v.picklist(['RETENTION', 'PLATFORM_ADMIN', 'SUSPENSION', 'SECRET']);

/**
 * Waiting for a second administrator (`PENDING`), approved and waiting for its day (`SCHEDULED`), in effect (`DONE`),
 * refused, withdrawn, or not decided in time (`EXPIRED`).
 */
export const approvalStatus = v.picklist(['PENDING', 'SCHEDULED', 'DONE', 'REFUSED', 'WITHDRAWN', 'EXPIRED']);

const person = v.object({ id: userId, displayName: text });

/** Policies that delete when they become shorter, as the audit log names them (ADM-65). */
export const keepingPolicy = v.picklist([
  'policies.recording.keepDays',
  'policies.retention.clinicalRecordYears',
  'policies.retention.auditLogYears',
  'policies.retention.deletedAccountDays',
]);

/** What a shorter time deletes, of each policy that becomes shorter. */
export const retentionLoss = v.object({
  path: keepingPolicy,
  /** How many records are past the shorter time now. */
  records: count,
});

export const approval = v.object({
  id: text,
  kind: approvalKind,
  status: approvalStatus,
  requestedBy: person,
  requestedAt: instant,
  /** If no one has decided by then, nothing happens. */
  expiresAt: instant,
  reason: text,
  target: auditEntry.entries.target,
  /** The fields that differ, before and after. */
  before: auditEntry.entries.before,
  after: auditEntry.entries.after,
  /** Of a shorter time, what it deletes if it took effect now. */
  losses: v.array(retentionLoss),
  decision: v.nullable(v.object({ by: person, at: instant, note: text })),
  /** When an approved change takes effect; null where it does at once, or is not approved. */
  takesEffectAt: v.nullable(instant),
  /** Whether the caller may approve or refuse it: never the one who asked, nor whom it is about. */
  mayDecide: v.boolean(),
  mayWithdraw: v.boolean(),
});

export type Approval = v.InferOutput<typeof approval>;
export type ApprovalKind = v.InferOutput<typeof approvalKind>;
export type ApprovalStatus = v.InferOutput<typeof approvalStatus>;
export type KeepingPolicy = v.InferOutput<typeof keepingPolicy>;
export type RetentionLoss = v.InferOutput<typeof retentionLoss>;
