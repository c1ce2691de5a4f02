import { refundPayment } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Gives money of a payment back to the client (CALL-34). */
export function useRefund() {
  return useAction(refundPayment);
}
