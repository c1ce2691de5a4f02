import { cancelAppointment } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Cancels a session; lists, open times, invoices and payments are read again (CALL-13). */
export function useCancelAppointment() {
  return useAction(cancelAppointment);
}
