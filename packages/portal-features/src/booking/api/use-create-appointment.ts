import { createAppointment, listAppointments, listOpenSlots } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const options = { invalidates: [listAppointments, listOpenSlots] };

/** Books a session (CALL-10). */
export function useCreateAppointment() {
  return useAction(createAppointment, options);
}
