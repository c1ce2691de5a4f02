import * as v from 'valibot';
import { calendarDate, instant, integer, money, text, timeZone } from './common.ts';
import { appointmentId, invoiceId, paymentId, providerId, refundId, userId } from './ids.ts';

/** Characters of why money is given back, as a form says and the server keeps. */
export const refundReasonLength = { max: 500 } as const;

/** A payer or payee, as payment records name them. */
export const paymentParty = v.object({ id: userId, displayName: text });

/** A requested amount: above zero, and at most 100,000.00. */
export const positiveMoney = v.object({
  amountMinor: v.pipe(integer, v.gtValue(0), v.maxValue(10_000_000)),
  currency: money.entries.currency,
});

/** Networks whose cards are taken. */
export const cardBrand = v.picklist(['VISA', 'MASTERCARD', 'AMEX', 'DISCOVER']);

/** All that anyone but the payment platform ever stores of a card. */
const cardFace = { brand: cardBrand, last4: v.pipe(v.string(), v.regex(/^\d{4}$/)) };

/** A card that a client has saved. The token behind it stays with the server. */
export const paymentMethod = v.object({
  id: text,
  ...cardFace,
  /** Last day on which it is good. */
  expiresOn: calendarDate,
  /** The one that is charged after a session. */
  isDefault: v.boolean(),
  addedAt: instant,
});

/**
 * `PROCESSING` waits for the bank and is on no balance yet; `FAILED` moved nothing and says why. Refunds keep what was
 * paid and count beside it. The words follow payment platforms.
 */
export const paymentStatus = v.picklist(['PROCESSING', 'SUCCEEDED', 'FAILED', 'PARTIALLY_REFUNDED', 'REFUNDED']);

/**
 * What an invoice or a payment is for: a session, the copay of an insured one, the fee of a late cancellation, or
 * BALANCE, what an insurer left to its client once it had decided a claim.
 */
export const paymentPurpose = v.picklist(['SESSION', 'COPAY', 'LATE_CANCELLATION', 'BALANCE']);

/** Why a card was refused, as its bank says. */
export const declineCode = v.picklist(['CARD_DECLINED', 'INSUFFICIENT_FUNDS', 'EXPIRED_CARD']);

/**
 * PENDING: with the card's bank, which takes some days. FAILED: the bank sent it back, so that the money is on the
 * provider's balance again and the client has to get it another way. CANCELLED: stopped before it was sent.
 */
export const refundStatus = v.picklist(['PENDING', 'SUCCEEDED', 'FAILED', 'CANCELLED']);

/** Why a bank sent a refund back. */
export const refundFailureCode = v.picklist(['LOST_OR_STOLEN_CARD', 'EXPIRED_OR_CANCELLED_CARD', 'UNKNOWN']);

/**
 * Why money goes back. Goodwill and a service that failed are written off: the client is not asked for it again. What
 * was charged by mistake leaves their share as it was.
 */
export const refundCause = v.picklist(['GOODWILL', 'SERVICE_FAILED', 'CHARGED_BY_MISTAKE']);

/** Money that goes back to the client. */
export const refund = v.object({
  id: refundId,
  amount: money,
  reason: text,
  /** @default GOODWILL */
  cause: v.optional(refundCause),
  createdAt: instant,
  status: v.optional(refundStatus, 'SUCCEEDED'),
  /** The day by which the client has it, while it is pending. */
  expectedOn: v.optional(v.nullable(calendarDate), null),
  /** Why and when it came back, where it failed. */
  failure: v.optional(v.nullable(v.object({ code: refundFailureCode, at: instant })), null),
});

/** An objection of the client's bank to a payment, which holds its amount until it is decided. */
export const paymentDispute = v.object({ status: v.picklist(['OPEN', 'WON', 'LOST']), openedAt: instant });

/** A client's payment, or the attempt of one. */
export const payment = v.object({
  id: paymentId,
  status: paymentStatus,
  purpose: paymentPurpose,
  provider: v.object({ id: providerId, displayName: text }),
  client: paymentParty,
  appointmentId: v.nullable(appointmentId),
  invoiceId: v.nullable(invoiceId),
  amount: money,
  /** The sum of `refunds` that did not fail and were not cancelled. */
  refunded: money,
  refunds: v.array(refund),
  method: v.object(cardFace),
  /** Why it failed, in words for the client; null otherwise. */
  failure: v.nullable(v.object({ code: declineCode, message: text })),
  /** Absent where the client's bank has never objected. */
  dispute: v.optional(paymentDispute),
  description: text,
  /** The practice's zone, in which the dates of this record stand wherever it is read. */
  timeZone: v.optional(timeZone),
  createdAt: instant,
  updatedAt: instant,
});

export type CardBrand = v.InferOutput<typeof cardBrand>;
export type PaymentMethod = v.InferOutput<typeof paymentMethod>;
export type PaymentStatus = v.InferOutput<typeof paymentStatus>;
export type PaymentPurpose = v.InferOutput<typeof paymentPurpose>;
export type RefundStatus = v.InferOutput<typeof refundStatus>;
export type RefundFailureCode = v.InferOutput<typeof refundFailureCode>;
export type DeclineCode = v.InferOutput<typeof declineCode>;
export type RefundCause = v.InferOutput<typeof refundCause>;
export type Refund = v.InferOutput<typeof refund>;
export type Payment = v.InferOutput<typeof payment>;
