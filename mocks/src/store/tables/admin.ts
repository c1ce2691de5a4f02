import * as z from 'zod/mini';
import {
  accountRole, accountStatus, appointment, auditEntry, credentialDecision, instant, platformSettings, providerId, savedView, userId, verificationStatus,
} from '@sakina/platform/contract';

/** An act of an administrator that still holds. */
const act = z.object({ at: instant, by: z.string(), reason: z.string() });

/** Rows of the admin area. The crowd itself is no table: it is told by rule, and only what differs from the rule is kept. */
export const adminTables = {
  /** One row: the moment around which the crowd is laid. */
  crowdOrigins: z.object({ id: z.literal('crowd'), at: instant }),
  /** What administrators have changed of a user; the id is the user's. What is left out is as it was. */
  adminUserChanges: z.object({ id: userId, status: z.optional(accountStatus), roles: z.optional(z.array(accountRole)), suspension: z.optional(z.nullable(act)) }),
  /** Staff who were invited here. */
  staffAccounts: z.object({ id: userId, displayName: z.string(), email: z.email(), roles: z.array(accountRole), organizationId: z.nullable(z.string()), invitedAt: instant }),
  /** Sessions of the crowd that administrators called off; the id is the session's. */
  crowdCancellations: z.object({ id: z.string(), cancellation: appointment.shape.cancellation }),
  /** What was decided of a provider of the crowd; the id is the provider's. */
  crowdVerifications: z.object({ id: providerId, verification: verificationStatus }),
  /** Providers who are out of the directory; the id is the provider's. */
  providerSuspensions: z.extend(act, { id: providerId }),
  /** Decisions on the credentials of providers. */
  credentialDecisions: z.extend(act, { id: z.string(), providerId, decision: credentialDecision, submittedAt: instant }),
  savedViews: z.extend(savedView, { ownerId: userId }),
  platformSettings: z.extend(platformSettings, { id: z.literal('platform') }),
  auditEntries: auditEntry,
};
