import { putNotificationPreferences } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Saves how the person wants to be told. */
export function useSaveNotificationPreferences(): Action<typeof putNotificationPreferences> {
  return useAction(putNotificationPreferences);
}
