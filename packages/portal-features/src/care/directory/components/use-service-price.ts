import type { Service } from '@sakina/platform/contract';
import { pricingOf } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { useDirectoryText } from '../messages/index.ts';

/**
 * The words for what one service costs.
 * @returns A function of the service: a sum, or that it is free or by donation.
 */
export function useServicePrice() {
  const t = useDirectoryText();
  const format = useFormat();
  return (service: Service) =>
    pricingOf(service) === 'FIXED'
      ? format.money(service.price)
      : t(pricingOf(service) === 'FREE' ? 'services.free' : 'services.byDonation');
}
