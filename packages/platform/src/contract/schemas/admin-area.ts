import * as v from 'valibot';
import { planIds, rankedRoles } from '../../domain/index.ts';
import type { RankedRole } from '../../domain/index.ts';
import { bookingState } from './appointment.ts';
import { applicationStatus, claimedCredential } from './application.ts';
import { calendarDate, count, emailAddress, extend, instant, integer, money, text, timeZone } from './common.ts';
import { platformFeature } from './features.ts';
import { invitationStatus } from './invitation.ts';
import { appointmentId, payoutId, providerId, refundId, userId } from './ids.ts';
import { payoutStatus } from './payment.ts';
import { credential, providerKind, verificationStatus } from './provider.ts';

/** A role by its exact name, `sakina:owner`. */
export const accountRole = v.picklist(rankedRoles as readonly [RankedRole, ...RankedRole[]]);

/** `INVITED` has not signed in yet; `DELETED` is kept for the books without the person's name. */
export const accountStatus = v.picklist(['ACTIVE', 'SUSPENDED', 'INVITED', 'DELETED']);

export const planName = v.picklist(planIds);

/** ISO 3166 country. */
export const countryCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));

/** Characters of an administrator’s reason. */
export const adminReasonLength = { min: 3, max: 500 } as const;

/** An administrator’s reason for an action; it is in the audit log. */
export const adminReason = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(adminReasonLength.min),
  v.maxLength(adminReasonLength.max),
);

export const organizationReference = v.object({ id: text, name: text });

/** An invitation of staff: how it stands, and until when it can be accepted. */
export const staffInvitation = v.object({
  status: invitationStatus,
  sentAt: instant,
  /** Null where that is not known. */
  sentBy: v.nullable(text),
  expiresAt: instant,
});

/** A user as administrators list them. */
export const adminUser = v.object({
  id: userId,
  displayName: text,
  email: emailAddress,
  roles: v.pipe(v.array(accountRole), v.minLength(1)),
  status: accountStatus,
  /** The organisation’s plan; starter without one. */
  plan: planName,
  organization: v.nullable(organizationReference),
  country: countryCode,
  timeZone,
  createdAt: instant,
  /** Null for a user who never signed in. */
  lastSeenAt: v.nullable(instant),
  /** Sessions as a client. */
  sessionCount: count,
  /** Of an account that waits for its first sign-in; null for any other. */
  invitation: v.optional(v.nullable(staffInvitation)),
});

/** What administrators should know before they act. */
export const accountFlag = v.picklist([
  'NEVER_SIGNED_IN',
  'DORMANT',
  'MANY_NO_SHOWS',
  'ELEVATED',
  'CREDENTIALS_PENDING',
  'CREDENTIALS_LAPSED',
]);

export const signIn = v.object({
  at: instant,
  method: v.picklist(['PASSWORD', 'SINGLE_SIGN_ON', 'PASSKEY']),
  device: text,
  country: countryCode,
});

/** A user with what a decision about them needs: no clinical text. */
export const adminUserDetail = extend(adminUser, {
  providerId: v.nullable(providerId),
  /** `calledOff` counts the sessions that the suspension cancelled; they stay cancelled. */
  suspension: v.nullable(v.object({ at: instant, by: text, reason: text, calledOff: v.optional(count) })),
  /** The newest first. */
  signIns: v.array(signIn),
  flags: v.array(accountFlag),
  /** The newest sessions as a client, to link to; all of them are found in the list of sessions by the user's id. */
  recentSessions: v.pipe(
    v.array(v.object({ id: appointmentId, startsAt: instant, status: bookingState, providerName: text })),
    v.maxLength(5),
  ),
});

/** What can be done to many users at once. */
export const bulkUserAction = v.picklist(['SUSPEND', 'REACTIVATE']);

export const bulkProblemCode = v.picklist([
  'NOT_FOUND',
  'ALREADY_DONE',
  'OWN_ACCOUNT',
  'NOT_POSSIBLE',
  'RANK',
  'LAST_ADMIN',
  'LAST_OWNER',
  'NEEDS_APPROVAL',
]);

/** The result of a bulk action: each failure has its reason; the others are done. */
export const bulkResult = v.object({
  matched: count,
  changed: count,
  problems: v.array(v.object({ id: text, code: bulkProblemCode, message: text })),
});

