import * as z from 'zod/mini';
import { calendarDate, count, instant, money, text } from './common.ts';
import { appointmentId, claimId, invoiceId, paymentId, payoutId, providerId, refundId, serviceId, transactionId, userId } from './ids.ts';

/** Somebody who pays or is paid for, as money's records name them. */
const payer = z.object({ id: userId, displayName: text });

/** An amount that somebody asks for: above zero, and at most 100,000.00. */
export const positiveMoney = z.object({ amountMinor: z.int().check(z.positive(), z.maximum(10_000_000)), currency: money.shape.currency });

/**
 * Why money moved on a provider's balance: a client paid, an insurer paid a claim, money went back to a client, the platform
 * corrected something, or the balance was paid out.
 */
export const transactionKind = z.enum(['PAYMENT', 'INSURANCE_PAYMENT', 'REFUND', 'ADJUSTMENT', 'PAYOUT']);

/** One movement on a provider's balance. The balance is the sum of `net` over all of them: nothing is kept beside the ledger. */
export const transaction = z.object({
  id: transactionId,
  kind: transactionKind,
  providerId,
  /** Whose session it is for; null for payouts and general corrections. */
  client: z.nullable(payer),
  appointmentId: z.nullable(appointmentId),
  paymentId: z.nullable(paymentId),
  claimId: z.nullable(claimId),
  /** The payout that paid it out, or that it is; null while it is on the balance. */
  payoutId: z.nullable(payoutId),
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
export const cardBrand = z.enum(['VISA', 'MASTERCARD', 'AMEX', 'DISCOVER']);

/** All of a card that anybody but the payment platform ever holds. */
const cardFace = { brand: cardBrand, last4: z.string().check(z.regex(/^\d{4}$/)) };

/** A card that a client has saved. The token behind it stays with the server. */
export const paymentMethod = z.object({
  id: text,
  ...cardFace,
  /** Last day on which it is good. */
  expiresOn: calendarDate,
  /** The one that is charged after a session. */
  isDefault: z.boolean(),
  addedAt: instant,
});

/**
 * `PROCESSING` waits for the bank and is on no balance yet; `FAILED` moved nothing and says why. Refunds keep what was paid
 * and count beside it. The words follow payment platforms.
 */
export const paymentStatus = z.enum(['PROCESSING', 'SUCCEEDED', 'FAILED', 'PARTIALLY_REFUNDED', 'REFUNDED']);

/** What a payment is for: a session, the insured client's part of one, or the fee of a late cancellation. */
export const paymentPurpose = z.enum(['SESSION', 'COPAY', 'LATE_CANCELLATION']);

/** Why a card was refused, as its bank says. */
export const declineCode = z.enum(['CARD_DECLINED', 'INSUFFICIENT_FUNDS', 'EXPIRED_CARD']);

/** Money that went back to the client. */
export const refund = z.object({ id: refundId, amount: money, reason: text, createdAt: instant });

/** A client's payment, or the attempt of one. */
export const payment = z.object({
  id: paymentId,
  status: paymentStatus,
  purpose: paymentPurpose,
  provider: z.object({ id: providerId, displayName: text }),
  client: payer,
  appointmentId: z.nullable(appointmentId),
  invoiceId: z.nullable(invoiceId),
  amount: money,
  /** The sum of `refunds`. */
  refunded: money,
  refunds: z.array(refund),
  method: z.object(cardFace),
  /** Why it failed, in words for the client; null otherwise. */
  failure: z.nullable(z.object({ code: declineCode, message: text })),
  description: text,
  createdAt: instant,
  updatedAt: instant,
});

/** A draft has not been sent; an open one waits for money; a void one was withdrawn and asks for nothing. */
export const invoiceStatus = z.enum(['DRAFT', 'OPEN', 'PAID', 'VOID']);

/** One line: what it is and what it costs; negative where somebody else pays, an insurer for example. */
export const invoiceLine = z.object({ description: text, amount: money });

/** What a client is asked to pay for one session. */
export const invoice = z.object({
  id: invoiceId,
  /** Counted by provider and year, as books are: `2026-0042`. */
  number: z.string().check(z.regex(/^\d{4}-\d{4,}$/)),
  status: invoiceStatus,
  provider: z.object({ id: providerId, displayName: text }),
  client: payer,
  appointmentId: z.nullable(appointmentId),
  /** What the client pays: the sum of the lines. */
  total: money,
  /** What was paid on it, refunds not taken off. */
  paid: money,
  refunded: money,
  /** What is still to be paid: nothing unless it is open. */
  due: money,
  dueOn: calendarDate,
  createdAt: instant,
  /** When the client got it; null for a draft. */
  sentAt: z.nullable(instant),
  voidedAt: z.nullable(instant),
});

/** An invoice with what it is made of and what was paid on it. */
export const invoiceDetail = z.extend(invoice, { lines: z.array(invoiceLine), payments: z.array(payment) });

/** `PENDING` is made, `IN_TRANSIT` is on its way through the banks, `FAILED` came back and is on the balance again. */
export const payoutStatus = z.enum(['PENDING', 'IN_TRANSIT', 'PAID', 'FAILED']);

/** Why a payout came back, as banks say. */
export const payoutFailureCode = z.enum(['ACCOUNT_CLOSED', 'INVALID_ACCOUNT', 'DECLINED_BY_BANK']);

/** A bank account as anybody but the payment platform sees it. */
export const bankAccount = z.object({ bankName: text, last4: z.string().check(z.regex(/^\d{4}$/)) });

/** Balance that was sent to a provider's bank account: the sum of `net` of its transactions, exactly. */
export const payout = z.object({
  id: payoutId,
  providerId,
  status: payoutStatus,
  amount: money,
  /** First and last day on which what it pays out became available, in the provider's zone. */
  period: z.object({ from: calendarDate, to: calendarDate }),
  createdAt: instant,
  /** When the bank has it, or should have had it. */
  arrivesOn: calendarDate,
  destination: bankAccount,
  statementDescriptor: text,
  /** How many transactions it pays out, and their sums: `net` is the payout's amount. */
  transactionCount: count,
  totals: z.object({ amount: money, fee: money, net: money }),
  /** Why it came back and when it was on the balance again; null unless it failed. */
  failure: z.nullable(z.object({ code: payoutFailureCode, message: text, returnedAt: instant })),
});

export const payoutScheduleKind = z.enum(['DAILY', 'WEEKLY', 'MONTHLY']);

/** How often the balance is paid out. A day of the month that a month lacks is its last day. */
export const payoutSchedule = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('DAILY') }),
  /** ISO 8601 day of the week: 1 is Monday, 7 Sunday. */
  z.object({ kind: z.literal('WEEKLY'), weekday: z.int().check(z.minimum(1), z.maximum(7)) }),
  z.object({ kind: z.literal('MONTHLY'), dayOfMonth: z.int().check(z.minimum(1), z.maximum(31)) }),
]);

