import type { PaymentMethod } from '@sakina/platform/contract';

/** Saved cards that have not expired on a date, in their order. @param today `YYYY-MM-DD` */
export function goodCards(cards: readonly PaymentMethod[], today: string): PaymentMethod[] {
  return cards.filter((card) => card.expiresOn >= today);
}
