/** The shares of a session's price, in its unit; they add up to it. */
export interface PriceParts {
  readonly provider: number;
  readonly platform: number;
  readonly careFund: number;
}

/**
 * Splits the price of a session.
 * @param price The paid price, in whole units.
 * @param feePercent The platform's fee, in per cent of the price.
 * @param careFundOfFeePercent The care fund's share, in per cent of the fee.
 */
export function splitPrice(price: number, feePercent: number, careFundOfFeePercent: number): PriceParts {
  const fee = Math.round((price * feePercent) / 100);
  const careFund = Math.round((fee * careFundOfFeePercent) / 100);
  return { provider: price - fee, platform: fee - careFund, careFund };
}
