/** Who gets what of a paid session, in the unit of its price; the parts add up to it. */
export interface PriceParts {
  readonly provider: number;
  readonly platform: number;
  readonly careFund: number;
}

/**
 * Shares the price of a session out.
 * @param price What was paid, in whole units.
 * @param feePercent What the platform keeps of it, in per cent.
 * @param careFundOfFeePercent What of that goes on to the care fund, in per cent.
 */
export function splitPrice(price: number, feePercent: number, careFundOfFeePercent: number): PriceParts {
  const fee = Math.round((price * feePercent) / 100);
  const careFund = Math.round((fee * careFundOfFeePercent) / 100);
  return { provider: price - fee, platform: fee - careFund, careFund };
}
