import { confirmAppointment, getAppointment, listAppointments, listCalendarEvents } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

const invalidates = [listAppointments, getAppointment, listCalendarEvents];

/** Confirms a booking (CLOUD-281). */
export function useConfirmAppointment(): Action<typeof confirmAppointment> {
  return useAction(confirmAppointment, { invalidates });
}
