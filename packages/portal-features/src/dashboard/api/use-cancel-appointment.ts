import { cancelAppointment, getAppointment, listAppointments, listOpenSlots } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const options = { invalidates: [listAppointments, getAppointment, listOpenSlots] };

/** Calls a session off (CALL-13). */
export function useCancelAppointment() {
  return useAction(cancelAppointment, options);
}
