import type {
  NotificationChannel,
  NotificationId,
  NotificationKind,
  NotificationPreferences,
  NotificationSubject,
  UserId,
} from '@sakina/platform/contract';
import { iso } from '../clock.ts';
import type { AppointmentRow, Rows } from '../store/rows.ts';
import type { Tables } from '../store/table.ts';
import { afterQuietHours } from './quiet-hours.ts';

const seen: NotificationChannel[] = ['IN_APP'];
const seenAndMailed: NotificationChannel[] = ['IN_APP', 'EMAIL'];

/** The default notification preferences. */
export const defaultPreferences: NotificationPreferences = {
  version: 0,
  channels: {
    APPOINTMENT_BOOKED: seenAndMailed,
    APPOINTMENT_CHANGED: seenAndMailed,
    APPOINTMENT_CANCELLED: ['IN_APP', 'EMAIL', 'SMS'],
    MESSAGE_RECEIVED: seenAndMailed,
    WAITLIST_OFFER: ['IN_APP', 'EMAIL', 'SMS'],
    CLAIM_DENIED: seenAndMailed,
    PAYOUT_FAILED: seenAndMailed,
    REFUND_FAILED: seenAndMailed,
    SUPERBILL_READY: seenAndMailed,
    ESTIMATE_READY: seenAndMailed,
    MODERATION_OUTCOME: seen,
    MEASURE_ASSIGNED: seenAndMailed,
    MEASURE_FLAGGED: seen,
    JOURNAL_SHARED: seen,
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

/** Notifies a user, unless they turned this kind off. Messages of one conversation share a notification until it is read. */
export function notify(tables: Tables, { userId, kind, subject, at }: NotificationEvent): Rows['notifications'] | null {
  if (userId === null) return null;
  const deliveries = deliveriesOf(preferencesOf(tables, userId), kind, at);
  if (deliveries.length === 0) return null;
  const waiting =
    kind === 'MESSAGE_RECEIVED'
      ? tables.notifications
          .all()
          .find(
            (row) =>
              row.userId === userId &&
              row.kind === kind &&
              row.readAt === null &&
              row.subject.conversationId === subject.conversationId,
          )
      : undefined;
  return tables.notifications.put({
    id: waiting?.id ?? (`ntf-${crypto.randomUUID()}` as NotificationId),
    userId,
    kind,
    subject,
    count: (waiting?.count ?? 0) + 1,
    createdAt: iso(at),
    readAt: null,
    deliveries,
  });
}

/** Notifies the other people of an appointment of a booking, a change or a cancellation. */
export function notifyOfAppointment(
  tables: Tables,
  appointment: AppointmentRow,
  kind: NotificationKind,
  by: 'CLIENT' | 'PROVIDER' | 'ADMIN',
  at: Date,
): void {
  const happening = { kind, subject: { appointmentId: appointment.id }, at };
  if (by !== 'CLIENT') notify(tables, { ...happening, userId: appointment.client.id });
  if (by !== 'PROVIDER')
    notify(tables, { ...happening, userId: tables.providers.get(appointment.provider.id)?.userId ?? null });
}

/** Marks a user’s matching notifications as read. */
export function readNotifications(
  tables: Tables,
  userId: UserId,
  at: Date,
  fits: (row: Rows['notifications']) => boolean,
): void {
  for (const row of tables.notifications.all()) {
    if (row.userId === userId && row.readAt === null && fits(row))
      tables.notifications.put({ ...row, readAt: iso(at) });
  }
}
