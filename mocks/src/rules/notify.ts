import type {
  NotificationChannel,
  NotificationId,
  NotificationKind,
  NotificationPreferences,
  NotificationSubject,
  UserId,
} from '@sakina/platform/contract';
import { iso } from '../clock.ts';
import type { Rows } from '../store/rows.ts';
import type { Tables } from '../store/table.ts';
import { afterQuietHours } from './quiet-hours.ts';

const seen: NotificationChannel[] = ['IN_APP'];
const seenAndMailed: NotificationChannel[] = ['IN_APP', 'EMAIL'];

const seenMailedAndTexted: NotificationChannel[] = ['IN_APP', 'EMAIL', 'SMS'];

/** The default notification preferences. */
export const defaultPreferences: NotificationPreferences = {
  version: 0,
  channels: {
    APPOINTMENT_BOOKED: seenAndMailed,
    APPOINTMENT_CONFIRMED: seenAndMailed,
    APPOINTMENT_CHANGED: seenAndMailed,
    APPOINTMENT_CANCELLED: seenMailedAndTexted,
    SESSION_REMINDER: ['EMAIL', 'SMS'],
    MESSAGE_RECEIVED: seenAndMailed,
    WAITLIST_OFFER: seenMailedAndTexted,
    INVOICE_SENT: seenAndMailed,
    PAYMENT_REFUNDED: seenAndMailed,
    REFUND_FAILED: seenAndMailed,
    SUPERBILL_READY: seenAndMailed,
    ESTIMATE_READY: seenAndMailed,
    CLAIM_DENIED: seenAndMailed,
    PAYOUT_FAILED: seenAndMailed,
    CONSENT_REQUESTED: seenAndMailed,
    CONSENT_ANSWERED: seen,
    REFERRAL_ASKED: seenAndMailed,
    REFERRAL_ANSWERED: seen,
    REFERRAL_REPLIED: seenAndMailed,
    PLAN_SENT: seenAndMailed,
    PLAN_ANSWERED: seen,
    MEASURE_ASSIGNED: seenAndMailed,
    MEASURE_FLAGGED: seen,
    JOURNAL_SHARED: seen,
    CARE_ENDED: seenAndMailed,
    CARE_RESUMED: seenAndMailed,
    GROUP_MEETING_CHANGED: seenMailedAndTexted,
    GROUP_MEETING_CANCELLED: seenMailedAndTexted,
    GROUP_SEAT_GIVEN: seenMailedAndTexted,
    BROADCAST_CHANGED: seen,
    REVIEW_RECEIVED: seen,
    REVIEW_ANSWERED: seen,
    MODERATION_OUTCOME: seen,
    CREDENTIAL_DECIDED: seenAndMailed,
    ROLE_CHANGED: seenAndMailed,
    LISTING_SUSPENDED: seenAndMailed,
    LISTING_REINSTATED: seenAndMailed,
    SAFETY_ALERT: seenMailedAndTexted,
    RECORD_READ: seenAndMailed,
  },
  quietHours: null,
  discreet: true,
};

/** A user's notification preferences. */
export function preferencesOf(tables: Tables, userId: UserId): NotificationPreferences {
  const row = tables.notificationPreferences.get(userId);
  if (!row) return defaultPreferences;
  const { channels, quietHours, discreet, version = 1 } = row;
  return { version, channels, quietHours, discreet };
}

/** An event to notify a user of. */
interface NotificationEvent {
  /** The recipient; null for a provider without an account, who is not notified. */
  userId: UserId | null;
  kind: NotificationKind;
  /** The ids that the kind is about. */
  subject: NotificationSubject;
  at: Date;
  /** Times and amounts of the act, which may be others by the time of reading. */
  facts?: Rows['notifications']['facts'];
  /** From when it is seen and sent. @default at once */
  visibleFrom?: Date;
  /** When it is of no use any more: what would be sent later is not sent. */
  until?: Date;
}

/** The channels and times of a notification, by the recipient's preferences. */
export function deliveriesOf(
  { channels, quietHours }: NotificationPreferences,
  kind: NotificationKind,
  at: Date,
): Rows['notifications']['deliveries'] {
  return [...new Set(channels[kind])].map((channel) => ({
    channel,
    at: iso(channel === 'IN_APP' ? at : afterQuietHours(at, quietHours)),
  }));
}

/** The unread notification that a message joins: those of one conversation share one. */
function waitingMessage(tables: Tables, userId: UserId, { conversationId }: NotificationSubject) {
  return tables.notifications
    .all()
    .find(
      (row) =>
        row.userId === userId &&
        row.kind === 'MESSAGE_RECEIVED' &&
        row.readAt === null &&
        row.subject.conversationId === conversationId,
    );
}

/** Stores a notification, unless its user turned this kind off. Handlers tell by the table of acts: see tell.ts. */
export function notify(
  tables: Tables,
  { userId, kind, subject, at, facts, visibleFrom, until }: NotificationEvent,
): Rows['notifications'] | null {
  if (userId === null) return null;
  const deliveries = deliveriesOf(preferencesOf(tables, userId), kind, visibleFrom ?? at).filter(
    (delivery) => until === undefined || Date.parse(delivery.at) < until.getTime(),
  );
  if (deliveries.length === 0) return null;
  const waiting = kind === 'MESSAGE_RECEIVED' ? waitingMessage(tables, userId, subject) : undefined;
  return tables.notifications.put({
    id: waiting?.id ?? (`ntf-${crypto.randomUUID()}` as NotificationId),
    userId,
    kind,
    subject,
    count: (waiting?.count ?? 0) + 1,
    createdAt: iso(at),
    readAt: null,
    deliveries,
    ...(facts && { facts }),
    ...(visibleFrom && { visibleFrom: iso(visibleFrom) }),
  });
}

/** Whether its recipient sees a notification by now. */
export const isVisible = ({ visibleFrom }: Rows['notifications'], now: Date): boolean =>
  visibleFrom === undefined || Date.parse(visibleFrom) <= now.getTime();

/** Marks a user’s matching notifications as read. */
export function readNotifications(
  tables: Tables,
  userId: UserId,
  at: Date,
  fits: (row: Rows['notifications']) => boolean,
): void {
  for (const row of tables.notifications.all()) {
    if (row.userId === userId && row.readAt === null && isVisible(row, at) && fits(row))
      tables.notifications.put({ ...row, readAt: iso(at) });
  }
}
