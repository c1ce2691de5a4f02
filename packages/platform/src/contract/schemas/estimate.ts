import * as v from 'valibot';
import { paperIssuer } from './billing-identity.ts';
import { calendarDate, count, instant, integer, money, text } from './common.ts';
import { estimateId, providerId, userId } from './ids.ts';

/** Services of one kind on an estimate: how many, the price of each, and both multiplied. */
export const estimateLine = v.object({
  description: text,
  quantity: v.pipe(integer, v.minValue(1)),
  price: money,
  total: money,
});

/**
 * What a form says of an estimate and the server keeps: characters of a service, how many lines and how many of a kind,
 * and the price of one in cents.
 */
export const estimateLimits = { description: 200, lines: 20, quantity: 100, price: 500_000 } as const;

/** The same as its provider writes it. */
export const estimateLineInput = v.object({
  description: v.pipe(text, v.maxLength(estimateLimits.description)),
  quantity: v.pipe(integer, v.minValue(1), v.maxValue(estimateLimits.quantity)),
  price: v.object({
    amountMinor: v.pipe(count, v.minValue(1), v.maxValue(estimateLimits.price)),
    currency: money.entries.currency,
  }),
});

/**
 * OPEN was given to the client, ACCEPTED is one that they said they have read, REPLACED has a later one in its place.
 */
export const estimateStatus = v.picklist(['OPEN', 'ACCEPTED', 'REPLACED']);

/**
 * A good faith estimate for a client who pays for themselves: what care is expected to cost in a period. It is no bill
 * and no contract, and it names no diagnosis.
 */
export const estimate = v.object({
  id: estimateId,
  status: estimateStatus,
  providerId,
  issuer: paperIssuer,
  client: v.object({ id: userId, displayName: text }),
  lines: v.pipe(v.array(estimateLine), v.minLength(1)),
  total: money,
  /** First and last day of the care that it is for; at most a year. */
  from: calendarDate,
  until: calendarDate,
  createdAt: instant,
  acceptedAt: v.nullable(instant),
  /** The estimate that this one took the place of, and the one that took the place of this. */
  replacesId: v.nullable(estimateId),
  replacedById: v.nullable(estimateId),
  /** The sum of the client's invoices for sessions in that period, without drafts and withdrawn ones. */
  billed: money,
});

export type Estimate = v.InferOutput<typeof estimate>;
export type EstimateStatus = v.InferOutput<typeof estimateStatus>;
export type EstimateLine = v.InferOutput<typeof estimateLine>;
export type EstimateLineInput = v.InferOutput<typeof estimateLineInput>;
