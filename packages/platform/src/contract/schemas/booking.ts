import * as v from 'valibot';
import { MOST_DONATED } from '../../domain/professions.ts';
import { appointment } from './appointment.ts';
import { payer } from './payer.ts';
import { count, instant, money, text } from './common.ts';
import { coverageId, providerId, serviceId } from './ids.ts';
import { payment } from './payment.ts';

/** A slot reserved while a person completes the booking: no one else can book it until it expires. */
export const slotHold = v.object({
  id: text,
  providerId,
  serviceId,
  startsAt: instant,
  endsAt: instant,
  expiresAt: instant,
});

/** Who pays: the insurance first and the person their part of it, or the person alone. */
export const payBy = v.picklist(['INSURANCE', 'SELF']);

/** The steps of a sliding scale, from the full price down. Clients choose one themselves; no proof is required. */
export const slidingScaleStep = v.picklist(['FULL', 'REDUCED', 'LOWEST']);

/** The result of a coupon code: applied, or why not. */
export const couponStatus = v.picklist(['APPLIED', 'UNKNOWN', 'EXPIRED', 'USED', 'NOT_WITH_INSURANCE']);

/** A donation in minor units of US dollars; zero gives nothing. */
export const donationMinor = v.pipe(count, v.maxValue(MOST_DONATED));

/** How many letters, digits and hyphens a coupon code has. */
export const couponLength = { min: 3, max: 24 } as const;

/** Letters, digits and hyphens, in any case. */
export const couponCode = v.pipe(
  v.string(),
  v.trim(),
  v.regex(new RegExp(`^[A-Za-z0-9-]{${couponLength.min},${couponLength.max}}$`)),
);

/**
 * When money is taken. `NOW`: with the booking, because the time for cancelling free of charge is over already; what is
 * paid is given back by the same rule. `AFTER_SESSION`: once the session was held, from the card given. `NEVER`: there
 * is nothing to pay.
 */
export const paymentTiming = v.picklist(['NOW', 'AFTER_SESSION', 'NEVER']);

/**
 * What a session costs one person at one time, and when they pay it. There is no tax on health care and counselling.
 */
export const bookingQuote = v.object({
  providerId,
  serviceId,
  startsAt: instant,
  /** The provider's own price. */
  price: money,
  payBy,
  /** The person's insurance, where the provider takes it: what it pays and what is left to them; null otherwise. */
  insurance: v.nullable(v.object({ coverageId, insurer: payer, planName: text, pays: money, copay: money })),
  /** The steps that the provider offers to those who pay for themselves; empty where there is no sliding scale. */
  slidingScale: v.array(v.object({ step: slidingScaleStep, price: money })),
  slidingScaleStep,
  /** The code that was asked about; null where none was. */
  coupon: v.nullable(v.object({ code: text, status: couponStatus, discount: money })),
  /** What the person gives for a service that is by donation, from nothing on; left out for every other service. */
  donation: v.optional(money),
  /** What the person pays for this session. */
  total: money,
  /** What they pay for each further session of a series: a code counts once. */
  furtherTotal: money,
  timing: paymentTiming,
  /** The part of `total` that is taken with the booking. */
  dueNow: money,
  /**
   * Share of the price that a late cancellation costs, in whole percent, and until how many hours before it is free.
   */
  cancellation: v.object({ freeUntilHours: count, lateFeePercent: count }),
});

/** The result of one time of a booking: booked, or no longer available, with nearby alternatives. */
export const bookingResult = v.variant('outcome', [
  v.object({ outcome: v.literal('BOOKED'), startsAt: instant, appointment }),
  v.object({
    outcome: v.literal('TAKEN'),
    startsAt: instant,
    alternatives: v.array(v.object({ startsAt: instant, endsAt: instant })),
  }),
]);

/**
 * A booking of one time or of several: one result a time, in the order asked for, and the payment where one was taken.
 */
export const booking = v.object({
  results: v.pipe(v.array(bookingResult), v.minLength(1)),
  payment: v.nullable(payment),
});

export type SlotHold = v.InferOutput<typeof slotHold>;
export type PayBy = v.InferOutput<typeof payBy>;
export type SlidingScaleStep = v.InferOutput<typeof slidingScaleStep>;
export type CouponStatus = v.InferOutput<typeof couponStatus>;
export type PaymentTiming = v.InferOutput<typeof paymentTiming>;
export type BookingQuote = v.InferOutput<typeof bookingQuote>;
export type BookingResult = v.InferOutput<typeof bookingResult>;
export type Booking = v.InferOutput<typeof booking>;
