/** A code that lowers the price of one session for each person. */
interface CouponSeed {
  code: string;
  /** Whole percent of the price, or an amount in minor units. */
  off: { percent: number } | { amountMinor: number };
  /** Days from now until it expires; negative if expired. */
  endsInDays: number | null;
}

export const couponSeeds: readonly CouponSeed[] = [
  { code: 'WELCOME20', off: { percent: 20 }, endsInDays: null },
  { code: 'LIGHT10', off: { amountMinor: 1000 }, endsInDays: 30 },
  { code: 'GIFT100', off: { percent: 100 }, endsInDays: 60 },
  { code: 'AUTUMN25', off: { percent: 25 }, endsInDays: -24 },
];
