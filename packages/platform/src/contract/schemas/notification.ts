import * as v from 'valibot';
import { count, instant, timeOfDay, timeZone } from './common.ts';
import {
  appointmentId,
  circleId,
  claimId,
  contentReportId,
  conversationId,
  estimateId,
  journalEntryId,
  measureId,
  notificationId,
  paymentId,
  payoutId,
  postId,
  providerId,
  superbillId,
  waitlistEntryId,
} from './ids.ts';

/** What happened. The screen phrases it from its catalogue: no text is stored, so that nothing private can be in one. */
export const notificationKind = v.picklist([
  'APPOINTMENT_BOOKED',
  'APPOINTMENT_CHANGED',
  'APPOINTMENT_CANCELLED',
  'MESSAGE_RECEIVED',
  'WAITLIST_OFFER',
  'CLAIM_DENIED',
  'PAYOUT_FAILED',
  'REFUND_FAILED',
  'SUPERBILL_READY',
  'ESTIMATE_READY',
  'MODERATION_OUTCOME',
  'MEASURE_ASSIGNED',
  'MEASURE_FLAGGED',
  'JOURNAL_SHARED',
  'RECORD_READ',
]);

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
});

/** A notification of a user. */
export const notification = v.object({
  id: notificationId,
  kind: notificationKind,
  subject: notificationSubject,
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
export type Notification = v.InferOutput<typeof notification>;
export type QuietHours = v.InferOutput<typeof quietHours>;
export type NotificationPreferences = v.InferOutput<typeof notificationPreferences>;
