import * as v from 'valibot';
import { calendarDate, count, instant, integer, money, text } from './common.ts';
import { appointmentId, claimId, paymentId, payoutId, providerId, transactionId } from './ids.ts';
import { paymentParty } from './payment.ts';

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
  client: v.nullable(paymentParty),
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

export type Transaction = v.InferOutput<typeof transaction>;
export type TransactionKind = v.InferOutput<typeof transactionKind>;
export type PayoutStatus = v.InferOutput<typeof payoutStatus>;
export type PayoutFailureCode = v.InferOutput<typeof payoutFailureCode>;
export type BankAccount = v.InferOutput<typeof bankAccount>;
export type Payout = v.InferOutput<typeof payout>;
export type PayoutSchedule = v.InferOutput<typeof payoutSchedule>;
export type PayoutSettings = v.InferOutput<typeof payoutSettings>;
