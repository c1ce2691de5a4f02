import { getPaymentSummary } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads the provider's balance and when it is paid out next (CALL-31). */
export function usePaymentSummary() {
  return useOperation(getPaymentSummary, {});
}
