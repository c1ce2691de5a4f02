import * as z from 'zod/mini';
import { payer } from './claim.ts';
import { calendarDate, count, instant, money, text } from './common.ts';
import { appointmentId, userId } from './ids.ts';
import { credential, language } from './provider.ts';

/**
 * `ARMED` is started but capturing nothing, because somebody in the room has not consented; `ANALYSING` works on the
 * transcript; `READY` can be played and read.
 */
export const recordingStatus = z.enum(['NONE', 'ARMED', 'RECORDING', 'STOPPED', 'ANALYSING', 'READY']);

export const recording = z.object({
  appointmentId,
  status: recordingStatus,
  startedAt: z.nullable(instant),
  stoppedAt: z.nullable(instant),
  durationSeconds: count,
});

export const transcriptSegment = z.object({ id: text, speaker: text, startSeconds: count, text });
export const transcript = z.object({ appointmentId, segments: z.array(transcriptSegment) });

/** The billing timer as the server runs it. */
export const billingStart = z.object({ appointmentId, startedAt: instant });
export const billingStop = z.object({ appointmentId, startedAt: instant, stoppedAt: instant, billingMinutes: count, amount: money });

export const credentialsCheck = z.object({
  verified: z.boolean(),
  /** Why not, in words for the provider, or null. */
  problem: z.nullable(text),
  credentials: z.array(credential),
  checkedAt: instant,
});

/** Somebody in a session room. */
export const roomParticipant = z.object({
  id: text,
  displayName: text,
  role: z.enum(['PROVIDER', 'CLIENT', 'GUEST']),
  presence: z.enum(['WAITING', 'PRESENT', 'LEFT']),
  joinedAt: instant,
  /** null until they have answered. */
  recordingConsent: z.nullable(z.boolean()),
  /** Whether this is the caller. */
  isSelf: z.boolean(),
});

/** A session room, seen by somebody who may enter it. */
export const room = z.object({
  roomName: text,
  providerName: text,
  startsAt: instant,
  endsAt: instant,
  timeZone: text,
  state: z.enum(['WAITING', 'OPEN', 'ENDED']),
  recording: recordingStatus,
  /** True when the provider has to record and so consent is asked. */
  recordingRequested: z.boolean(),
  participants: z.array(roomParticipant),
});

/** Why care ended (discharge disposition). */
export const dischargeReason = z.enum(['GOALS_MET', 'CLIENT_ENDED', 'TRANSFERRED', 'LOST_CONTACT', 'OUT_OF_SCOPE', 'OTHER']);

export const emergencyContact = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  relationship: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  phone: z.string().check(z.regex(/^\+?[0-9 ()-]{6,20}$/)),
});

/** That a client needs a closer look, and why. */
export const riskFlag = z.object({ level: z.enum(['WATCH', 'HIGH']), notes: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)) });

/** What a provider keeps about a client, and may change. */
export const clientDetails = z.object({
  /** How they want to be called, where that is not their name. */
  preferredName: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(80))),
  pronouns: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(40))),
  phone: z.nullable(z.string().check(z.regex(/^\+?[0-9 ()-]{6,20}$/))),
  emergencyContact: z.nullable(emergencyContact),
  /** The language that they would rather speak, or null where nobody has asked. */
  language: z.nullable(language),
  tags: z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(40))).check(z.maxLength(12)),
  risk: z.nullable(riskFlag),
});

export const discharge = z.object({
  reason: dischargeReason,
  summary: text,
  /** Whom the client was sent on to, or null. */
  referral: z.nullable(text),
  at: instant,
  byName: text,
});

/** A client as their provider sees them. */
export const client = z.extend(clientDetails, {
  id: userId,
  displayName: text,
  email: z.email(),
  /** DISCHARGED is care that ended: the record stays readable. A new booking makes it ACTIVE again. */
  status: z.enum(['ACTIVE', 'DISCHARGED']),
  since: calendarDate,
  lastSessionAt: z.nullable(instant),
  nextSessionAt: z.nullable(instant),
  sessionCount: count,
  unsignedNotes: count,
  /** Answers about self-harm that nobody has acknowledged yet. */
  openFlags: count,
  /** Their insurance in short, or null for those who pay for themselves. */
  coverage: z.nullable(z.object({ insurer: payer, planName: text, memberIdEnding: text })),
  discharge: z.nullable(discharge),
  /** Counts every change of what the provider keeps; a write names the version that it builds on. */
  version: count,
});

/** Figures of a provider's home; money and counts are for the periods that their names say. */
export const dashboardStats = z.object({
  sessionsToday: count,
  sessionsNext7Days: count,
  activeClients: count,
  unsignedNotes: count,
  /** Messages of clients that the provider has not read. */
  unreadMessages: count,
  /** Who wrote them, the latest first: at most three names, each once. */
  unreadFrom: z.array(text).check(z.maxLength(3)),
  /** This week, Monday to now, and the week before to the same day. */
  billedMinutesThisWeek: count,
  billedMinutesLastWeek: count,
  revenueThisMonth: money,
  revenueLastMonth: money,
  asOf: instant,
});

export type Recording = z.infer<typeof recording>;
export type RecordingStatus = z.infer<typeof recordingStatus>;
export type Transcript = z.infer<typeof transcript>;
export type BillingStop = z.infer<typeof billingStop>;
export type CredentialsCheck = z.infer<typeof credentialsCheck>;
export type Room = z.infer<typeof room>;
export type RoomParticipant = z.infer<typeof roomParticipant>;
export type Client = z.infer<typeof client>;
export type ClientDetails = z.infer<typeof clientDetails>;
export type Discharge = z.infer<typeof discharge>;
export type DischargeReason = z.infer<typeof dischargeReason>;
export type DashboardStats = z.infer<typeof dashboardStats>;
