import type { Money } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useBookingText } from '../messages/index.ts';

/** Gives a price in words: an amount, or that it costs nothing. */
export function usePrice(): (price: Money) => string {
  const t = useBookingText();
  const format = useFormat();
  return (price) => (price.amountMinor === 0 ? t('free') : format.money(price));
}
