import {
  getNotificationPreferences,
  listNotifications,
  markNotificationsRead,
  notificationKind,
  putNotificationPreferences,
} from '@sakina/platform/contract';
import { isTimeZone } from '@sakina/platform/format';
import type { NotificationChannel, NotificationPreferences } from '@sakina/platform/contract';
import { aboutOf } from '../../rules/notification-about.ts';
import { isVisible, preferencesOf, readNotifications } from '../../rules/notify.ts';
import { remind } from '../../rules/reminders.ts';
import type { Rows } from '../../store/rows.ts';
import { checkVersion, invalid, notFound } from '../api-failure.ts';
import { cursorPage } from '../cursor.ts';
import { defineHandler } from '../define-handler.ts';
import type { Lookup } from '../find.ts';

type NotificationRow = Rows['notifications'];

type Reading = Lookup & { now: Date };

const keyOf = ({ createdAt, id }: NotificationRow) => `${createdAt} ${id}`;

/** The caller's in-app notifications, latest first; email-only ones are not listed. */
function ownNotifications({ tables, user, now }: Reading): NotificationRow[] {
  remind(tables, user.userId, now);
  const own = tables.notifications
    .all()
    .filter(
      (row) =>
        row.userId === user.userId && isVisible(row, now) && row.deliveries.some(({ channel }) => channel === 'IN_APP'),
    );
  return own.toSorted((first, second) => (keyOf(first) < keyOf(second) ? 1 : -1));
}

const unreadOf = (reading: Reading) => ownNotifications(reading).filter((row) => row.readAt === null).length;

export const listNotificationsHandler = defineHandler(listNotifications, (context) => {
  const { query, user } = context;
  const wanted = ownNotifications(context).filter((row) => {
    const isOfKind = query.kind === undefined || query.kind.length === 0 || query.kind.includes(row.kind);
    return isOfKind && (query.unread === undefined || query.unread === (row.readAt === null));
  });
  const page = cursorPage(wanted, query, { of: ['notifications', user.userId, query.unread, query.kind], keyOf });
  const items = page.items.map((row) => ({ ...row, about: aboutOf(context.tables, row) }));
  return { ...page, items, unread: unreadOf(context) };
});

export const markNotificationsReadHandler = defineHandler(markNotificationsRead, (context) => {
  const { tables, user, body, now } = context;
  for (const id of body.ids ?? []) {
    const row = tables.notifications.get(id);
    if (row?.userId !== user.userId || !isVisible(row, now)) throw notFound('this notification');
  }
  readNotifications(tables, user.userId, now, ({ id }) => body.ids === undefined || body.ids.includes(id));
  return { unread: unreadOf(context) };
});

export const getNotificationPreferencesHandler = defineHandler(getNotificationPreferences, ({ tables, user }) =>
  preferencesOf(tables, user.userId),
);

export const putNotificationPreferencesHandler = defineHandler(putNotificationPreferences, ({ tables, user, body }) => {
  const { quietHours } = body;
  if (quietHours && !isTimeZone(quietHours.timeZone))
    throw invalid({ 'quietHours.timeZone': 'This is not a time zone that we know.' });
  if (quietHours && quietHours.from === quietHours.until)
    throw invalid({ 'quietHours.until': 'Choose another time than the one at which they begin.' });
  const once = (channels: readonly NotificationChannel[]) => [...new Set(channels)];
  const channels = Object.fromEntries(
    notificationKind.options.map((kind) => [kind, once(body.channels[kind])]),
  ) as NotificationPreferences['channels'];
  checkVersion(body.version, preferencesOf(tables, user.userId).version);
  tables.notificationPreferences.put({
    id: user.userId,
    version: body.version + 1,
    channels,
    quietHours,
    discreet: body.discreet,
  });
  return preferencesOf(tables, user.userId);
});
