import { getAppointment, listAppointments, listOpenSlots, updateAppointment } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const options = { invalidates: [listAppointments, getAppointment, listOpenSlots] };

/** Moves a session to another time (CALL-12). */
export function useMoveAppointment() {
  return useAction(updateAppointment, options);
}
