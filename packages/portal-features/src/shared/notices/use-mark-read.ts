import { markNotificationsRead } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Marks some notifications as read, or all (CLOUD-147). */
export function useMarkRead() {
  return useAction(markNotificationsRead);
}
