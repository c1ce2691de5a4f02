import type { CancellationPolicy, Money } from '@sakina/platform/contract';

/**
 * What calling off costs: nothing up to the policy's hours before the start, after that its share of the price, in whole
 * minor units.
 */
export function cancellationFee(policy: CancellationPolicy, price: Money, startsAt: string, now: Date): Money {
  const hoursLeft = (Date.parse(startsAt) - now.getTime()) / 3_600_000;
  const isLate = hoursLeft < policy.freeUntilHours;
  return { currency: price.currency, amountMinor: isLate ? Math.round((price.amountMinor * policy.lateFeePercent) / 100) : 0 };
}
