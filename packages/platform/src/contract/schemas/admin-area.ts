import * as z from 'zod/mini';
import { planIds, rankedRoles } from '../../domain/index.ts';
import type { RankedRole } from '../../domain/index.ts';
import { appointmentStatus } from './appointment.ts';
import { applicationStatus, claimedCredential } from './application.ts';
import { calendarDate, count, instant, money, text, timeZone } from './common.ts';
import { appointmentId, auditEntryId, payoutId, providerId, refundId, userId } from './ids.ts';
import { payoutStatus } from './payment.ts';
import { credential, providerKind, verificationStatus } from './provider.ts';

/** A role by its exact name, `sakina:owner`. */
export const accountRole = z.enum(rankedRoles as readonly [RankedRole, ...RankedRole[]]);

/** `INVITED` has not signed in yet; `DELETED` is kept for the books without the person's name. */
export const accountStatus = z.enum(['ACTIVE', 'SUSPENDED', 'INVITED', 'DELETED']);

export const planName = z.enum(planIds);

/** ISO 3166 country. */
export const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/));

/** Why an administrator does something; it stands in the audit log. */
export const adminReason = z.string().check(z.trim(), z.minLength(3), z.maxLength(500));

export const organizationReference = z.object({ id: text, name: text });

/** A user as administrators list them. */
export const adminUser = z.object({
  id: userId,
  displayName: text,
  email: z.email(),
  roles: z.array(accountRole).check(z.minLength(1)),
  status: accountStatus,
  /** The plan that the organisation gives; starter for whoever has none. */
  plan: planName,
  organization: z.nullable(organizationReference),
  country: countryCode,
  timeZone,
  createdAt: instant,
  /** Null for somebody who never came. */
  lastSeenAt: z.nullable(instant),
  /** Sessions as a client. */
  sessionCount: count,
});

/** What administrators should know before they act. */
export const accountFlag = z.enum(['NEVER_SIGNED_IN', 'DORMANT', 'MANY_NO_SHOWS', 'ELEVATED', 'CREDENTIALS_PENDING', 'CREDENTIALS_LAPSED']);

export const signIn = z.object({ at: instant, method: z.enum(['PASSWORD', 'SINGLE_SIGN_ON', 'PASSKEY']), device: text, country: countryCode });

/** A user with what a decision about them needs: no clinical text. */
export const adminUserDetail = z.extend(adminUser, {
  providerId: z.nullable(providerId),
  suspension: z.nullable(z.object({ at: instant, by: text, reason: text })),
  /** The newest first. */
  signIns: z.array(signIn),
  flags: z.array(accountFlag),
  /** The newest sessions as a client, to link to; all of them are found in the list of sessions by the user's id. */
  recentSessions: z.array(z.object({ id: appointmentId, startsAt: instant, status: appointmentStatus, providerName: text })).check(z.maxLength(5)),
});

/** What can be done to many users at once. */
export const bulkUserAction = z.enum(['SUSPEND', 'REACTIVATE']);

export const bulkProblemCode = z.enum(['NOT_FOUND', 'ALREADY_DONE', 'OWN_ACCOUNT', 'NOT_POSSIBLE', 'FORBIDDEN']);

/** What became of an action on many: those that failed say why, each by itself; the others are done. */
export const bulkResult = z.object({ matched: count, changed: count, problems: z.array(z.object({ id: text, code: bulkProblemCode, message: text })) });

/** Rows as they can be written to a file: every cell is a text, and the first line names the columns. */
export const tableExport = z.object({ fileName: text, columns: z.array(text), rows: z.array(z.array(z.string())), total: count, generatedAt: instant });

/** The lists of the admin area. */
export const adminList = z.enum(['USERS', 'PROVIDERS', 'SESSIONS', 'AUDIT']);

/** Filters and order of a list under a name, as one administrator keeps them. Never words that were searched for (SEC-8). */
export const savedView = z.object({
  id: text,
  list: adminList,
  name: text.check(z.maxLength(60)),
  /** The list's query, without `q` and without a place in it. */
  query: z.record(text.check(z.maxLength(40)), z.union([z.string().check(z.maxLength(100)), z.array(z.string().check(z.maxLength(100))).check(z.maxLength(30))])),
  createdAt: instant,
});

