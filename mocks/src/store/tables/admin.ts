import * as v from 'valibot';
import {
  accountRole,
  accountStatus,
  appointment,
  approval,
  auditEntry,
  credentialDecision,
  emailAddress,
  extend,
  instant,
  platformPolicies,
  platformSettings,
  providerId,
  recordGrant,
  savedView,
  userId,
  verificationStatus,
} from '@sakina/platform/contract';

/** An administrator's act that is still in effect. */
const act = v.object({ at: instant, by: v.string(), reason: v.string() });

/** Rows of the admin area. The bulk data is not a table: it is generated, and only differences are stored. */
export const adminTables = {
  /** One row: the moment around which the bulk data is generated. */
  bulkDataOrigins: v.object({ id: v.literal('bulk-data'), at: instant }),
  /** Administrators' changes of a user; the id is the user's. Omitted fields are unchanged. */
  adminUserChanges: v.object({
    id: userId,
    status: v.optional(accountStatus),
    /** Of a suspended account: what it is again when it is reactivated. */
    formerStatus: v.optional(accountStatus),
    roles: v.optional(v.array(accountRole)),
    suspension: v.optional(v.nullable(extend(act, { calledOff: v.optional(v.number()) }))),
  }),
  /** Staff who were invited here. */
  staffAccounts: v.object({
    id: userId,
    displayName: v.string(),
    email: emailAddress,
    roles: v.array(accountRole),
    organizationId: v.nullable(v.string()),
    invitedAt: instant,
    acceptedAt: v.optional(instant),
  }),
  /** Generated sessions that administrators cancelled; the id is the session's. */
  bulkCancellations: v.object({ id: v.string(), cancellation: appointment.entries.cancellation }),
  /** Decisions on generated providers; the id is the provider's. */
  bulkVerifications: v.object({ id: providerId, verification: verificationStatus }),
  /** Suspended providers; the id is the provider's. */
  providerSuspensions: extend(act, { id: providerId }),
  /** Decisions on the credentials of providers. */
  credentialDecisions: extend(act, { id: v.string(), providerId, decision: credentialDecision, submittedAt: instant }),
  savedViews: extend(savedView, { ownerId: userId, ownerName: v.optional(v.string()) }),
  platformSettings: extend(platformSettings, { id: v.literal('platform') }),
  auditEntries: auditEntry,
  /** Accesses to clients' records. How each stands follows from its times. */
  recordGrants: v.omit(recordGrant, [
    'status',
    'decideUntil',
    'mayDecide',
    'mayRead',
    'mayEnd',
    'mayReview',
    'reviewDueAt',
    'clientToldAt',
  ]),
  /** What was asked of a second administrator. Whether it has expired is told by the time. */
  approvals: extend(v.omit(approval, ['losses', 'mayDecide', 'mayWithdraw']), {
    status: v.picklist(['PENDING', 'SCHEDULED', 'DONE', 'REFUSED', 'WITHDRAWN']),
    policies: v.optional(v.partial(platformPolicies)),
    roles: v.optional(v.object({ userId, roles: v.array(accountRole), before: v.array(accountRole) })),
    /**
     * The connected system whose secret is replaced; of the secret itself its last characters alone are kept, in
     * `after`.
     */
    integrationId: v.optional(v.string()),
  }),
};
