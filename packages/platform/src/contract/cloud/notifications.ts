import * as v from 'valibot';
import { conflict, forbidden, invalid, invalidCursor, notFound, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { count, cursorPageOf, cursorQuery, extend } from '../schemas/common.ts';
import { notificationId } from '../schemas/ids.ts';
import { notification, notificationKind, notificationPreferences } from '../schemas/notification.ts';

export const listNotifications = defineOperation({
  id: 'CLOUD-146',
  name: 'notifications.list',
  method: 'GET',
  path: '/cloud/v1/notifications',
  summary: 'What the caller has been told of, the latest first.',
  access: 'user',
  query: v.object({ ...cursorQuery, unread: v.optional(v.boolean()), kind: v.optional(v.array(notificationKind)) }),
  response: extend(cursorPageOf(notification), { /** All that are not read, whatever the filter. */ unread: count }),
  errors: [unauthenticated, invalid, invalidCursor],
});

export const markNotificationsRead = defineOperation({
  id: 'CLOUD-147',
  name: 'notifications.markRead',
  method: 'POST',
  path: '/cloud/v1/notifications/read',
  summary: 'Marks some notifications as read, or all that there are.',
  access: 'user',
  body: v.object({ ids: v.optional(v.pipe(v.array(notificationId), v.maxLength(100))) }),
  response: v.object({ unread: count }),
  errors: [unauthenticated, forbidden, notFound, invalid],
  idempotent: true,
});

export const getNotificationPreferences = defineOperation({
  id: 'CLOUD-148',
  name: 'notifications.preferences',
  method: 'GET',
  path: '/cloud/v1/notifications/preferences',
  summary: 'How the caller wants to be told, or how everyone is who has chosen nothing.',
  access: 'user',
  response: notificationPreferences,
  errors: [unauthenticated],
});

export const putNotificationPreferences = defineOperation({
  id: 'CLOUD-149',
  name: 'notifications.setPreferences',
  method: 'PUT',
  path: '/cloud/v1/notifications/preferences',
  summary: 'Chooses how one wants to be told: the channels of each kind, quiet hours, discreet words.',
  access: 'user',
  body: notificationPreferences,
  response: notificationPreferences,
  errors: [unauthenticated, invalid, conflict],
  idempotent: true,
});
