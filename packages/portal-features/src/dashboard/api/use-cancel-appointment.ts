import {
  cancelAppointment,
  getAppointment,
  listAppointments,
  listOpenSlots,
  listOwnInvoices,
  listOwnPayments,
} from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const options = { invalidates: [listAppointments, getAppointment, listOpenSlots, listOwnInvoices, listOwnPayments] };

/** Cancels a session; lists, open times, invoices and payments are read again (CALL-13). */
export function useCancelAppointment() {
  return useAction(cancelAppointment, options);
}
