import * as z from 'zod/mini';
import { count, instant, timeOfDay, timeZone } from './common.ts';
import {
  appointmentId, claimId, contentReportId, conversationId, journalEntryId, measureId, notificationId, payoutId, postId, waitlistEntryId,
} from './ids.ts';

/** What has happened. The screen words it from its catalogue: no text is kept, so that nothing private can stand in one. */
export const notificationKind = z.enum([
  'APPOINTMENT_BOOKED', 'APPOINTMENT_CHANGED', 'APPOINTMENT_CANCELLED', 'MESSAGE_RECEIVED', 'WAITLIST_OFFER', 'CLAIM_DENIED', 'PAYOUT_FAILED',
  'MODERATION_OUTCOME', 'MEASURE_ASSIGNED', 'MEASURE_FLAGGED', 'JOURNAL_SHARED',
]);

export const notificationChannel = z.enum(['IN_APP', 'EMAIL', 'SMS']);

/** What it is about: ids alone, those that the kind has. */
export const notificationSubject = z.object({
  appointmentId: z.optional(appointmentId),
  conversationId: z.optional(conversationId),
  waitlistEntryId: z.optional(waitlistEntryId),
  claimId: z.optional(claimId),
  payoutId: z.optional(payoutId),
  postId: z.optional(postId),
  contentReportId: z.optional(contentReportId),
  measureId: z.optional(measureId),
  journalEntryId: z.optional(journalEntryId),
});

/** Something that a person is told of. */
export const notification = z.object({
  id: notificationId,
  kind: notificationKind,
  subject: notificationSubject,
  /** How often it has happened since the person last looked: messages of one conversation are one notification. */
  count: count.check(z.positive()),
  /** When it happened, the last time. */
  createdAt: instant,
  readAt: z.nullable(instant),
  /** Where it goes and when: e-mail and SMS wait for the end of quiet hours. */
  deliveries: z.array(z.object({ channel: notificationChannel, at: instant })),
});

/** Hours without e-mail and SMS, by the wall clock of a zone; `until` before `from` is on the next day. */
export const quietHours = z.object({ from: timeOfDay, until: timeOfDay, timeZone });

/** How a person wants to be told. */
export const notificationPreferences = z.object({
  /** The channels of each kind; none is not to be told at all. */
  channels: z.record(notificationKind, z.array(notificationChannel).check(z.maxLength(3))),
  quietHours: z.nullable(quietHours),
  /** What a locked screen, an e-mail's subject and an SMS say: 'You have news' in place of who and what. */
  discreet: z.boolean(),
});

export type NotificationKind = z.infer<typeof notificationKind>;
export type NotificationChannel = z.infer<typeof notificationChannel>;
export type NotificationSubject = z.infer<typeof notificationSubject>;
export type Notification = z.infer<typeof notification>;
export type QuietHours = z.infer<typeof quietHours>;
export type NotificationPreferences = z.infer<typeof notificationPreferences>;