/** What stands on the provider's bank statement: 5 to 22 letters, digits, spaces, points or dashes, as banks take it. */
export const statementDescriptor = z.string().check(z.trim(), z.regex(/^(?=.*[A-Za-z])[A-Za-z0-9 .-]{5,22}$/));

/** When and where to a provider is paid out. */
export const payoutSettings = z.object({
  schedule: payoutSchedule,
  /** A smaller balance waits for the next payout. */
  minimumAmount: money,
  /** null until the provider has given one: then nothing is paid out. */
  bankAccount: z.nullable(bankAccount),
  statementDescriptor: text,
  /** Payouts rest until this date, because the bank account was changed; null when they do not. */
  heldUntil: z.nullable(calendarDate),
  /** The next date of the schedule; null without a bank account. */
  nextPayoutOn: z.nullable(calendarDate),
});

/** What came in over a stretch of time. Payouts are no income and are not in it. */
export const incomeFigures = z.object({
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

/** What a provider's money stands at. */
export const paymentSummary = z.object({
  currency: money.shape.currency,
  /** What can be paid out now, and what is still settling: together the balance. */
  available: money,
  pending: money,
  /** What the next payout will be if nothing moves meanwhile; null when none is to come. */
  nextPayout: z.nullable(z.object({ on: calendarDate, amount: money })),
  heldUntil: z.nullable(calendarDate),
  /** By the calendar months of the provider's zone. */
  thisMonth: incomeFigures,
  lastMonth: incomeFigures,
  /** What clients still owe on open invoices. */
  outstanding: money,
  /** Open invoices whose latest payment failed. */
  failedPayments: count,
  asOf: instant,
});

export const revenuePeriod = z.enum(['WEEK', 'MONTH', 'QUARTER', 'YEAR']);
export const revenueSource = z.enum(['CLIENTS', 'INSURERS', 'CORRECTIONS']);

const sessionCount = { sessionCount: count };

/** Revenue of a calendar period in the provider's zone, up to now, beside the period before. */
export const incomeReport = z.object({
  period: revenuePeriod,
  timeZone: text,
  from: instant,
  /** The period's end, which may lie ahead. */
  to: instant,
  totals: z.extend(incomeFigures, sessionCount),
  /** Days of a week or a month, weeks of a quarter, months of a year; starts carry the offset of the zone. */
  buckets: z.array(z.extend(incomeFigures, { startsAt: instant, endsAt: instant, ...sessionCount })),
  bySource: z.array(z.extend(incomeFigures, { source: revenueSource })),
  /** The largest first; money that belongs to no session has neither id nor name. */
  byService: z.array(z.extend(incomeFigures, { service: z.nullable(z.object({ id: serviceId, name: text })), ...sessionCount })),
  previous: z.object({
    from: instant,
    to: instant,
    /** The whole period before. */
    totals: z.extend(incomeFigures, sessionCount),
    /** The same stretch of it as has gone by of this one: what a fair comparison takes. */
    toDate: z.extend(incomeFigures, sessionCount),
  }),
  asOf: instant,
});

export type Transaction = z.infer<typeof transaction>;
export type TransactionKind = z.infer<typeof transactionKind>;
export type CardBrand = z.infer<typeof cardBrand>;
export type PaymentMethod = z.infer<typeof paymentMethod>;
export type PaymentStatus = z.infer<typeof paymentStatus>;
export type PaymentPurpose = z.infer<typeof paymentPurpose>;
export type DeclineCode = z.infer<typeof declineCode>;
export type Refund = z.infer<typeof refund>;
export type Payment = z.infer<typeof payment>;
export type InvoiceStatus = z.infer<typeof invoiceStatus>;
export type InvoiceLine = z.infer<typeof invoiceLine>;
export type Invoice = z.infer<typeof invoice>;
export type InvoiceDetail = z.infer<typeof invoiceDetail>;
export type PayoutStatus = z.infer<typeof payoutStatus>;
export type PayoutFailureCode = z.infer<typeof payoutFailureCode>;
export type BankAccount = z.infer<typeof bankAccount>;
export type Payout = z.infer<typeof payout>;
export type PayoutSchedule = z.infer<typeof payoutSchedule>;
export type PayoutSettings = z.infer<typeof payoutSettings>;
export type IncomeFigures = z.infer<typeof incomeFigures>;
export type PaymentSummary = z.infer<typeof paymentSummary>;
export type RevenuePeriod = z.infer<typeof revenuePeriod>;
export type RevenueSource = z.infer<typeof revenueSource>;
export type IncomeReport = z.infer<typeof incomeReport>;
