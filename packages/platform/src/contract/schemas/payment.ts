import * as v from 'valibot';
import { calendarDate, count, extend, instant, integer, money, text, timeZone } from './common.ts';
import {
  appointmentId,
  claimId,
  invoiceId,
  groupSessionId,
  paymentId,
  payoutId,
  providerId,
  refundId,
  serviceId,
  transactionId,
  userId,
} from './ids.ts';

/** What forms say of an invoice and the server keeps: characters of a line’s text, and how many lines. */
export const chargeLimits = { description: 200, lines: 20 } as const;

/** Characters of why money is given back, as a form says and the server keeps. */
export const refundReasonLength = { max: 500 } as const;

/** A payer or payee, as payment records name them. */
const payer = v.object({ id: userId, displayName: text });

/** A requested amount: above zero, and at most 100,000.00. */
export const positiveMoney = v.object({
  amountMinor: v.pipe(integer, v.gtValue(0), v.maxValue(10_000_000)),
  currency: money.entries.currency,
});

/**
 * Why money moved on a provider's balance: a client paid, an insurer paid a claim, money went back to a client, the
 * platform corrected something, or the balance was paid out.
 */
export const transactionKind = v.picklist(['PAYMENT', 'INSURANCE_PAYMENT', 'REFUND', 'ADJUSTMENT', 'PAYOUT']);

/**
 * One movement on a provider's balance. The balance is the sum of `net` over all of them: nothing is kept beside the
 * ledger.
 */
