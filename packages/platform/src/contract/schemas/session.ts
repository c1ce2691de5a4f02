import * as v from 'valibot';
import { recordingScopes } from '../../domain/recording-scopes.ts';
import { chargeRules } from '../../domain/session-charge.ts';
import { payer } from './payer.ts';
import { calendarDate, count, emailAddress, extend, instant, money, text } from './common.ts';
import { appointmentId, providerId, userId } from './ids.ts';
import { credential, language, providerKind } from './provider.ts';
import { recordingAttempt, recordingFailure, recordingStatus } from './recording-status.ts';

export const recording = v.object({
  appointmentId,
  status: recordingStatus,
  startedAt: v.nullable(instant),
  stoppedAt: v.nullable(instant),
  /** What was captured, as the sum of its parts’ measured lengths. */
  durationSeconds: count,
  /** What everyone who was recorded stands by now: nothing else is captured, written down or played. */
  scopes: v.array(v.picklist(recordingScopes)),
  /** Why it failed; left out where it did not. */
  failure: v.optional(recordingFailure),
});

/** The most characters of one part; two seconds of a recorder make a fifth of it. */
export const RECORDING_PART_LIMIT = 900_000;

/** A piece of what a recorder writes. */
export const recordingPart = v.object({
  mimeType: v.pipe(v.string(), v.regex(/^(?:audio|video)\/(?:mp4|webm)(?:;[\w=,. -]+)?$/)),
  /** Base64. */
  content: v.pipe(v.string(), v.base64(), v.minLength(4), v.maxLength(RECORDING_PART_LIMIT)),
});

/** A part as it is sent, with how long was captured for it: pauses are not counted. */
export const sentRecordingPart = extend(recordingPart, {
  /** The attempt that it was captured for, as the room told it. */
  attempt: recordingAttempt,
  durationMs: v.pipe(count, v.maxValue(600_000)),
});

/** What was captured of a session. */
export const recordingMedia = v.object({
  takes: v.array(
    v.object({
      take: count,
      mimeType: text,
      /** How many parts it has; all of them in their order are the file. */
      parts: count,
      /** Where it begins in the recording, in seconds. */
      startSeconds: count,
    }),
  ),
  /** The last day on which it is kept. */
  keptUntil: calendarDate,
});

/** One time that a recording was played or its transcript read. */
export const recordingAccess = v.object({
  id: text,
  what: v.picklist(['PLAYED', 'READ']),
  byName: text,
  at: instant,
});

export const transcriptSegment = v.object({
  id: text,
  speaker: text,
  startSeconds: count,
  /** What was said, as corrected; empty where it was deleted. */
  text: v.string(),
  /** The line as the recogniser wrote it, where it was corrected. */
  original: v.optional(text),
  amended: v.optional(v.object({ at: instant, byName: text })),
  redacted: v.optional(
    v.object({ at: instant, byName: text, reason: v.picklist(['CLIENT_ASKED', 'OTHER_PERSON', 'NOT_RELEVANT']) }),
  ),
});
export const transcript = v.object({ appointmentId, segments: v.array(transcriptSegment) });

/** The billing timer as the server runs it. */
export const billingStart = v.object({
  appointmentId,
  startedAt: instant,
  /** When it was stopped; left out while it runs. */
  stoppedAt: v.optional(instant),
});
export const billingStop = v.object({
  appointmentId,
  startedAt: instant,
  stoppedAt: instant,
  billingMinutes: count,
  /** Minutes that were booked. */
  bookedMinutes: count,
  /**
   * What the minutes say about the charge; `CHOOSE` is the provider’s decision, which completing the session carries.
   */
  charge: v.picklist(chargeRules),
  /** What the session will be charged at; null while that has to be chosen. */
  amount: v.nullable(money),
});

export const credentialsCheck = v.object({
  verified: v.boolean(),
  /** Why not, in words for the provider, or null. */
  problem: v.nullable(text),
  credentials: v.array(credential),
  checkedAt: instant,
  /** That an administrator has suspended the listing, and why, as they wrote it; left out where none has. */
  suspension: v.optional(v.object({ at: instant, reason: text })),
});

/** Why care ended (discharge disposition). */
export const dischargeReason = v.picklist([
  'GOALS_MET',
  'CLIENT_ENDED',
  'TRANSFERRED',
  'LOST_CONTACT',
  'OUT_OF_SCOPE',
  'OTHER',
]);

/** Characters that forms say and the server keeps of a client’s details, and how many tags there are. */
export const clientDetailsLimits = {
  preferredName: 80,
  pronouns: 40,
  contactName: 120,
  contactRelationship: 60,
  tag: 40,
  tags: 12,
  riskNotes: 1000,
} as const;

/** The same of a discharge. */
export const dischargeLimits = { summary: 5000, referral: 500, clientWords: 2000, outreachResult: 300 } as const;

export const emergencyContact = v.object({
  name: v.pipe(text, v.maxLength(clientDetailsLimits.contactName)),
  relationship: v.pipe(text, v.maxLength(clientDetailsLimits.contactRelationship)),
  phone: v.pipe(v.string(), v.regex(/^\+?[0-9 ()-]{6,20}$/)),
});

/** That a client needs a closer look, and why. */
export const riskFlag = v.object({
  level: v.picklist(['WATCH', 'HIGH']),
  notes: v.pipe(text, v.maxLength(clientDetailsLimits.riskNotes)),
});

