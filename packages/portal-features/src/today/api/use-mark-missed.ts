import { getAppointment, listAppointments, listCalendarEvents, updateAppointment } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

const invalidates = [listAppointments, getAppointment, listCalendarEvents];

/** Says that the client did not come (CALL-12). */
export function useMarkMissed(): Action<typeof updateAppointment> {
  return useAction(updateAppointment, { invalidates });
}
