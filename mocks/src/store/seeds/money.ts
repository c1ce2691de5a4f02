import type { moneyTables } from '../tables/money.ts';
import type { Seed } from '../table.ts';

/** The first state of the money area. */
export function seedMoney(_base: Seed, _now: Date): Pick<Seed, keyof typeof moneyTables> {
  return { transactions: new Map() };
}
