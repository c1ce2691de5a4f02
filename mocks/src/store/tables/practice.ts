import * as z from 'zod/mini';
import {
  broadcast, calendarConnection, calendarDate, calendarService, count, credentialDocument, groupSession, instant, invitation, onboardingSubmission, prayerRules,
  providerApplication, providerId, timeZone, usState, userId,
} from '@sakina/platform/contract';

/** What the server keeps of a provider beside the public page; the id is the provider's. */
const providerSettings = z.object({
  id: providerId,
  memberSince: calendarDate,
  prayerRules,
  profileVersion: count,
  availabilityVersion: count,
  updatedAt: instant,
});

/** A licence in the register of a state's board; the id is made of state and number. */
const boardLicense = z.object({
  id: z.string(),
  state: usState,
  /** As the board prints it. */
  number: z.string(),
  holderName: z.string(),
  title: z.string(),
  board: z.string(),
  expiresOn: calendarDate,
});

/** An event in a provider's calendar elsewhere. */
const outsideEvent = z.object({
  id: z.string(),
  providerId,
  service: calendarService,
  title: z.string(),
  startsAt: instant,
  endsAt: instant,
  timeZone,
  /** Deleted over there. */
  isDeleted: z.boolean(),
  /** The block that stands for it on the calendar here, or null while it has not been imported. */
  blockId: z.nullable(z.string()),
});

const seatHolder = z.object({ id: userId, displayName: z.string(), joinedAt: instant });

/** Rows of the practice area. */
export const practiceTables = {
  /** Applications to become a provider, in every state. */
  providerApplications: providerApplication,
  /** What providers have handed in to prove what they may do. */
  credentialDocuments: z.extend(credentialDocument, { providerId }),
  providerSettings,
  boardLicenses: boardLicense,
  calendarConnections: z.extend(z.omit(calendarConnection, { id: true, eventCount: true }), { id: z.string(), service: calendarService, providerId }),
  outsideEvents: outsideEvent,
  /** Participants hold the seats; the queue waits in the order of the list. */
  groupSessions: z.extend(z.omit(groupSession, { joinedCount: true, waitlistCount: true, ownSeat: true }), {
    roomName: z.string(),
    participants: z.array(seatHolder),
    waitlist: z.array(seatHolder),
  }),
  /** Viewers who are signed in are known; the others are only counted. */
  broadcasts: z.extend(z.omit(broadcast, { viewerCount: true }), { viewers: z.array(userId), visitors: count }),
  onboardingSubmissions: z.extend(onboardingSubmission, { userId }),
  /** Accounts whose profile has been completed since their token was made; the id is the account's. */
  completedProfiles: z.object({ id: userId, completedAt: instant }),
  /** Its state follows from its times. */
  invitations: z.extend(z.omit(invitation, { status: true }), { senderId: userId, withdrawnAt: z.nullable(instant) }),
};

export type ProviderSettingsRow = z.infer<typeof providerSettings>;
export type OutsideEventRow = z.infer<typeof outsideEvent>;
export type GroupSessionRow = z.infer<(typeof practiceTables)['groupSessions']>;
export type BroadcastRow = z.infer<(typeof practiceTables)['broadcasts']>;
export type InvitationRow = z.infer<(typeof practiceTables)['invitations']>;
export type ConnectionRow = z.infer<(typeof practiceTables)['calendarConnections']>;
