import { listPaymentMethods } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads the cards that the person has saved (CLOUD-31). */
export function usePaymentMethods() {
  return useOperation(listPaymentMethods, {});
}
