/** An amount in minor units (cents) with its ISO 4217 currency, so that no sum is ever rounded on the way. */
export interface Money {
  readonly amountMinor: number;
  readonly currency: string;
}

/** The sum of two amounts of one currency. Two currencies have no sum: that is a mistake of the caller. */
export function addMoney(a: Money, b: Money): Money {
  if (a.currency !== b.currency) throw new RangeError(`Cannot add ${b.currency} to ${a.currency}`);
  return { amountMinor: a.amountMinor + b.amountMinor, currency: a.currency };
}

/** The sum of any number of amounts of one currency; none sum to zero of it. */
export function sumMoney(amounts: readonly Money[], currency: string): Money {
  return amounts.reduce(addMoney, { amountMinor: 0, currency });
}
