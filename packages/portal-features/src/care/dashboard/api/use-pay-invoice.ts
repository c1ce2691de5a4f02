import { getInvoice, listOwnInvoices, listOwnPayments, processPayment } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** What a payment changes, and what is read again where one was refused. */
export const paidReads = [getInvoice, listOwnInvoices, listOwnPayments];

/** Pays what the person owes for a session or a seat with a card that they chose (CALL-33). */
export function usePayInvoice() {
  return useAction(processPayment);
}