/** What a provider keeps about a client, and may change. */
export const clientDetails = v.object({
  /** How they want to be called, where that is not their name. */
  preferredName: v.nullable(v.pipe(text, v.maxLength(clientDetailsLimits.preferredName))),
  pronouns: v.nullable(v.pipe(text, v.maxLength(clientDetailsLimits.pronouns))),
  /** As their insurer has it; null or absent while it is not known. */
  birthDate: v.optional(v.nullable(calendarDate)),
  phone: v.nullable(v.pipe(v.string(), v.regex(/^\+?[0-9 ()-]{6,20}$/))),
  emergencyContact: v.nullable(emergencyContact),
  /** The language they would prefer, or null if not asked. */
  language: v.nullable(language),
  tags: v.pipe(v.array(v.pipe(text, v.maxLength(clientDetailsLimits.tag))), v.maxLength(clientDetailsLimits.tags)),
  risk: v.nullable(riskFlag),
});

/** One attempt to reach a client who no longer comes. */
export const outreachAttempt = v.object({
  on: calendarDate,
  how: v.picklist(['PHONE', 'EMAIL', 'MESSAGE', 'LETTER']),
  /** What came of it. */
  result: v.pipe(text, v.maxLength(dischargeLimits.outreachResult)),
});

export const discharge = v.object({
  reason: dischargeReason,
  summary: text,
  /** Whom the client was sent on to, or null. */
  referral: v.nullable(text),
  /** How the client puts the end of care, in their own words. */
  clientWords: v.optional(v.nullable(text)),
  /** Attempts to reach the client, the earliest first. */
  outreach: v.optional(v.array(outreachAttempt)),
  at: instant,
  byName: text,
});

/** What is owed to a client. */
export const clientOwed = v.object({
  /** Sessions that were held and have no note. */
  notesMissing: count,
  /** Questionnaires that were to be answered by now. */
  measuresDue: count,
  /** When the active plan is to be looked at together, or null. */
  planReviewOn: v.nullable(calendarDate),
  /** Messages of the client that the provider has not read. */
  unreadMessages: count,
  /** Invoices that were drafted and have not been sent. */
  unsentInvoices: v.optional(count),
  /** Invoices that were sent and are not paid. */
  openInvoices: v.optional(count),
  /** No session for 30 days and none ahead: care goes on or ends with a summary. */
  isDischargePending: v.boolean(),
});

/** A client as their provider sees them. */
export const client = extend(clientDetails, {
  id: userId,
  displayName: text,
  email: emailAddress,
  /** DISCHARGED is care that ended: the record stays readable until the provider readmits the client. */
  status: v.picklist(['ACTIVE', 'DISCHARGED']),
  since: calendarDate,
  lastSessionAt: v.nullable(instant),
  nextSessionAt: v.nullable(instant),
  sessionCount: count,
  /** Sessions that the client missed. */
  missedCount: v.optional(count),
  unsignedNotes: count,
  /** Answers about self-harm that no one has acknowledged yet. */
  openFlags: count,
  /** Their insurance in short, or null for those who pay for themselves. */
  coverage: v.nullable(v.object({ insurer: payer, planName: text, memberIdEnding: text })),
  discharge: v.nullable(discharge),
  /** Ends of care before the client was readmitted, the earliest first. */
  earlierDischarges: v.optional(v.array(discharge)),
  owed: v.optional(clientOwed),
  /** The phone number that was given last, and where; left out if none is known. */
  latestPhone: v.optional(v.object({ number: text, at: instant, source: v.picklist(['BOOKING', 'RECORD']) })),
  /** What the client wrote with their latest booking that says something. */
  latestReason: v.optional(v.object({ text, at: instant })),
  /** Counts every change of what the provider keeps; a write names the version that it builds on. */
  version: count,
});

/** Care of the caller that a provider has ended, as the client reads it: never the summary. */
export const endedCare = v.object({
  provider: v.object({ id: providerId, displayName: text, kind: providerKind }),
  endedAt: instant,
  /** Whom they were sent on to, or null. */
  referral: v.nullable(text),
  /**
   * That its provider is out of the directory, so that no session with them can be requested; left out where they are
   * in it.
   */
  isProviderAway: v.optional(v.literal(true)),
});

/** Figures of a provider's home; money and counts are for the periods that their names say. */
export const dashboardStats = v.object({
  sessionsToday: count,
  sessionsNext7Days: count,
  activeClients: count,
  unsignedNotes: count,
  /** Messages of clients that the provider has not read. */
  unreadMessages: count,
  /** Who wrote them, the latest first: at most three names, each once. */
  unreadFrom: v.pipe(v.array(text), v.maxLength(3)),
  /** This week, Monday to now, and the week before to the same day. */
  billedMinutesThisWeek: count,
  billedMinutesLastWeek: count,
  /** The net of the month: what is the provider’s after refunds, corrections and the platform’s share. */
  revenueThisMonth: money,
  revenueLastMonth: money,
  asOf: instant,
});

export type Recording = v.InferOutput<typeof recording>;
export type RecordingAccess = v.InferOutput<typeof recordingAccess>;
export type RecordingMedia = v.InferOutput<typeof recordingMedia>;
export type RecordingPart = v.InferOutput<typeof recordingPart>;
export type TranscriptSegment = v.InferOutput<typeof transcriptSegment>;
export type Transcript = v.InferOutput<typeof transcript>;
export type BillingStop = v.InferOutput<typeof billingStop>;
export type CredentialsCheck = v.InferOutput<typeof credentialsCheck>;
export type Client = v.InferOutput<typeof client>;
export type ClientDetails = v.InferOutput<typeof clientDetails>;
export type OutreachAttempt = v.InferOutput<typeof outreachAttempt>;
export type ClientOwed = v.InferOutput<typeof clientOwed>;
export type Discharge = v.InferOutput<typeof discharge>;
export type EndedCare = v.InferOutput<typeof endedCare>;
export type DischargeReason = v.InferOutput<typeof dischargeReason>;
export type DashboardStats = v.InferOutput<typeof dashboardStats>;