export const transaction = v.object({
  id: transactionId,
  kind: transactionKind,
  providerId,
  /** Whose session it is for; null for payouts and general corrections. */
  client: v.nullable(payer),
  appointmentId: v.nullable(appointmentId),
  paymentId: v.nullable(paymentId),
  claimId: v.nullable(claimId),
  /** The payout that paid it out, or that it is; null while it is on the balance. */
  payoutId: v.nullable(payoutId),
  /** Signed: what the client or the insurer paid is positive, refunds and payouts are negative. */
  amount: money,
  /** The platform's share: positive where it is taken, negative where a refund gives it back, zero for payouts. */
  fee: money,
  /** `amount` less `fee`. */
  net: money,
  description: text,
  createdAt: instant,
  /** First date on which it can be paid out. */
  availableOn: calendarDate,
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
 * `PROCESSING` waits for the bank and is on no balance yet; `FAILED` moved nothing and says why. Refunds keep what was paid
 * and count beside it. The words follow payment platforms.
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
  client: payer,
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

/**
 * A draft has not been sent; an open one waits for money; a void one was withdrawn and asks for nothing; for an
 * uncollectible one the provider does not ask any more, though it can still be paid.
 */
export const invoiceStatus = v.picklist(['DRAFT', 'OPEN', 'PAID', 'VOID', 'UNCOLLECTIBLE']);

/** How money reached a provider outside the platform. */
export const outsideMethod = v.picklist(['CASH', 'CHECK', 'BANK_TRANSFER', 'OTHER']);

/** What a client paid to the provider directly: it is on the invoice, and on no balance. */
export const outsidePayment = v.object({
  id: text,
  amount: money,
  method: outsideMethod,
  /** The day on which the provider got it. */
  receivedOn: calendarDate,
  recordedAt: instant,
});

/** One line item with its amount; negative if another party pays, for example an insurer. */
export const invoiceLine = v.object({ description: text, amount: money });

/** What a client is asked to pay for one session. */
export const invoice = v.object({
  id: invoiceId,
  /** Counted by provider and year, as books are: `2026-0042`. */
  number: v.pipe(v.string(), v.regex(/^\d{4}-\d{4,}$/)),
  status: invoiceStatus,
  provider: v.object({ id: providerId, displayName: text }),
  client: payer,
  appointmentId: v.nullable(appointmentId),
  /** The meeting of a group whose seat it is for; absent on the invoice of a session. */
  groupSessionId: v.optional(groupSessionId),
  /**
   * A session has one invoice that counts of its own, and beside it one for each BALANCE that an insurer left. @default
   * SESSION
   */
  purpose: v.optional(paymentPurpose),
  /** The claim whose balance it asks for. */
  claimId: v.optional(claimId),
  /** What the client pays: the sum of the lines. */
  total: money,
  /** What was paid on it, on the platform and outside it; refunds are not taken off. */
  paid: money,
  refunded: money,
  /** What is still to be paid: nothing unless it is open. */
  due: money,
  dueOn: calendarDate,
  /** The practice's zone, in which the dates of this record stand wherever it is read. */
  timeZone: v.optional(timeZone),
  createdAt: instant,
  /** When the client got it; null for a draft. */
  sentAt: v.nullable(instant),
  /** When the client was last reminded of it. */
  remindedAt: v.nullable(instant),
  voidedAt: v.nullable(instant),
  /** When the provider gave it up; null unless it is uncollectible. */
  uncollectibleAt: v.nullable(instant),
});

/** An invoice with what it is made of and what was paid on it. */
export const invoiceDetail = extend(invoice, {
  /** Counts every change of a draft; a write names the version that it builds on. */
  version: count,
  lines: v.array(invoiceLine),
  payments: v.array(payment),
  outsidePayments: v.array(outsidePayment),
});

/** `PENDING` was created, `IN_TRANSIT` is being processed by the banks, `FAILED` was returned to the balance. */
export const payoutStatus = v.picklist(['PENDING', 'IN_TRANSIT', 'PAID', 'FAILED']);

/** Why a payout was returned, as banks report it. */
export const payoutFailureCode = v.picklist(['ACCOUNT_CLOSED', 'INVALID_ACCOUNT', 'DECLINED_BY_BANK']);

/** A bank account as anyone but the payment platform sees it. */
export const bankAccount = v.object({ bankName: text, last4: v.pipe(v.string(), v.regex(/^\d{4}$/)) });

/** Balance that was sent to a provider's bank account: the sum of `net` of its transactions, exactly. */
export const payout = v.object({
  id: payoutId,
  providerId,
  status: payoutStatus,
  amount: money,
  /** First and last day on which the amounts in it became available, in the provider’s zone. */
  period: v.object({ from: calendarDate, to: calendarDate }),
  createdAt: instant,
  /** When the bank has it, or should have had it. */
  arrivesOn: calendarDate,
  destination: bankAccount,
  statementDescriptor: text,
  /** How many transactions it pays out, and their sums: `net` is the payout's amount. */
  transactionCount: count,
  totals: v.object({ amount: money, fee: money, net: money }),
  /** Why it failed and when it was returned to the balance; null unless it failed. */
  failure: v.nullable(v.object({ code: payoutFailureCode, message: text, returnedAt: instant })),
});

/** How often the balance is paid out. A day of the month that a month lacks is its last day. */
export const payoutSchedule = v.variant('kind', [
  v.object({ kind: v.literal('DAILY') }),
  /** ISO 8601 day of the week: 1 is Monday, 7 Sunday. */
  v.object({ kind: v.literal('WEEKLY'), weekday: v.pipe(integer, v.minValue(1), v.maxValue(7)) }),
  v.object({ kind: v.literal('MONTHLY'), dayOfMonth: v.pipe(integer, v.minValue(1), v.maxValue(31)) }),
]);

/** The text on the provider’s bank statement: 5 to 22 letters, digits, spaces, points or dashes, as banks accept. */
export const statementDescriptor = v.pipe(v.string(), v.trim(), v.regex(/^(?=.*[A-Za-z])[A-Za-z0-9 .-]{5,22}$/));

/** When and where to a provider is paid out. */
export const payoutSettings = v.object({
  /** Counts every change; a write names the version that it builds on. */
  version: count,
  schedule: payoutSchedule,
  /** A smaller balance waits for the next payout. */
  minimumAmount: money,
  /** null until the provider has given one: then nothing is paid out. */
  bankAccount: v.nullable(bankAccount),
  statementDescriptor: text,
  /** Payouts rest until this date, because the bank account was changed; null when they do not. */
  heldUntil: v.nullable(calendarDate),
  /** The next date of the schedule; null without a bank account. */
  nextPayoutOn: v.nullable(calendarDate),
});

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

export type Transaction = v.InferOutput<typeof transaction>;
export type TransactionKind = v.InferOutput<typeof transactionKind>;
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
export type InvoiceStatus = v.InferOutput<typeof invoiceStatus>;
export type OutsideMethod = v.InferOutput<typeof outsideMethod>;
export type OutsidePayment = v.InferOutput<typeof outsidePayment>;
export type InvoiceLine = v.InferOutput<typeof invoiceLine>;
export type Invoice = v.InferOutput<typeof invoice>;
export type InvoiceDetail = v.InferOutput<typeof invoiceDetail>;
export type PayoutStatus = v.InferOutput<typeof payoutStatus>;
export type PayoutFailureCode = v.InferOutput<typeof payoutFailureCode>;
export type BankAccount = v.InferOutput<typeof bankAccount>;
export type Payout = v.InferOutput<typeof payout>;
export type PayoutSchedule = v.InferOutput<typeof payoutSchedule>;
export type PayoutSettings = v.InferOutput<typeof payoutSettings>;
export type IncomeFigures = v.InferOutput<typeof incomeFigures>;
export type PaymentSummary = v.InferOutput<typeof paymentSummary>;
export type RevenuePeriod = v.InferOutput<typeof revenuePeriod>;
export type RevenueBasis = v.InferOutput<typeof revenueBasis>;
export type RevenueSource = v.InferOutput<typeof revenueSource>;
export type IncomeReport = v.InferOutput<typeof incomeReport>;
