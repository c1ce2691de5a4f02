import { listPaymentMethods } from '@sakina/platform/contract';
import type { PaymentMethod } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';

/** Reads the cards that the person has saved, the default one first (CLOUD-31). */
export function usePaymentMethods(): Read<{ items: PaymentMethod[] }> {
  return useOperation(listPaymentMethods, {});
}

/** Saved cards that have not expired on a date, in their order. @param today `YYYY-MM-DD` */
export function goodCards(cards: readonly PaymentMethod[], today: string): PaymentMethod[] {
  return cards.filter((card) => card.expiresOn >= today);
}
