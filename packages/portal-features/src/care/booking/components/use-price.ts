import type { Money, Service } from '@sakina/platform/contract';
import { pricingOf } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { useBookingText } from '../messages/index.ts';

/** Returns a function that formats the price of a service: an amount, the word for free, or that it is by donation. */
export function usePrice(): (priced: { price: Money; pricing?: Service['pricing'] }) => string {
  const t = useBookingText();
  const format = useFormat();
  return (priced) => {
    const pricing = pricingOf(priced);
    return pricing === 'FIXED' ? format.money(priced.price) : t(pricing === 'FREE' ? 'free' : 'byDonation');
  };
}
