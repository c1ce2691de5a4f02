import type { Money } from './money.ts';

/** What a late cancellation costs, and what counts as late. */
export interface CancellationRule {
  /** Cancelling up to this many hours before the start costs nothing. */
  readonly freeUntilHours: number;
  /** Share of the price kept after that, in whole percent. */
  readonly lateFeePercent: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Minutes after a booking in which it can be canceled for free, however soon the session is: whoever booked by mistake
 * takes it back.
 */
export const REGRET_MINUTES = 15;

/**
 * The last instant at which a session can be cancelled for free. Notice is counted in elapsed hours, so a clock change
 * does not alter its length.
 * @param startsAt ISO 8601 with an offset.
 * @param bookedAt When it was booked; left out, the rule alone counts.
 * @returns ISO 8601 in UTC.
 */
export function freeCancellationUntil(startsAt: string, rule: CancellationRule, bookedAt?: string): string {
  const byRule = Date.parse(startsAt) - rule.freeUntilHours * HOUR_MS;
  const byRegret = bookedAt === undefined ? byRule : Date.parse(bookedAt) + REGRET_MINUTES * MINUTE_MS;
  return new Date(Math.max(byRule, byRegret)).toISOString();
}

/** Whether cancelling never costs anything: no fee is kept, or the free time lasts until the start. */
export const isAlwaysFree = ({ freeUntilHours, lateFeePercent }: CancellationRule): boolean =>
  lateFeePercent === 0 || freeUntilHours === 0;

/** Whether cancelling is free at a moment. The last instant itself is still free. */
export function isCancellationFree(startsAt: string, rule: CancellationRule, now: number, bookedAt?: string): boolean {
  return rule.lateFeePercent === 0 || now <= Date.parse(freeCancellationUntil(startsAt, rule, bookedAt));
}

/** The fee for cancelling at a moment, rounded to whole minor units. */
export function cancellationFee(
  price: Money,
  startsAt: string,
  rule: CancellationRule,
  now: number,
  bookedAt?: string,
): Money {
  const amountMinor = isCancellationFree(startsAt, rule, now, bookedAt) ? 0 : lateFee(price, rule).amountMinor;
  return { amountMinor, currency: price.currency };
}

/** The fee for a late cancellation. */
export function lateFee(price: Money, rule: CancellationRule): Money {
  return { amountMinor: Math.round((price.amountMinor * rule.lateFeePercent) / 100), currency: price.currency };
}

/** What becomes of the money paid for a session that is cancelled, in minor units. */
export interface CancellationSettlement {
  /** Returned to the client. */
  refund: number;
  /** Taken from the client in addition. */
  charge: number;
}

/**
 * Settles the fee of a cancellation with what was paid before: the rest is returned, or what is missing is taken.
 * @param fee Minor units.
 * @param paid Minor units, refunds taken off.
 */
export function settleCancellation(fee: number, paid: number): CancellationSettlement {
  return { refund: Math.max(paid - fee, 0), charge: Math.max(fee - paid, 0) };
}
