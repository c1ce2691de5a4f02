import * as z from 'zod/mini';
import { appointment } from './appointment.ts';
import { payer } from './claim.ts';
import { count, instant, money, text } from './common.ts';
import { coverageId, providerId, serviceId } from './ids.ts';
import { payment } from './payment.ts';

/** A time that is kept for one person while they fill in the rest: nobody else can book it until it expires. */
export const slotHold = z.object({ id: text, providerId, serviceId, startsAt: instant, endsAt: instant, expiresAt: instant });

/** Who pays: the insurance first and the person their part of it, or the person alone. */
export const payBy = z.enum(['INSURANCE', 'SELF']);

/** The steps of a sliding scale, from the whole price down. Which one it is, people say themselves; nobody asks for a proof. */
export const slidingScaleStep = z.enum(['FULL', 'REDUCED', 'LOWEST']);

/** What became of a code: taken off, or why not. */
export const couponStatus = z.enum(['APPLIED', 'UNKNOWN', 'EXPIRED', 'USED', 'NOT_WITH_INSURANCE']);

/** Letters, digits and hyphens, in any case. */
export const couponCode = z.string().check(z.trim(), z.regex(/^[A-Za-z0-9-]{3,24}$/));

/**
 * When money is taken. `NOW`: with the booking, because the time for calling off free of charge is over already; what is paid is
 * given back by the same rule. `AFTER_SESSION`: once the session was held, from the card given. `NEVER`: there is nothing to pay.
 */
export const paymentTiming = z.enum(['NOW', 'AFTER_SESSION', 'NEVER']);

/** What a session costs one person at one time, and when they pay it. There is no tax on health care and counselling. */
export const bookingQuote = z.object({
  providerId,
  serviceId,
  startsAt: instant,
  /** The provider's own price. */
  price: money,
  payBy,
  /** The person's insurance, where the provider takes it: what it pays and what is left to them; null otherwise. */
  insurance: z.nullable(z.object({ coverageId, insurer: payer, planName: text, pays: money, copay: money })),
  /** The steps that the provider offers to those who pay for themselves; empty where there is no sliding scale. */
  slidingScale: z.array(z.object({ step: slidingScaleStep, price: money })),
  slidingScaleStep,
  /** The code that was asked about; null where none was. */
  coupon: z.nullable(z.object({ code: text, status: couponStatus, discount: money })),
  /** What the person pays for this session. */
  total: money,
  /** What they pay for each further session of a series: a code counts once. */
  furtherTotal: money,
  timing: paymentTiming,
  /** The part of `total` that is taken with the booking. */
  dueNow: money,
  /** Share of the price that a late cancellation costs, in whole percent, and until how many hours before it is free. */
  cancellation: z.object({ freeUntilHours: count, lateFeePercent: count }),
});

/** What became of one time of a booking: booked, or not open any more, with what is open around it. */
export const bookingResult = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('BOOKED'), startsAt: instant, appointment }),
  z.object({ outcome: z.literal('TAKEN'), startsAt: instant, alternatives: z.array(z.object({ startsAt: instant, endsAt: instant })) }),
]);

/** A booking of one time or of several: one result a time, in the order asked for, and the payment where one was taken. */
export const booking = z.object({ results: z.array(bookingResult).check(z.minLength(1)), payment: z.nullable(payment) });

export type SlotHold = z.infer<typeof slotHold>;
export type PayBy = z.infer<typeof payBy>;
export type SlidingScaleStep = z.infer<typeof slidingScaleStep>;
export type CouponStatus = z.infer<typeof couponStatus>;
export type PaymentTiming = z.infer<typeof paymentTiming>;
export type BookingQuote = z.infer<typeof bookingQuote>;
export type BookingResult = z.infer<typeof bookingResult>;
export type Booking = z.infer<typeof booking>;
