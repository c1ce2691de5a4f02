import { listNotifications, markNotificationsRead } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const options = { invalidates: [listNotifications] };

/** Marks some notifications as read, or all (CLOUD-147). */
export function useMarkRead() {
  return useAction(markNotificationsRead, options);
}
