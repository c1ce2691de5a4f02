import * as v from 'valibot';
import { notificationKinds } from '../../domain/notification-kinds.ts';
import { cancellationCode, seriesFrequency } from './appointment.ts';
import { count, instant, money, text, timeOfDay, timeZone } from './common.ts';
import {
  appointmentId,
  broadcastId,
  circleId,
  claimId,
  clientConsentId,
  contentReportId,
  conversationId,
  estimateId,
  groupSessionId,
  invoiceId,
  journalEntryId,
  measureId,
  notificationId,
  paymentId,
  payoutId,
  planId,
  postId,
  providerId,
  referralId,
  reviewId,
  superbillId,
  userId,
  waitlistEntryId,
} from './ids.ts';

/**
 * What happened. The screen phrases it from its catalogue: no text is stored, so that nothing private can be in one.
 */
export const notificationKind = v.picklist(notificationKinds);

export const notificationChannel = v.picklist(['IN_APP', 'EMAIL', 'SMS']);

/** What it is about: ids alone, those that the kind has. */
export const notificationSubject = v.object({
  appointmentId: v.optional(appointmentId),
  conversationId: v.optional(conversationId),
  waitlistEntryId: v.optional(waitlistEntryId),
  claimId: v.optional(claimId),
  payoutId: v.optional(payoutId),
  paymentId: v.optional(paymentId),
  superbillId: v.optional(superbillId),
  estimateId: v.optional(estimateId),
  postId: v.optional(postId),
  circleId: v.optional(circleId),
  providerId: v.optional(providerId),
  contentReportId: v.optional(contentReportId),
  measureId: v.optional(measureId),
  journalEntryId: v.optional(journalEntryId),
  groupSessionId: v.optional(groupSessionId),
  broadcastId: v.optional(broadcastId),
  invoiceId: v.optional(invoiceId),
  planId: v.optional(planId),
  clientConsentId: v.optional(clientConsentId),
  referralId: v.optional(referralId),
  reviewId: v.optional(reviewId),
});

/**
 * How a client answered: consents are given, declined or withdrawn; plans agreed to, or a change is asked for;
 * referrals accepted or declined.
 */
export const notificationAnswer = v.picklist(['GIVEN', 'DECLINED', 'WITHDRAWN', 'AGREED', 'CHANGE_ASKED', 'ACCEPTED']);

/**
 * What it is about in plain words, resolved for its reader whenever it is read. Nothing of it is stored or sent
 * outside.
 */
export const notificationAbout = v.object({
  /** The other person, or null where there is none to name. */
  person: v.nullable(text),
  /** The client whose record it is in, for a provider who may open it. */
  clientId: v.optional(userId),
  /**
   * Whose act it was, where it is not the other person’s: the administration’s, or what the reader asked the other
   * person for.
   */
  by: v.optional(v.picklist(['ADMIN', 'READER'])),
  /** The service of a session, or the title of a group, broadcast, plan or questionnaire. */
  title: v.optional(text),
  startsAt: v.optional(instant),
  /** Where it was before it was moved. */
  previousStartsAt: v.optional(instant),
  /** The zone in which it was agreed. */
  timeZone: v.optional(timeZone),
  /** How many sessions of a series. */
  sessions: v.optional(count),
  frequency: v.optional(seriesFrequency),
  reason: v.optional(cancellationCode),
  /**
   * That a session is or was a request which its provider never confirmed: it waits, was declined, or was withdrawn by
   * its client.
   */
  request: v.optional(v.picklist(['OPEN', 'DECLINED', 'WITHDRAWN'])),
  amount: v.optional(money),
  /** What was answered: to a request for consent, to a plan, or to a referral. */
  answer: v.optional(notificationAnswer),
  /** Why an administrator did it, as they wrote it for its reader. */
  why: v.optional(text),
  /** True where what it is about is there no more: there is nothing to open. */
  isGone: v.optional(v.boolean()),
});

/** A notification of a user. */
export const notification = v.object({
  id: notificationId,
  kind: notificationKind,
  subject: notificationSubject,
  about: v.optional(notificationAbout),
  /** How often it has happened since the person last looked: messages of one conversation are one notification. */
  count: v.pipe(count, v.minValue(1)),
  /** When it happened, the last time. */
  createdAt: instant,
  readAt: v.nullable(instant),
  /** Where it goes and when: email and SMS wait for the end of quiet hours. */
  deliveries: v.array(v.object({ channel: notificationChannel, at: instant })),
});

/** Hours without email and SMS, by the wall clock of a zone; `until` before `from` is on the next day. */
export const quietHours = v.object({ from: timeOfDay, until: timeOfDay, timeZone });

/** A user’s notification preferences. */
export const notificationPreferences = v.object({
  /** Counts every change, from 0 where nothing was chosen; a write names the version that it builds on. */
  version: count,
  /** The channels of each kind; empty means no notification. */
  channels: v.object(v.entriesFromList(notificationKind.options, v.pipe(v.array(notificationChannel), v.maxLength(3)))),
  quietHours: v.nullable(quietHours),
  /** What a locked screen, an email's subject and an SMS say: 'You have news' in place of who and what. */
  discreet: v.boolean(),
});

export type NotificationKind = v.InferOutput<typeof notificationKind>;
export type NotificationChannel = v.InferOutput<typeof notificationChannel>;
export type NotificationSubject = v.InferOutput<typeof notificationSubject>;
export type NotificationAbout = v.InferOutput<typeof notificationAbout>;
export type Notification = v.InferOutput<typeof notification>;
export type QuietHours = v.InferOutput<typeof quietHours>;
export type NotificationPreferences = v.InferOutput<typeof notificationPreferences>;