/** Stands for a set of users: another set has another mark. */
export const bulkSetMark = v.pipe(v.string(), v.regex(/^[a-z0-9]{4,40}$/));

/** What a bulk action would do, before it is done. */
export const bulkPreview = v.object({
  /** Chosen, less those that were left out. */
  total: count,
  /** Those that would be changed. */
  changing: count,
  /** The first of them by name, to look at. */
  sample: v.pipe(v.array(v.object({ id: userId, displayName: text, email: emailAddress })), v.maxLength(10)),
  /** Those that cannot be changed, by reason. */
  excluded: v.array(v.object({ code: bulkProblemCode, count })),
  /** Administrators among those that would be changed. */
  administrators: count,
  /** Sessions that would be cancelled, of all of them. */
  sessionsAhead: v.optional(count),
  mark: bulkSetMark,
});

/** What suspending one account would do, before it is done (ADM-27). */
export const suspensionPreview = v.object({
  /** Sessions ahead that would be cancelled. */
  asClient: count,
  asProvider: count,
  /** Sessions that run now: the account loses its access to them. */
  running: count,
  /** The first of the sessions ahead. */
  sample: v.pipe(
    v.array(v.object({ id: appointmentId, startsAt: instant, with: text, refund: v.nullable(money) })),
    v.maxLength(10),
  ),
  /** What goes back to clients in all, the way it was paid; null where nothing does. */
  refunds: v.nullable(money),
  /** How many other people are notified. */
  notified: count,
  /** Times that can be booked with them now; null without a page in the directory. */
  openTimes: v.nullable(count),
  /** What is owed to the provider and waits for a payout until the account is reactivated; null where nothing is. */
  held: v.nullable(money),
  /** Meetings of groups ahead that they lead, the seats that others have in them, and broadcasts; all are cancelled. */
  hosted: v.optional(v.object({ groups: count, seats: count, broadcasts: count })),
  /** Who takes over their turn of being on call for danger, and until when it lasts; left out where it is not theirs. */
  onCall: v.optional(v.object({ takenOverBy: text, until: instant })),
  /** Stands for exactly these sessions. */
  mark: bulkSetMark,
});

/** Rows as they can be written to a file: every cell is a text, and the first line names the columns. */
export const tableExport = v.object({
  fileName: text,
  columns: v.array(text),
  rows: v.array(v.array(v.string())),
  total: count,
  generatedAt: instant,
});

/** The lists of the admin area. */
export const adminList = v.picklist(['USERS', 'PROVIDERS', 'SESSIONS', 'AUDIT']);

/**
 * Filters and order of a list under a name, as one administrator keeps them. Never words that were searched for
 * (SEC-8).
 */
export const savedView = v.object({
  id: text,
  list: adminList,
  name: v.pipe(text, v.maxLength(60)),
  /** The list's query, without `q` and without a place in it. */
  query: v.record(
    v.pipe(text, v.maxLength(40)),
    v.union([
      v.pipe(v.string(), v.maxLength(100)),
      v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(30)),
    ]),
  ),
  createdAt: instant,
  /** Whether all administrators see it. */
  isShared: v.optional(v.boolean()),
  /** Whose it is, where it is another administrator’s. */
  sharedBy: v.optional(text),
});

/** A provider as administrators list them. */
export const adminProvider = v.object({
  id: providerId,
  /** The account that belongs to it, or null for those who never sign in here. */
  userId: v.nullable(userId),
  displayName: text,
  kind: providerKind,
  verification: verificationStatus,
  country: countryCode,
  city: v.nullable(text),
  timeZone,
  organization: v.nullable(organizationReference),
  joinedOn: calendarDate,
  sessionCount: count,
  /** Why and since when they are left out of the directory, or null while they are listed or wait for verification. */
  suspension: v.nullable(v.object({ at: instant, by: text, reason: text })),
});

export const adminProviderDetail = extend(adminProvider, {
  email: v.nullable(emailAddress),
  credentials: v.array(credential),
  upcomingSessionCount: count,
  /** What was decided about their credentials, the newest first. */
  decisions: v.array(
    v.object({ decision: v.picklist(['APPROVE', 'DECLINE', 'REQUEST_CHANGES']), at: instant, by: text, reason: text }),
  ),
});

export const credentialDecision = v.picklist(['APPROVE', 'DECLINE', 'REQUEST_CHANGES']);

/**
 * Something in the credentials queue: credentials of a provider who is here already, or someone's application to become
 * one, whose states it takes.
 */
