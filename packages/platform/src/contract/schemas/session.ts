import * as z from 'zod/mini';
import { calendarDate, count, instant, money, text } from './common.ts';
import { appointmentId, userId } from './ids.ts';
import { credential } from './provider.ts';

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

/** A client as their provider's list shows them. */
export const client = z.object({
  id: userId,
  displayName: text,
  email: z.email(),
  since: calendarDate,
  lastSessionAt: z.nullable(instant),
  nextSessionAt: z.nullable(instant),
  sessionCount: count,
  unsignedNotes: count,
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
export type DashboardStats = z.infer<typeof dashboardStats>;
