import { listPaymentMethods } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads the user's saved cards (CLOUD-31). */
export function usePaymentMethods() {
  return useOperation(listPaymentMethods, {});
}
