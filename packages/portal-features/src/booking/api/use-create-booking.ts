import {
  createBooking,
  getBookingQuote,
  listAppointments,
  listOpenSlots,
  listPaymentMethods,
} from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const options = { invalidates: [listAppointments, listOpenSlots, listPaymentMethods, getBookingQuote] };

/** Books one time or a series, and charges what is due with it (CLOUD-180). */
export function useCreateBooking() {
  return useAction(createBooking, options);
}
