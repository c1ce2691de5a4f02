import {
  cancelSeries,
  getAppointment,
  listAppointments,
  listOpenSlots,
  listOwnInvoices,
  listOwnPayments,
} from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const options = { invalidates: [listAppointments, getAppointment, listOpenSlots, listOwnInvoices, listOwnPayments] };

/** Cancels the sessions of a preview; lists, open times, invoices and payments are read again (CLOUD-563). */
export function useCancelSeries() {
  return useAction(cancelSeries, options);
}
