import { listPaymentMethods } from '@sakina/platform/contract';
import type { PaymentMethod } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';

/** Reads the cards that the person has saved, the default one first. */
export function useCards(): Read<{ items: PaymentMethod[] }> {
  return useOperation(listPaymentMethods, {});
}
