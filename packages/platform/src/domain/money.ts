/** An amount in minor units (cents) with its ISO 4217 currency, so that sums are never rounded. */
export interface Money {
  readonly amountMinor: number;
  readonly currency: string;
}

/** The sum of two amounts of one currency. Throws for two currencies: that is the caller’s error. */
export function addMoney(a: Money, b: Money): Money {
  if (a.currency !== b.currency) throw new RangeError(`Cannot add ${b.currency} to ${a.currency}`);
  return { amountMinor: a.amountMinor + b.amountMinor, currency: a.currency };
}

/** The sum of any number of amounts of one currency; zero for none. */
export function sumMoney(amounts: readonly Money[], currency: string): Money {
  return amounts.reduce(addMoney, { amountMinor: 0, currency });
}
