import { minorPlaces } from '../locale/minor-places.ts';

/** An amount in minor units (cents) with its ISO 4217 currency, so that sums are never rounded. */
export interface Money {
  readonly amountMinor: number;
  readonly currency: string;
}

/**
 * An amount in whole units of its currency, as spreadsheets calculate with it: 1234 is 12.34 in USD, 1234 in JPY, 1.234
 * in KWD.
 */
export function majorUnits({ amountMinor, currency }: Money): number {
  return amountMinor / 10 ** minorPlaces(currency);
}

/** An amount for a file, with all of its decimal places and without a sign of the currency: '12.30'. */
export function fileAmount(money: Money): string {
  return majorUnits(money).toFixed(minorPlaces(money.currency));
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

/**
 * What a series costs: its first session, on which a code may count, and each further one. @param sessions How many in
 * all, at least one.
 */
export function seriesPrice(first: Money, further: Money, sessions: number): Money {
  const rest = Math.max(0, sessions - 1);
  return addMoney(first, { amountMinor: further.amountMinor * rest, currency: further.currency });
}
