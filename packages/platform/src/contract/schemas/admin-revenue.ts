import * as v from 'valibot';
import { countryCode } from './admin-area.ts';
import { calendarDate, count, extend, money, text } from './common.ts';
import { appointmentId, payoutId, providerId, refundId, userId } from './ids.ts';
import { payoutStatus } from './payout.ts';
import { providerKind } from './provider.ts';

export const revenueGranularity = v.picklist(['DAY', 'WEEK', 'MONTH']);

/**
 * Money of a time. `gross` is what clients and insurers paid, `insurerPayments` the insurers' part of it; `net` is
 * gross less refunds and the platform's fees, with corrections: what providers earn. Sessions of the platform count on
 * their date of service, movements of a ledger on the date on which they were booked, both by UTC.
 */
export const platformFigures = v.object({
  gross: money,
  refunds: money,
  platformFees: money,
  insurerPayments: money,
  adjustments: money,
  net: money,
  payouts: money,
  completedSessions: count,
});

export const platformRevenue = v.object({
  from: calendarDate,
  to: calendarDate,
  granularity: revenueGranularity,
  totals: platformFigures,
  /** Each begins on its date; the first and the last may be cut by the period. */
  periods: v.array(extend(platformFigures, { startsOn: calendarDate })),
  byKind: v.array(extend(platformFigures, { kind: providerKind })),
  byCountry: v.array(extend(platformFigures, { country: countryCode })),
  /** What providers are owed in all before the first day and after the last, added up from their own balances. */
  balance: v.optional(v.object({ opening: money, closing: money })),
});

/** A provider's part of a period's revenue. */
export const providerRevenue = extend(platformFigures, {
  provider: v.object({ id: providerId, displayName: text, kind: providerKind, country: countryCode }),
});

export const adminRefund = v.object({
  id: refundId,
  appointmentId: v.nullable(appointmentId),
  provider: v.object({ id: providerId, displayName: text }),
  client: v.nullable(v.object({ id: userId, displayName: text })),
  amount: money,
  /** What was paid before. */
  paid: v.nullable(money),
  reason: text,
  refundedOn: calendarDate,
});

export const adminPayout = v.object({
  id: payoutId,
  provider: v.object({ id: providerId, displayName: text }),
  amount: money,
  status: payoutStatus,
  createdOn: calendarDate,
  /** Sessions and other movements that it pays out. */
  transactionCount: count,
  /** Why it was returned, or null. */
  failure: v.nullable(text),
});

/**
 * What one session brought: the last step from the whole to a single record. `net` is gross less refunds and fees, with
 * corrections. A correction that belongs to no session stands alone.
 */
export const revenueMovement = v.object({
  id: text,
  /** The day by which it counts, by UTC. */
  on: calendarDate,
  appointmentId: v.nullable(appointmentId),
  client: v.nullable(v.object({ id: userId, displayName: text })),
  gross: money,
  refunds: money,
  platformFees: money,
  adjustments: money,
  net: money,
});

export type PlatformFigures = v.InferOutput<typeof platformFigures>;
export type PlatformRevenue = v.InferOutput<typeof platformRevenue>;
export type RevenueGranularity = v.InferOutput<typeof revenueGranularity>;
export type ProviderRevenue = v.InferOutput<typeof providerRevenue>;
export type AdminRefund = v.InferOutput<typeof adminRefund>;
export type RevenueMovement = v.InferOutput<typeof revenueMovement>;
export type AdminPayout = v.InferOutput<typeof adminPayout>;
