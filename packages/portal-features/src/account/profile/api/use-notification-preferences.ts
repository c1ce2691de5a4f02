import { getNotificationPreferences } from '@sakina/platform/contract';
import type { NotificationPreferences } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';

/** Reads how the person wants to be told. */
export function useNotificationPreferences(): Read<NotificationPreferences> {
  return useOperation(getNotificationPreferences, {});
}