export const credentialCase = v.object({
  id: text,
  source: v.picklist(['PROVIDER', 'APPLICATION']),
  status: applicationStatus,
  /** Who waits. */
  displayName: text,
  kind: providerKind,
  providerId: v.nullable(providerId),
  submittedAt: instant,
  credentials: v.array(claimedCredential),
  decision: v.nullable(v.object({ decision: credentialDecision, at: instant, by: text, reason: text })),
});

/** A credential that ends soon or has ended. */
export const expiringCredential = v.object({
  /** Of the credential: the provider’s id and its place among theirs. */
  id: text,
  provider: v.object({
    id: providerId,
    displayName: text,
    kind: providerKind,
    verification: verificationStatus,
    isSuspended: v.boolean(),
  }),
  title: text,
  issuer: text,
  number: v.nullable(text),
  expiresOn: calendarDate,
  state: v.picklist(['LAPSING', 'LAPSED']),
  /** Sessions ahead, which stay booked. */
  upcomingSessionCount: count,
});

export const revenueGranularity = v.picklist(['DAY', 'WEEK', 'MONTH']);

/**
 * Money of a time. `gross` is what clients and insurers paid, `insurerPayments` the insurers' part of it; `net` is
 * gross less refunds and the platform's fees, with corrections: what providers earn. Sessions of the platform count on
 * their date of service, movements of a ledger on the date on which they were booked, both by UTC.
 */
export const platformFigures = v.object({
  gross: money,
  refunds: money,
  platformFees: money,
  insurerPayments: money,
  adjustments: money,
  net: money,
  payouts: money,
  completedSessions: count,
});

export const platformRevenue = v.object({
  from: calendarDate,
  to: calendarDate,
  granularity: revenueGranularity,
  totals: platformFigures,
  /** Each begins on its date; the first and the last may be cut by the period. */
  periods: v.array(extend(platformFigures, { startsOn: calendarDate })),
  byKind: v.array(extend(platformFigures, { kind: providerKind })),
  byCountry: v.array(extend(platformFigures, { country: countryCode })),
  /** What providers are owed in all before the first day and after the last, added up from their own balances. */
  balance: v.optional(v.object({ opening: money, closing: money })),
});

/** A provider's part of a period's revenue. */
export const providerRevenue = extend(platformFigures, {
  provider: v.object({ id: providerId, displayName: text, kind: providerKind, country: countryCode }),
});

export const adminRefund = v.object({
  id: refundId,
  appointmentId: v.nullable(appointmentId),
  provider: v.object({ id: providerId, displayName: text }),
  client: v.nullable(v.object({ id: userId, displayName: text })),
  amount: money,
  /** What was paid before. */
  paid: v.nullable(money),
  reason: text,
  refundedOn: calendarDate,
});

export const adminPayout = v.object({
  id: payoutId,
  provider: v.object({ id: providerId, displayName: text }),
  amount: money,
  status: payoutStatus,
  createdOn: calendarDate,
  /** Sessions and other movements that it pays out. */
  transactionCount: count,
  /** Why it was returned, or null. */
  failure: v.nullable(text),
});

/**
 * What one session brought: the last step from the whole to a single record. `net` is gross less refunds and fees, with
 * corrections. A correction that belongs to no session stands alone.
 */
export const revenueMovement = v.object({
  id: text,
  /** The day by which it counts, by UTC. */
  on: calendarDate,
  appointmentId: v.nullable(appointmentId),
  client: v.nullable(v.object({ id: userId, displayName: text })),
  gross: money,
  refunds: money,
  platformFees: money,
  adjustments: money,
  net: money,
});

export const featureFlag = v.object({
  key: platformFeature,
  enabled: v.boolean(),
  /** What turning it off takes away, in a sentence. */
  description: text,
  /** Who would notice: people who used it in the last 28 days, and what is booked with it from now on. */
  reach: v.optional(v.object({ people: count, upcoming: count })),
});

