import {
  getPaymentSummary,
  listInvoices,
  listPayments,
  listTransactions,
  processPayment,
} from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const invalidates = [getPaymentSummary, listInvoices, listPayments, listTransactions];

/** Charges a client's saved card for a session (CALL-33). */
export function useTakePayment() {
  return useAction(processPayment, { invalidates });
}
