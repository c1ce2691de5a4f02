import * as v from 'valibot';
import { forbidden, invalid, notFound, slotPast, slotTaken, unauthenticated, noticeTooShort } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { appointmentLimits, bookingConsent } from '../schemas/appointment.ts';
import {
  booking,
  bookingQuote,
  couponCode,
  donationMinor,
  payBy,
  slidingScaleStep,
  slotHold,
} from '../schemas/booking.ts';
import { instant, money, timeZone } from '../schemas/common.ts';
import { providerId, serviceId } from '../schemas/ids.ts';
import { sessionMode } from '../schemas/provider.ts';

const cardDeclined = {
  status: 402,
  code: 'CARD_DECLINED',
  when: 'The bank refused the card without saying why; nothing was booked and nothing taken.',
} as const;
const insufficientFunds = {
  status: 402,
  code: 'INSUFFICIENT_FUNDS',
  when: 'The account has not enough money; nothing was booked and nothing taken.',
} as const;
const expiredCard = {
  status: 402,
  code: 'EXPIRED_CARD',
  when: 'The card is not valid any more; nothing was booked and nothing taken.',
} as const;
const quoteChanged = {
  status: 409,
  code: 'QUOTE_CHANGED',
  when: 'It costs another amount than the one the person agreed to; read the quote again.',
} as const;

/** The most sessions that one booking makes: eight weeks can be booked ahead, and no week twice. */
export const MOST_SESSIONS = 8;

export const createSlotHold = defineOperation({
  id: 'CLOUD-177',
  name: 'slotHolds.create',
  method: 'POST',
  path: '/cloud/v1/slot-holds',
  summary:
    'Keeps an open time for the caller for ten minutes, or for ten more if they keep it already; one time at a provider at once, so an earlier hold there ends.',
  access: 'user',
  body: v.object({ providerId, serviceId, startsAt: instant }),
  response: slotHold,
  errors: [unauthenticated, notFound, invalid, slotTaken, slotPast, noticeTooShort],
  idempotent: true,
});

export const releaseSlotHold = defineOperation({
  id: 'CLOUD-178',
  name: 'slotHolds.release',
  method: 'DELETE',
  path: '/cloud/v1/slot-holds/:id',
  summary: 'Gives a time that the caller keeps back to everyone. A booking does so by itself.',
  access: 'user',
  response: slotHold,
  errors: [unauthenticated, forbidden, notFound],
  idempotent: true,
});

export const getBookingQuote = defineOperation({
  id: 'CLOUD-179',
  name: 'bookingQuotes.get',
  method: 'GET',
  path: '/cloud/v1/booking-quotes',
  summary: 'What a session would cost the caller: insurance first, then sliding scale and code, and when it is paid.',
  access: 'user',
  query: v.object({
    providerId,
    serviceId,
    startsAt: instant,
    /** @default INSURANCE where the provider takes the caller’s, else SELF */
    payBy: v.optional(payBy),
    /** For those who pay for themselves. @default FULL */
    slidingScaleStep: v.optional(slidingScaleStep),
    couponCode: v.optional(couponCode),
    /** For a service by donation. @default 0 */
    donationMinor: v.optional(donationMinor),
  }),
  response: bookingQuote,
  errors: [unauthenticated, notFound, invalid],
});

export const createBooking = defineOperation({
  id: 'CLOUD-180',
  name: 'bookings.create',
  method: 'POST',
  path: '/cloud/v1/bookings',
  summary:
    'Books one time, or a series, on the terms of a quote, and takes what is due with it: where the card is refused nothing is booked, where no time is open nothing is taken. Of a series all times that are open are booked.',
  access: 'user',
  body: v.object({
    providerId,
    serviceId,
    mode: sessionMode,
    /** Starts of the sessions, the first one first. */
    times: v.pipe(v.array(instant), v.minLength(1), v.maxLength(MOST_SESSIONS)),
    clientTimeZone: v.pipe(timeZone, v.maxLength(60)),
    /** Digits with an optional leading plus, for reminders; optional. */
    phone: v.optional(v.pipe(v.string(), v.regex(/^\+?[0-9 ()-]{6,20}$/))),
    reasonForVisit: v.optional(v.pipe(v.string(), v.maxLength(appointmentLimits.reasonForVisit))),
    consent: bookingConsent,
    /** How it is paid; left out where there is nothing to pay. */
    payment: v.optional(
      v.object({
        /** The quoted price of the first session: no one pays what they have not seen. */
        total: money,
        payBy,
        slidingScaleStep: v.optional(slidingScaleStep),
        couponCode: v.optional(couponCode),
        donationMinor: v.optional(donationMinor),
        /**
         * Of the card element, or the id of a saved card. A new card that is charged after the session is kept for it.
         */
        paymentMethodToken: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,200}$/))),
      }),
    ),
  }),
  response: booking,
  errors: [
    unauthenticated,
    notFound,
    invalid,
    slotTaken,
    slotPast,
    noticeTooShort,
    quoteChanged,
    cardDeclined,
    insufficientFunds,
    expiredCard,
  ],
  idempotent: true,
});
