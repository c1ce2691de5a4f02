import type { Money } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useBookingText } from '../messages/index.ts';

/** Returns a function that formats a price: an amount, or the word for free. */
export function usePrice(): (price: Money) => string {
  const t = useBookingText();
  const format = useFormat();
  return (price) => (price.amountMinor === 0 ? t('free') : format.money(price));
}
