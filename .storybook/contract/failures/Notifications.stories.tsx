import {
  getNotificationPreferences,
  listNotifications,
  markNotificationsRead,
  putNotificationPreferences,
} from '@sakina/platform/contract';
import type { Meta } from '@storybook/react-vite';
import { failuresOf } from '../failures-of.tsx';

const meta = { title: 'Contract/Failures/Notifications', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

export const ListNotifications = {
  ...failuresOf(listNotifications),
  name: 'Says why the notifications could not be listed [ERROR-2]',
};
export const MarkNotificationsRead = {
  ...failuresOf(markNotificationsRead),
  name: 'Says why the notifications could not be marked as read [ERROR-2]',
};
export const GetNotificationPreferences = {
  ...failuresOf(getNotificationPreferences),
  name: 'Says why the choices could not be shown [ERROR-2]',
};
export const PutNotificationPreferences = {
  ...failuresOf(putNotificationPreferences),
  name: 'Says why the choices could not be kept [ERROR-2]',
};
