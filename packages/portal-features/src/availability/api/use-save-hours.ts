import {
  getAvailability,
  getProviderProfile,
  listCalendarEvents,
  listOpenSlots,
  updateAvailability,
} from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

const invalidates = [getAvailability, getProviderProfile, listOpenSlots, listCalendarEvents];

/** Saves the hours (CALL-6). */
export function useSaveHours(): Action<typeof updateAvailability> {
  return useAction(updateAvailability, { invalidates });
}