/** A provider as administrators list them. */
export const adminProvider = z.object({
  id: providerId,
  /** The account that belongs to it, or null for those who never sign in here. */
  userId: z.nullable(userId),
  displayName: text,
  kind: providerKind,
  verification: verificationStatus,
  country: countryCode,
  city: z.nullable(text),
  timeZone,
  organization: z.nullable(organizationReference),
  joinedOn: calendarDate,
  sessionCount: count,
  /** Why and since when they are left out of the directory, or null while they are listed or wait for verification. */
  suspension: z.nullable(z.object({ at: instant, by: text, reason: text })),
});

export const adminProviderDetail = z.extend(adminProvider, {
  email: z.nullable(z.email()),
  credentials: z.array(credential),
  upcomingSessionCount: count,
  /** What was decided about their credentials, the newest first. */
  decisions: z.array(z.object({ decision: z.enum(['APPROVE', 'DECLINE', 'REQUEST_CHANGES']), at: instant, by: text, reason: text })),
});

export const credentialDecision = z.enum(['APPROVE', 'DECLINE', 'REQUEST_CHANGES']);

/**
 * Something in the credentials queue: credentials of a provider who is here already, or somebody's application to become
 * one, whose states it takes.
 */
export const credentialCase = z.object({
  id: text,
  source: z.enum(['PROVIDER', 'APPLICATION']),
  status: applicationStatus,
  /** Who waits. */
  displayName: text,
  kind: providerKind,
  providerId: z.nullable(providerId),
  submittedAt: instant,
  credentials: z.array(claimedCredential),
  decision: z.nullable(z.object({ decision: credentialDecision, at: instant, by: text, reason: text })),
});

export const revenueGranularity = z.enum(['DAY', 'WEEK', 'MONTH']);

/**
 * Money of a time. `gross` is what clients and insurers paid, `insurerPayments` the insurers' part of it; `net` is gross less
 * refunds and the platform's fees, with corrections: what providers earn. Sessions of the platform count on their date of
 * service, movements of a ledger on the date on which they were booked, both by UTC.
 */
export const platformFigures = z.object({
  gross: money,
  refunds: money,
  platformFees: money,
  insurerPayments: money,
  adjustments: money,
  net: money,
  payouts: money,
  completedSessions: count,
});

export const platformRevenue = z.object({
  from: calendarDate,
  to: calendarDate,
  granularity: revenueGranularity,
  totals: platformFigures,
  /** Each begins on its date; the first and the last may be cut by the period. */
  periods: z.array(z.extend(platformFigures, { startsOn: calendarDate })),
  byKind: z.array(z.extend(platformFigures, { kind: providerKind })),
  byCountry: z.array(z.extend(platformFigures, { country: countryCode })),
});

/** A provider's part of a period's revenue. */
export const providerRevenue = z.extend(platformFigures, { provider: z.object({ id: providerId, displayName: text, kind: providerKind, country: countryCode }) });

export const adminRefund = z.object({
  id: refundId,
  appointmentId: z.nullable(appointmentId),
  provider: z.object({ id: providerId, displayName: text }),
  client: z.nullable(z.object({ id: userId, displayName: text })),
  amount: money,
  /** What was paid before. */
  paid: z.nullable(money),
  reason: text,
  refundedOn: calendarDate,
});

export const adminPayout = z.object({
  id: payoutId,
  provider: z.object({ id: providerId, displayName: text }),
  amount: money,
  status: payoutStatus,
  createdOn: calendarDate,
  /** Sessions and other movements that it pays out. */
  transactionCount: count,
  /** Why it came back, or null. */
  failure: z.nullable(text),
});

export const featureFlag = z.object({
  key: z.enum(['voiceVideo', 'assistant', 'community', 'companion', 'groupSessions', 'broadcasts']),
  enabled: z.boolean(),
  /** What turning it off takes away, in a sentence. */
  description: text,
});

/** What holds for everybody on the platform where a provider has no rule of their own. */
export const platformPolicies = z.object({
  cancellation: z.object({ freeUntilHours: count.check(z.maximum(336)), lateFeePercent: count.check(z.maximum(100)) }),
  recording: z.object({
    allowed: z.boolean(),
    /** Recordings are deleted after so many days. */
    keepDays: z.int().check(z.minimum(1), z.maximum(3650)),
  }),
  retention: z.object({
    /** HIPAA asks for six years of the documents that prove compliance (45 CFR 164.316); records follow state law, seven years in most. */
    clinicalRecordYears: z.int().check(z.minimum(6), z.maximum(30)),
    auditLogYears: z.int().check(z.minimum(6), z.maximum(30)),
    deletedAccountDays: z.int().check(z.minimum(1), z.maximum(365)),
  }),
});

