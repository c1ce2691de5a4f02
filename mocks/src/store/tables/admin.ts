import * as v from 'valibot';
import {
  accountRole,
  accountStatus,
  appointment,
  auditEntry,
  credentialDecision,
  emailAddress,
  extend,
  instant,
  platformSettings,
  providerId,
  savedView,
  userId,
  verificationStatus,
} from '@sakina/platform/contract';

/** An act of an administrator that still holds. */
const act = v.object({ at: instant, by: v.string(), reason: v.string() });

/** Rows of the admin area. The crowd itself is no table: it is told by rule, and only what differs from the rule is kept. */
export const adminTables = {
  /** One row: the moment around which the crowd is laid. */
  crowdOrigins: v.object({ id: v.literal('crowd'), at: instant }),
  /** What administrators have changed of a user; the id is the user's. What is left out is as it was. */
  adminUserChanges: v.object({
    id: userId,
    status: v.optional(accountStatus),
    roles: v.optional(v.array(accountRole)),
    suspension: v.optional(v.nullable(act)),
  }),
  /** Staff who were invited here. */
  staffAccounts: v.object({
    id: userId,
    displayName: v.string(),
    email: emailAddress,
    roles: v.array(accountRole),
    organizationId: v.nullable(v.string()),
    invitedAt: instant,
  }),
  /** Sessions of the crowd that administrators called off; the id is the session's. */
  crowdCancellations: v.object({ id: v.string(), cancellation: appointment.entries.cancellation }),
  /** What was decided of a provider of the crowd; the id is the provider's. */
  crowdVerifications: v.object({ id: providerId, verification: verificationStatus }),
  /** Providers who are out of the directory; the id is the provider's. */
  providerSuspensions: extend(act, { id: providerId }),
  /** Decisions on the credentials of providers. */
  credentialDecisions: extend(act, { id: v.string(), providerId, decision: credentialDecision, submittedAt: instant }),
  savedViews: extend(savedView, { ownerId: userId }),
  platformSettings: extend(platformSettings, { id: v.literal('platform') }),
  auditEntries: auditEntry,
};
