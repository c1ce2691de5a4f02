import * as v from 'valibot';
import {
  broadcast,
  calendarConnection,
  calendarDate,
  calendarService,
  count,
  credentialDocument,
  extend,
  groupMemberRecord,
  groupSession,
  groupSessionId,
  instant,
  invitation,
  onboardingSubmission,
  prayerRules,
  providerApplication,
  providerId,
  report,
  timeZone,
  userId,
  usState,
} from '@sakina/platform/contract';

/** A provider's settings outside the public page; the id is the provider's. */
const providerSettings = v.object({
  id: providerId,
  memberSince: calendarDate,
  prayerRules,
  profileVersion: count,
  availabilityVersion: count,
  updatedAt: instant,
});

/** A licence in the register of a state's board; the id is derived from state and number. */
const boardLicense = v.object({
  id: v.string(),
  state: usState,
  /** As the board prints it. */
  number: v.string(),
  holderName: v.string(),
  title: v.string(),
  board: v.string(),
  expiresOn: calendarDate,
});

/** An event in a provider's external calendar. */
const outsideEvent = v.object({
  id: v.string(),
  providerId,
  service: calendarService,
  title: v.string(),
  startsAt: instant,
  endsAt: instant,
  timeZone,
  /** Deleted in the external calendar. */
  isDeleted: v.boolean(),
  /** The imported block, or null before the import. */
  blockId: v.nullable(v.string()),
  /** What it says about the time; busy if left out. A tentative one keeps the time free of bookings too. */
  answer: v.optional(v.picklist(['BUSY', 'FREE', 'DECLINED', 'TENTATIVE'])),
  /** The session here that it is the copy of: it has the time alone, and is read back as nothing. */
  copyOf: v.optional(v.string()),
});

const seatHolder = v.object({ id: userId, displayName: v.string(), joinedAt: instant });

/** Rows of the practice area. */
export const practiceTables = {
  /** Applications to become a provider, in every state. */
  providerApplications: providerApplication,
  /** Documents that providers uploaded as evidence. */
  credentialDocuments: extend(credentialDocument, { providerId }),
  providerSettings,
  boardLicenses: boardLicense,
  calendarConnections: extend(v.omit(calendarConnection, ['id', 'eventCount']), {
    id: v.string(),
    service: calendarService,
    providerId,
    /** A sign-in to the service that was started and has not come back. */
    signIn: v.optional(v.object({ startedAt: instant, writesSessions: v.boolean() })),
  }),
  outsideEvents: outsideEvent,
  /** Participants have seats; the waitlist is in order. */
  groupSessions: extend(v.omit(groupSession, ['joinedCount', 'waitlistCount', 'ownSeat']), {
    roomName: v.string(),
    participants: v.array(seatHolder),
    waitlist: v.array(seatHolder),
  }),
  /** Attendance and the host's note of a participant of a meeting; the id is made of both. */
  groupMembers: extend(v.omit(groupMemberRecord, ['id', 'displayName']), {
    id: v.string(),
    groupId: groupSessionId,
    userId,
  }),
  /** Signed-in viewers are stored; others are only counted. */
  /** What was added to the table later may be missing in rows stored before. */
  broadcasts: extend(v.omit(broadcast, ['viewerCount', 'version']), {
    version: v.optional(count),
    viewers: v.array(userId),
    visitors: count,
  }),
  onboardingSubmissions: extend(onboardingSubmission, { userId }),
  /** Accounts whose profile was completed after their token was issued; the id is the account's. */
  completedProfiles: v.object({ id: userId, completedAt: instant }),
  /** What providers have generated, as it was then. */
  reports: extend(report, { providerId }),
  /** Its state follows from its times. */
  invitations: extend(v.omit(invitation, ['status']), {
    senderId: userId,
    withdrawnAt: v.nullable(instant),
    /** The account of staff that waits for its acceptance; only clients are invited without one. */
    staffUserId: v.optional(userId),
    /** Who invited staff, by name. */
    senderName: v.optional(v.string()),
  }),
};

export type ProviderSettingsRow = v.InferOutput<typeof providerSettings>;
export type OutsideEventRow = v.InferOutput<typeof outsideEvent>;
export type GroupSessionRow = v.InferOutput<(typeof practiceTables)['groupSessions']>;
export type GroupMemberRow = v.InferOutput<(typeof practiceTables)['groupMembers']>;
export type BroadcastRow = v.InferOutput<(typeof practiceTables)['broadcasts']>;
export type InvitationRow = v.InferOutput<(typeof practiceTables)['invitations']>;
export type ConnectionRow = v.InferOutput<(typeof practiceTables)['calendarConnections']>;
