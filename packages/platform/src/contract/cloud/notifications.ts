import * as z from 'zod/mini';
import { forbidden, invalid, invalidCursor, notFound, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { count, cursorPageOf, cursorQuery } from '../schemas/common.ts';
import { notificationId } from '../schemas/ids.ts';
import { notification, notificationKind, notificationPreferences } from '../schemas/notification.ts';

export const listNotifications = defineOperation({
  id: 'CLOUD-146', name: 'notifications.list', method: 'GET', path: '/cloud/v1/notifications',
  summary: 'What the caller has been told of, the latest first.',
  access: 'user', query: z.object({ ...cursorQuery, unread: z.optional(z.boolean()), kind: z.optional(z.array(notificationKind)) }),
  response: z.extend(cursorPageOf(notification), { /** All that are not read, whatever the filter. */ unread: count }),
  errors: [unauthenticated, invalid, invalidCursor],
});

export const markNotificationsRead = defineOperation({
  id: 'CLOUD-147', name: 'notifications.markRead', method: 'POST', path: '/cloud/v1/notifications/read',
  summary: 'Marks some notifications as read, or all that there are.',
  access: 'user', body: z.object({ ids: z.optional(z.array(notificationId).check(z.maxLength(100))) }),
  response: z.object({ unread: count }), errors: [unauthenticated, forbidden, notFound, invalid], idempotent: true,
});

export const getNotificationPreferences = defineOperation({
  id: 'CLOUD-148', name: 'notifications.preferences', method: 'GET', path: '/cloud/v1/notifications/preferences',
  summary: 'How the caller wants to be told, or how everybody is who has chosen nothing.',
  access: 'user', response: notificationPreferences, errors: [unauthenticated],
});

export const putNotificationPreferences = defineOperation({
  id: 'CLOUD-149', name: 'notifications.setPreferences', method: 'PUT', path: '/cloud/v1/notifications/preferences',
  summary: 'Chooses how one wants to be told: the channels of each kind, quiet hours, discreet words.',
  access: 'user', body: notificationPreferences,
  response: notificationPreferences, errors: [unauthenticated, invalid], idempotent: true,
});
