import * as v from 'valibot';
import { planIds, rankedRoles } from '../../domain/index.ts';
import type { RankedRole } from '../../domain/index.ts';
import { bookingState } from './appointment.ts';
import { count, emailAddress, extend, instant, money, text, timeZone } from './common.ts';
import { appointmentId, providerId, userId } from './ids.ts';
import { invitationStatus } from './invitation.ts';

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
  /**
   * Who takes over their turn of being on call for danger, and until when it lasts; left out where it is not theirs.
   */
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
