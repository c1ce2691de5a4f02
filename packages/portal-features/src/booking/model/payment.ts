import type {
  BookingQuote,
  BodyOf,
  PaymentMethod,
  PayBy,
  Service,
  SlidingScaleStep,
  createBooking,
} from '@sakina/platform/contract';

/** How the person wishes to pay, before the server says what it comes to. */
export interface PaymentWish {
  /** null: insurance first, where there is one. */
  payBy: PayBy | null;
  slidingScaleStep: SlidingScaleStep;
  /** The code that was asked about; empty for none. */
  couponCode: string;
}

export const noWish: PaymentWish = { payBy: null, slidingScaleStep: 'FULL', couponCode: '' };

/** Whether a service costs nothing; then there is no payment step. */
export function isFree(service: Service | null): boolean {
  return service?.price.amountMinor === 0;
}

/** The card that is to pay: a saved one by its id, or the token of one just typed in. */
export interface ChosenCard {
  token: string;
  brand: PaymentMethod['brand'];
  last4: string;
}

/** The code of a coupon as it is sent; null for what cannot be one. */
export function readCouponCode(typed: string): string | null {
  const code = typed.trim().toUpperCase();
  return /^[A-Z0-9-]{3,24}$/.test(code) ? code : null;
}

/** Whether a card has to be given: now, after the session, or for the further sessions of a series. */
export function needsCard(quote: BookingQuote, sessions: number): boolean {
  return quote.total.amountMinor > 0 || (sessions > 1 && quote.furtherTotal.amountMinor > 0);
}

type Terms = NonNullable<BodyOf<typeof createBooking>['payment']>;

/** What is agreed to, as a booking says it. */
export function termsOf(quote: BookingQuote, card: ChosenCard | null): Terms {
  return {
    total: quote.total,
    payBy: quote.payBy,
    ...(quote.payBy === 'SELF' && quote.slidingScale.length > 0 ? { slidingScaleStep: quote.slidingScaleStep } : {}),
    ...(quote.coupon?.status === 'APPLIED' ? { couponCode: quote.coupon.code } : {}),
    ...(card ? { paymentMethodToken: card.token } : {}),
  };
}

/** Saved cards that are good on a day, the default one first. */
export function goodCards(cards: readonly PaymentMethod[], today: string): PaymentMethod[] {
  return cards.filter((card) => card.expiresOn >= today);
}

/** Whole minutes that are left of a hold, rounded up; 0 when it is over. */
export function minutesLeft(expiresAt: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / 60_000));
}
