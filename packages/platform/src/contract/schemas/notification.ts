import * as v from 'valibot';
import { count, instant, timeOfDay, timeZone } from './common.ts';
import {
  appointmentId,
  claimId,
  contentReportId,
  conversationId,
  journalEntryId,
  measureId,
  notificationId,
  payoutId,
  postId,
  waitlistEntryId,
} from './ids.ts';

/** What has happened. The screen words it from its catalogue: no text is kept, so that nothing private can stand in one. */
export const notificationKind = v.picklist([
  'APPOINTMENT_BOOKED',
  'APPOINTMENT_CHANGED',
  'APPOINTMENT_CANCELLED',
  'MESSAGE_RECEIVED',
  'WAITLIST_OFFER',
  'CLAIM_DENIED',
  'PAYOUT_FAILED',
  'MODERATION_OUTCOME',
  'MEASURE_ASSIGNED',
  'MEASURE_FLAGGED',
  'JOURNAL_SHARED',
]);

const notificationChannel = v.picklist(['IN_APP', 'EMAIL', 'SMS']);

/** What it is about: ids alone, those that the kind has. */
const notificationSubject = v.object({
  appointmentId: v.optional(appointmentId),
  conversationId: v.optional(conversationId),
  waitlistEntryId: v.optional(waitlistEntryId),
  claimId: v.optional(claimId),
  payoutId: v.optional(payoutId),
  postId: v.optional(postId),
  contentReportId: v.optional(contentReportId),
  measureId: v.optional(measureId),
  journalEntryId: v.optional(journalEntryId),
});

/** Something that a person is told of. */
export const notification = v.object({
  id: notificationId,
  kind: notificationKind,
  subject: notificationSubject,
  /** How often it has happened since the person last looked: messages of one conversation are one notification. */
  count: v.pipe(count, v.minValue(1)),
  /** When it happened, the last time. */
  createdAt: instant,
  readAt: v.nullable(instant),
  /** Where it goes and when: e-mail and SMS wait for the end of quiet hours. */
  deliveries: v.array(v.object({ channel: notificationChannel, at: instant })),
});

/** Hours without e-mail and SMS, by the wall clock of a zone; `until` before `from` is on the next day. */
export const quietHours = v.object({ from: timeOfDay, until: timeOfDay, timeZone });

/** How a person wants to be told. */
export const notificationPreferences = v.object({
  /** The channels of each kind; none is not to be told at all. */
  channels: v.object(v.entriesFromList(notificationKind.options, v.pipe(v.array(notificationChannel), v.maxLength(3)))),
  quietHours: v.nullable(quietHours),
  /** What a locked screen, an e-mail's subject and an SMS say: 'You have news' in place of who and what. */
  discreet: v.boolean(),
});

export type NotificationKind = v.InferOutput<typeof notificationKind>;
export type NotificationChannel = v.InferOutput<typeof notificationChannel>;
export type NotificationSubject = v.InferOutput<typeof notificationSubject>;
export type Notification = v.InferOutput<typeof notification>;
export type QuietHours = v.InferOutput<typeof quietHours>;
export type NotificationPreferences = v.InferOutput<typeof notificationPreferences>;
