import {
  getPayment,
  getPaymentSummary,
  listPayments,
  listTransactions,
  refundPayment,
} from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const invalidates = [getPayment, getPaymentSummary, listPayments, listTransactions];

/** Gives money of a payment back to the client (CALL-34). */
export function useRefund() {
  return useAction(refundPayment, { invalidates });
}