/** Another system that the platform is connected to. Its secret is written and never read back. */
export const integration = z.object({ id: text, name: text, isConfigured: z.boolean(), secretEndsWith: z.nullable(z.string().check(z.maxLength(4))), changedAt: z.nullable(instant) });

export const platformSettings = z.object({
  version: z.int().check(z.positive()),
  plan: planName,
  organization: z.object({ id: text, name: text.check(z.maxLength(120)), supportEmail: z.email().check(z.maxLength(254)), country: countryCode, timeZone }),
  features: z.array(featureFlag),
  policies: platformPolicies,
  integrations: z.array(integration),
  updatedAt: instant,
  updatedBy: text,
});

export const adminOrganization = z.object({ id: text, name: text, plan: planName, country: countryCode, joinedOn: calendarDate, userCount: count, providerCount: count });

/** What waits for an administrator: a kind, how many, and since when the oldest does. */
export const adminTask = z.object({
  kind: z.enum(['CREDENTIALS', 'APPLICATIONS', 'FAILED_PAYOUTS', 'MODERATION', 'CALENDAR_SYNC']),
  count,
  oldestAt: z.nullable(instant),
});

export const adminOverview = z.object({
  users: z.object({ total: count, active: count, suspended: count, invited: count, newLast7Days: count }),
  providers: z.object({ total: count, verified: count, pending: count, lapsed: count }),
  sessions: z.object({ today: count, inProgress: count, next7Days: count, completedLast30Days: count }),
  /** Of the last thirty days, today included. */
  revenue: platformFigures,
  tasks: z.array(adminTask),
  asOf: instant,
});

/** What somebody did. `portal.switched` is anybody's, everything else an administrator's. */
export const auditAction = z.enum([
  'user.roles_changed', 'user.suspended', 'user.reactivated', 'user.invited', 'users.exported', 'provider.suspended', 'provider.reinstated',
  'credentials.decided', 'session.cancelled', 'settings.changed', 'view.saved', 'view.deleted', 'portal.switched',
]);

const auditValue = z.nullable(z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]));

/** One line of the audit log. It names accounts, providers and records by id, and nothing of a client’s care. */
export const auditEntry = z.object({
  id: auditEntryId,
  at: instant,
  actor: z.object({ id: userId, displayName: text }),
  action: auditAction,
  target: z.object({ kind: z.enum(['USER', 'PROVIDER', 'CREDENTIALS', 'SESSION', 'SETTINGS', 'VIEW', 'LIST', 'PORTAL']), id: text, label: z.nullable(text) }),
  reason: z.nullable(text),
  /** The fields that differ, before and after. */
  before: z.record(z.string(), auditValue),
  after: z.record(z.string(), auditValue),
});

export type AccountRole = z.infer<typeof accountRole>;
export type AccountStatus = z.infer<typeof accountStatus>;
export type AccountFlag = z.infer<typeof accountFlag>;
export type AdminUser = z.infer<typeof adminUser>;
export type AdminUserDetail = z.infer<typeof adminUserDetail>;
export type BulkResult = z.infer<typeof bulkResult>;
export type SavedView = z.infer<typeof savedView>;
export type AdminProvider = z.infer<typeof adminProvider>;
export type AdminProviderDetail = z.infer<typeof adminProviderDetail>;
export type CredentialCase = z.infer<typeof credentialCase>;
export type CredentialDecision = z.infer<typeof credentialDecision>;
export type PlatformFigures = z.infer<typeof platformFigures>;
export type PlatformRevenue = z.infer<typeof platformRevenue>;
export type RevenueGranularity = z.infer<typeof revenueGranularity>;
export type ProviderRevenue = z.infer<typeof providerRevenue>;
export type AdminRefund = z.infer<typeof adminRefund>;
export type AdminPayout = z.infer<typeof adminPayout>;
export type PlatformSettings = z.infer<typeof platformSettings>;
export type AdminOrganization = z.infer<typeof adminOrganization>;
export type AdminOverview = z.infer<typeof adminOverview>;
export type AdminTask = z.infer<typeof adminTask>;
export type AuditAction = z.infer<typeof auditAction>;
export type AuditEntry = z.infer<typeof auditEntry>;