/** What holds for everyone on the platform where a provider has no rule of their own. */
export const platformPolicies = v.object({
  cancellation: v.object({
    freeUntilHours: v.pipe(count, v.maxValue(336)),
    lateFeePercent: v.pipe(count, v.maxValue(100)),
  }),
  recording: v.object({
    allowed: v.boolean(),
    /** Recordings are deleted after so many days. */
    keepDays: v.pipe(integer, v.minValue(1), v.maxValue(3650)),
  }),
  retention: v.object({
    /**
     * HIPAA asks for six years of the documents that prove compliance (45 CFR 164.316); records follow state law, seven
     * years in most.
     */
    clinicalRecordYears: v.pipe(integer, v.minValue(6), v.maxValue(30)),
    auditLogYears: v.pipe(integer, v.minValue(6), v.maxValue(30)),
    deletedAccountDays: v.pipe(integer, v.minValue(1), v.maxValue(365)),
  }),
});

/** Another system that the platform is connected to. Its secret is written and never read back. */
export const integration = v.object({
  id: text,
  name: text,
  isConfigured: v.boolean(),
  secretEndsWith: v.nullable(v.pipe(v.string(), v.maxLength(4))),
  changedAt: v.nullable(instant),
});

export const platformSettings = v.object({
  version: v.pipe(integer, v.gtValue(0)),
  plan: planName,
  organization: v.object({
    id: text,
    name: v.pipe(text, v.maxLength(120)),
    supportEmail: v.pipe(emailAddress, v.maxLength(254)),
    country: countryCode,
    timeZone,
  }),
  features: v.array(featureFlag),
  policies: platformPolicies,
  integrations: v.array(integration),
  updatedAt: instant,
  updatedBy: text,
});

export const adminOrganization = v.object({
  id: text,
  name: text,
  plan: planName,
  country: countryCode,
  joinedOn: calendarDate,
  userCount: count,
  providerCount: count,
});

/** What waits for an administrator: a kind, how many, and since when the oldest does. */
export const adminTask = v.object({
  kind: v.picklist([
    'SAFETY',
    'CREDENTIALS',
    'APPLICATIONS',
    'FAILED_PAYOUTS',
    'MODERATION',
    'CALENDAR_SYNC',
    /** Upcoming sessions that their providers cannot hold at present. */
    'SESSIONS_HELD_BACK',
    'APPROVALS',
    'RECORD_ACCESS',
    'RECORD_REVIEWS',
  ]),
  count,
  oldestAt: v.nullable(instant),
});

export const adminOverview = v.object({
  users: v.object({ total: count, active: count, suspended: count, invited: count, newLast7Days: count }),
  providers: v.object({ total: count, verified: count, pending: count, lapsed: count }),
  sessions: v.object({ today: count, inProgress: count, next7Days: count, completedLast30Days: count }),
  /** Of the last thirty days, today included. */
  revenue: platformFigures,
  tasks: v.array(adminTask),
  asOf: instant,
});

export type AccountRole = v.InferOutput<typeof accountRole>;
export type AccountStatus = v.InferOutput<typeof accountStatus>;
export type AccountFlag = v.InferOutput<typeof accountFlag>;
export type AdminUser = v.InferOutput<typeof adminUser>;
export type StaffInvitation = v.InferOutput<typeof staffInvitation>;
export type AdminUserDetail = v.InferOutput<typeof adminUserDetail>;
export type BulkPreview = v.InferOutput<typeof bulkPreview>;
export type SuspensionPreview = v.InferOutput<typeof suspensionPreview>;
export type BulkResult = v.InferOutput<typeof bulkResult>;
export type SavedView = v.InferOutput<typeof savedView>;
export type AdminProvider = v.InferOutput<typeof adminProvider>;
export type AdminProviderDetail = v.InferOutput<typeof adminProviderDetail>;
export type CredentialCase = v.InferOutput<typeof credentialCase>;
export type CredentialDecision = v.InferOutput<typeof credentialDecision>;
export type ExpiringCredential = v.InferOutput<typeof expiringCredential>;
export type PlatformFigures = v.InferOutput<typeof platformFigures>;
export type PlatformRevenue = v.InferOutput<typeof platformRevenue>;
export type RevenueGranularity = v.InferOutput<typeof revenueGranularity>;
export type ProviderRevenue = v.InferOutput<typeof providerRevenue>;
export type AdminRefund = v.InferOutput<typeof adminRefund>;
export type RevenueMovement = v.InferOutput<typeof revenueMovement>;
export type AdminPayout = v.InferOutput<typeof adminPayout>;
export type PlatformSettings = v.InferOutput<typeof platformSettings>;
export type AdminOrganization = v.InferOutput<typeof adminOrganization>;
export type AdminOverview = v.InferOutput<typeof adminOverview>;
export type AdminTask = v.InferOutput<typeof adminTask>;
