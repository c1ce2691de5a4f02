import { platformShare } from '../rules/ledger.ts';
import { DAY } from './calendar.ts';
import type { BulkSessionStatus } from './sessions.ts';
import { cancellationOf, refundShare } from './sessions.ts';

/** Hours before the start until which cancelling is free, and the fee after that. */
const FREE_UNTIL_HOURS = 24;
const LATE_FEE_PERCENT = 50;
/** What an insured client pays of a session. */
const COPAY_MINOR = 3_000;
/** Days until a session's money can be paid out; every refund happens before. */
const SETTLING_DAYS = 3;

/** Amounts of one session in US cents, by the ledger's rules: all positive. */
export interface SessionMoney {
  /** What clients and insurers paid: the price of a held session, or the fee of a late cancellation. */
  gross: number;
  /** The part of it that an insurer paid. */
  insurer: number;
  refunded: number;
  /** The platform's share of the rest. */
  fee: number;
  net: number;
}

/** The part of the price that is kept when a client cancels too late. */
export function lateFeeOf(session: number, priceMinor: number): number {
  const { by, minutesBefore } = cancellationOf(session);
  return by === 'CLIENT' && minutesBefore < FREE_UNTIL_HOURS * 60
    ? Math.round((priceMinor * LATE_FEE_PERCENT) / 100)
    : 0;
}

export function moneyOf(
  session: number,
  status: BulkSessionStatus,
  priceMinor: number,
  isInsured: boolean,
): SessionMoney {
  const gross = status === 'COMPLETED' ? priceMinor : status === 'CANCELLED' ? lateFeeOf(session, priceMinor) : 0;
  const insurer = status === 'COMPLETED' && isInsured ? Math.max(0, gross - COPAY_MINOR) : 0;
  const refunded = status === 'COMPLETED' ? Math.round((gross - insurer) * refundShare(session)) : 0;
  const fee = platformShare(gross - refunded);
  return { gross, insurer, refunded, fee, net: gross - refunded - fee };
}

/** The Monday on which a session's money is paid out. @param day Day of the session, since 1970: day 4 was a Monday. */
export function payoutDay(day: number): number {
  const earliest = day + SETTLING_DAYS;
  return earliest + ((4 - (earliest % 7) + 7) % 7);
}

export const dayOf = (minute: number) => Math.floor(minute / DAY);
