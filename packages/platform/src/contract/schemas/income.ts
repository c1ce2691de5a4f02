import * as v from 'valibot';
import { calendarDate, count, extend, instant, money, text } from './common.ts';
import { serviceId } from './ids.ts';

/** Income of a period. Payouts are not income and are not included. */
export const incomeFigures = v.object({
  /** What clients and insurers paid. */
  gross: money,
  /** What went back to clients, and what insurers took back; positive. */
  refunds: money,
  /** Corrections, signed: a dispute lost, a dispute won. */
  adjustments: money,
  /** The platform's share, what refunds gave back of it taken off. */
  fees: money,
  /** `gross` less `refunds`, with `adjustments`, less `fees`. */
  net: money,
});

/** A provider’s balance. */
export const paymentSummary = v.object({
  currency: money.entries.currency,
  /** What can be paid out now, and what is still settling: together the balance. */
  available: money,
  pending: money,
  /** What the next payout will be if nothing moves meanwhile; null when none is to come. */
  nextPayout: v.nullable(v.object({ on: calendarDate, amount: money })),
  heldUntil: v.nullable(calendarDate),
  /** By the calendar months of the provider's zone. */
  thisMonth: incomeFigures,
  lastMonth: incomeFigures,
  /** What clients still owe on open invoices. */
  outstanding: money,
  /** What insurers left to clients and no invoice asks for yet, and of how many claims: those to bill to the client. */
  notBilled: v.object({ amount: money, count }),
  /** Open invoices whose latest payment failed. */
  failedPayments: count,
  asOf: instant,
});

export const revenuePeriod = v.picklist(['WEEK', 'MONTH', 'QUARTER', 'YEAR']);

/** By when money moved, or by the session that it is for: what is paid ahead counts once the session was held. */
export const revenueBasis = v.picklist(['CASH', 'SERVICE']);

export const revenueSource = v.picklist(['CLIENTS', 'INSURERS', 'CORRECTIONS']);

const sessionCount = { sessionCount: count };

/** Revenue of a calendar period in the provider's zone, up to now, beside the period before. */
export const incomeReport = v.object({
  period: revenuePeriod,
  /** By which date money counts; left out, by when it moved. */
  basis: v.optional(revenueBasis),
  timeZone: text,
  from: instant,
  /** The period's end, which may lie ahead. */
  to: instant,
  totals: extend(incomeFigures, sessionCount),
  /** Days of a week or a month, weeks of a quarter, months of a year; starts carry the offset of the zone. */
  buckets: v.array(extend(incomeFigures, { startsAt: instant, endsAt: instant, ...sessionCount })),
  bySource: v.array(extend(incomeFigures, { source: revenueSource })),
  /** The largest first; money that belongs to no session has neither id nor name. */
  byService: v.array(
    extend(incomeFigures, { service: v.nullable(v.object({ id: serviceId, name: text })), ...sessionCount }),
  ),
  previous: v.object({
    from: instant,
    to: instant,
    /** The whole period before. */
    totals: extend(incomeFigures, sessionCount),
    /** The previous period up to the same point as the current one, for a fair comparison. */
    toDate: extend(incomeFigures, sessionCount),
  }),
  asOf: instant,
});

export type IncomeFigures = v.InferOutput<typeof incomeFigures>;
export type PaymentSummary = v.InferOutput<typeof paymentSummary>;
export type RevenuePeriod = v.InferOutput<typeof revenuePeriod>;
export type RevenueBasis = v.InferOutput<typeof revenueBasis>;
export type RevenueSource = v.InferOutput<typeof revenueSource>;
export type IncomeReport = v.InferOutput<typeof incomeReport>;
