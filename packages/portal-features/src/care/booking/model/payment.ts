import type {
  BookingQuote,
  BodyOf,
  PaymentMethod,
  PayBy,
  Service,
  SlidingScaleStep,
  createBooking,
} from '@sakina/platform/contract';
import { pricingOf } from '@sakina/platform/domain';

/** How the user wishes to pay; the server computes the price from it. */
export interface PaymentWish {
  /** null: insurance first, if there is one. */
  payBy: PayBy | null;
  slidingScaleStep: SlidingScaleStep;
  /** The coupon code to check; empty for none. */
  couponCode: string;
  /** What the user gives for a service by donation, in minor units. */
  donationMinor: number;
}

export const noWish: PaymentWish = { payBy: null, slidingScaleStep: 'FULL', couponCode: '', donationMinor: 0 };

/** Whether a service costs nothing; then there is no payment step. */
export function isFree(service: Service | null): boolean {
  return service !== null && pricingOf(service) === 'FREE';
}

/** The card to charge: the id of a saved card, or the token of a new one. */
export interface ChosenCard {
  token: string;
  brand: PaymentMethod['brand'];
  last4: string;
}

/** Normalizes a coupon code; null for what cannot be one. */
export function readCouponCode(typed: string): string | null {
  const code = typed.trim().toUpperCase();
  return /^[A-Z0-9-]{3,24}$/.test(code) ? code : null;
}

/** Whether a card is needed: now, after the session, or for the further sessions of a series. */
export function needsCard(quote: BookingQuote, sessions: number): boolean {
  return quote.total.amountMinor > 0 || (sessions > 1 && quote.furtherTotal.amountMinor > 0);
}

/** When a booking is paid: never if no session of it costs the person anything, whatever the service's own rule. */
export function timingOf(quote: BookingQuote, sessions: number): BookingQuote['timing'] {
  return needsCard(quote, sessions) ? quote.timing : 'NEVER';
}

type Terms = NonNullable<BodyOf<typeof createBooking>['payment']>;

/** The payment terms of a booking, as the API takes them. */
export function termsOf(quote: BookingQuote, card: ChosenCard | null): Terms {
  return {
    total: quote.total,
    payBy: quote.payBy,
    ...(quote.payBy === 'SELF' && quote.slidingScale.length > 0 ? { slidingScaleStep: quote.slidingScaleStep } : {}),
    ...(quote.donation ? { donationMinor: quote.donation.amountMinor } : {}),
    ...(quote.coupon?.status === 'APPLIED' ? { couponCode: quote.coupon.code } : {}),
    ...(card ? { paymentMethodToken: card.token } : {}),
  };
}

/** Whole minutes left of a hold, rounded up; 0 when it is over. @param now Epoch milliseconds. */
export function minutesLeft(expiresAt: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / 60_000));
}
