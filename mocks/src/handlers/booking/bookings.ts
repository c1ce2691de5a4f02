import { createBooking } from '@sakina/platform/contract';
import type { BookingQuote, BookingResult, Payment } from '@sakina/platform/contract';
import { readCardToken } from '../../card/test-tokens.ts';
import { iso } from '../../clock.ts';
import { quoteOf } from '../../rules/booking-quotes.ts';
import { agreedCharge } from '../../rules/charges.ts';
import { usd } from '../../rules/ledger.ts';
import { addInvoice } from '../../rules/invoices.ts';
import { declineWords, takePayment } from '../../rules/payments.ts';
import type { AppointmentRow } from '../../store/rows.ts';
import { ApiFailure, invalid } from '../api-failure.ts';
import { bookSession } from '../appointments.ts';
import { defineHandler } from '../define-handler.ts';
import type { HandlerContext } from '../define-handler.ts';
import { saveCard } from '../money/payment-methods.ts';
import { bookable } from './bookable.ts';

type Context = HandlerContext<typeof createBooking>;

export const createBookingHandler = defineHandler(createBooking, (context) => {
  const { tables, body, user, now } = context;
  const { provider, service } = bookable(tables, body.providerId, body.serviceId);
  const [first = ''] = body.times;
  const { total: agreed, paymentMethodToken, ...wish } = body.payment ?? { total: usd(0) };
  const quote = quoteOf({ tables, provider, service, userId: user.userId, startsAt: first, now, ...wish });
  if (quote.coupon && quote.coupon.status !== 'APPLIED')
    throw new ApiFailure(409, 'QUOTE_CHANGED', 'This code is not taken any more.');
  if (agreed.amountMinor !== quote.total.amountMinor || agreed.currency !== quote.total.currency)
    throw new ApiFailure(409, 'QUOTE_CHANGED', 'The price has changed.');
  const isOwed = quote.total.amountMinor > 0 || (body.times.length > 1 && quote.furtherTotal.amountMinor > 0);
  const card = isOwed ? cardOf(context, paymentMethodToken) : null;

  const results = bookAll(context, quote);
  const booked = results.flatMap((result) => (result.outcome === 'BOOKED' ? [result.appointment] : []));
  const [opening] = results;
  const isDue = quote.timing === 'NOW' && opening?.outcome === 'BOOKED';
  // Nothing is charged for a request that the provider has not accepted.
  const due = isDue && opening.appointment.status === 'CONFIRMED' ? opening.appointment : null;
  const payment = due && card ? payNow(context, due, quote.total.amountMinor, card) : null;
  if (card && booked.some((row) => row !== due)) saveCard(tables, user.userId, card, now);
  return { results, payment };
});

type Outcome =
  | { outcome: 'BOOKED'; startsAt: string; appointment: AppointmentRow }
  | Extract<BookingResult, { outcome: 'TAKEN' }>;
type CardFace = ReturnType<typeof cardOf>;

/** The card to charge. It is checked with the bank at once, even if the charge comes later. */
function cardOf({ tables, user, now }: Context, token: string | undefined) {
  if (token === undefined) throw invalid({ 'payment.paymentMethodToken': 'Please choose a card.' });
  const saved = tables.paymentMethods.get(token);
  const card = saved?.ownerId === user.userId ? saved : readCardToken(token);
  if (!card) throw invalid({ 'payment.paymentMethodToken': 'This card is not known. Please enter it again.' });
  const outcome = readCardToken(card.token)?.outcome;
  if (card.expiresOn < iso(now).slice(0, 10) || outcome === 'EXPIRED_CARD')
    throw new ApiFailure(402, 'EXPIRED_CARD', declineWords.EXPIRED_CARD);
  if (outcome === 'CARD_DECLINED') throw new ApiFailure(402, 'CARD_DECLINED', declineWords.CARD_DECLINED);
  return { token: card.token, brand: card.brand, last4: card.last4, expiresOn: card.expiresOn };
}

/** Refusals of a time that is not open: another can be booked with it. */
const NOT_OPEN = ['SLOT_TAKEN', 'SLOT_IN_PAST', 'NOTICE_TOO_SHORT'];

/** Books each open time. @throws ApiFailure the first refusal, if no time is open */
function bookAll(context: Context, quote: BookingQuote): Outcome[] {
  const { providerId, serviceId, mode, clientTimeZone, phone, reasonForVisit, consent, times } = context.body;
  const asked = {
    providerId,
    serviceId,
    mode,
    clientTimeZone,
    consent,
    ...(phone === undefined ? {} : { phone }),
    ...(reasonForVisit === undefined ? {} : { reasonForVisit }),
  };
  let refusal: ApiFailure | null = null;
  let isFirst = true;
  const results = times.map((startsAt): Outcome => {
    try {
      const booked = bookSession(context, { ...asked, startsAt });
      const appointment = context.tables.appointments.put({ ...booked, ...termsOf(quote, isFirst) });
      isFirst = false;
      return { outcome: 'BOOKED', startsAt, appointment };
    } catch (failure) {
      if (!(failure instanceof ApiFailure) || !NOT_OPEN.includes(failure.code)) throw failure;
      refusal ??= failure;
      const { alternatives = [] } = (failure.details ?? {}) as {
        alternatives?: { startsAt: string; endsAt: string }[];
      };
      return { outcome: 'TAKEN', startsAt, alternatives };
    }
  });
  if (isFirst && refusal) throw refusal as ApiFailure;
  return results;
}

/** The part of the quote that an appointment stores: a code applies to the first session only. */
function termsOf(quote: BookingQuote, isFirst: boolean): Pick<AppointmentRow, 'price' | 'terms'> {
  const { payBy, price, total, furtherTotal, coupon, insurance, donation } = quote;
  const owed = isFirst ? total : furtherTotal;
  return {
    price: payBy === 'INSURANCE' ? price : owed,
    terms: {
      payBy,
      totalMinor: owed.amountMinor,
      insurer: payBy === 'INSURANCE' ? (insurance?.insurer ?? null) : null,
      couponCode: isFirst ? (coupon?.code ?? null) : null,
      ...(donation && { isDonation: true }),
      ...(isFirst && quote.timing === 'NOW' && { isDueWhenBooked: true }),
    },
  };
}

/** Charges what is due with the booking; a refusal rolls the booking back. */
function payNow(
  { tables, now, emit }: Context,
  appointment: AppointmentRow,
  amountMinor: number,
  card: CardFace,
): Payment {
  const { terms, price, service } = appointment;
  const lines = terms ? agreedCharge(appointment, terms).lines : [{ description: service.name, amount: price }];
  const invoice = addInvoice(tables, { appointment, lines, status: 'OPEN', now });
  const payment = takePayment({ tables, now, emit }, { invoice, appointment, amountMinor, card });
  if (payment.failure) throw new ApiFailure(402, payment.failure.code, declineWords[payment.failure.code]);
  return payment;
}
