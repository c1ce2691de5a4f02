import {
  getClaimStatus,
  getPayment,
  getPaymentSummary,
  listClaims,
  listPayments,
  listTransactions,
  refundPayment,
} from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const invalidates = [getPayment, getPaymentSummary, listPayments, listTransactions, listClaims, getClaimStatus];

/** Gives money of a payment back to the client (CALL-34). */
export function useRefund() {
  return useAction(refundPayment, { invalidates });
}
