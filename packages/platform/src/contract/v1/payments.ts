import * as v from 'valibot';
import { conflict, forbidden, invalid, invalidCursor, notFound, ownMatter, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { count, cursorPageOf, cursorQuery, instant, searchLength, text } from '../schemas/common.ts';
import { appointmentId, invoiceId, payoutId, userId } from '../schemas/ids.ts';
import { paymentSummary } from '../schemas/income.ts';
import { payment, positiveMoney, refundCause, refundReasonLength } from '../schemas/payment.ts';
import {
  payout,
  payoutSchedule,
  payoutSettings,
  payoutStatus,
  statementDescriptor,
  transaction,
  transactionKind,
} from '../schemas/payout.ts';

const cardDeclined = {
  status: 402,
  code: 'CARD_DECLINED',
  when: 'The bank refused the card without saying why; nothing was taken.',
} as const;
const insufficientFunds = {
  status: 402,
  code: 'INSUFFICIENT_FUNDS',
  when: 'The account has not enough money; nothing was taken.',
} as const;
const expiredCard = {
  status: 402,
  code: 'EXPIRED_CARD',
  when: 'The card is not valid any more; nothing was taken.',
} as const;
const alreadyPaid = {
  status: 409,
  code: 'ALREADY_PAID',
  when: 'The session was paid before, or its payment is still being processed.',
} as const;
const nothingDue = {
  status: 409,
  code: 'NOTHING_DUE',
  when: 'Nothing is owed: the session is free, not held yet, cancelled in time, or its invoice is void.',
} as const;
const notRefundable = {
  status: 409,
  code: 'NOT_REFUNDABLE',
  when: 'The payment did not succeed, or has been refunded wholly before.',
} as const;

/** A token of the payment platform: the only representation of a card or a bank account in a request. */
const token = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,200}$/));

export const getPaymentSummary = defineOperation({
  id: 'CALL-31',
  name: 'payments.summary',
  method: 'GET',
  path: '/v1/payments/summary',
  summary:
    'What a provider’s balance stands at, when it is paid out next, and what this month and the last have brought.',
  access: 'provider',
  response: paymentSummary,
  errors: [unauthenticated, forbidden],
});

export const listTransactions = defineOperation({
  id: 'CALL-32',
  name: 'payments.transactions',
  method: 'GET',
  path: '/v1/payments/transactions',
  summary: 'Every movement on the provider’s balance, the newest first.',
  access: 'provider',
  query: v.object({
    ...cursorQuery,
    kind: v.optional(v.pipe(v.array(transactionKind), v.maxLength(5))),
    /** From this instant on, and before that one. */
    from: v.optional(instant),
    to: v.optional(instant),
    clientId: v.optional(userId),
    payoutId: v.optional(payoutId),
    /** Words from the client’s name or the description. */
    q: v.optional(v.pipe(v.string(), v.maxLength(searchLength.max))),
  }),
  response: cursorPageOf(transaction),
  errors: [unauthenticated, forbidden, invalid, invalidCursor],
});

export const processPayment = defineOperation({
  id: 'CALL-33',
  name: 'payments.process',
  method: 'POST',
  path: '/v1/payments/process',
  summary: 'Takes a payment for a session, by its client or by its provider for them.',
  access: 'user',
  body: v.object({
    /** Left out for the seat of a group, whose invoice is named. */
    appointmentId: v.optional(appointmentId),
    /** Which of its open invoices; left out, that of the session itself before what an insurer left. */
    invoiceId: v.optional(invoiceId),
    /** Of the card element, or the id of a saved card of the client; left out, their default card is charged. */
    paymentMethodToken: v.optional(token),
    /** @default what is owed */
    amount: v.optional(positiveMoney),
  }),
  response: payment,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    invalid,
    cardDeclined,
    insufficientFunds,
    expiredCard,
    alreadyPaid,
    nothingDue,
  ],
  idempotent: true,
});

export const refundPayment = defineOperation({
  id: 'CALL-34',
  name: 'payments.refund',
  method: 'POST',
  path: '/v1/payments/:id/refund',
  summary: 'Gives money of a payment back to the client, wholly or in part; the platform gives back its share of it.',
  access: 'provider',
  body: v.object({
    /** At most what is left of the payment. */
    amount: positiveMoney,
    reason: v.pipe(text, v.maxLength(refundReasonLength.max)),
    /** Whether the client still owes it. @default GOODWILL */
    cause: v.optional(refundCause),
    /** Given by a person who knows that the insurer has not decided yet. */
    despiteOpenClaim: v.optional(v.boolean()),
  }),
  response: payment,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    invalid,
    notRefundable,
    ownMatter,
    {
      status: 409,
      code: 'DISPUTE_OPEN',
      when: 'The client’s bank disputes the payment and holds its amount: it would be given back twice.',
    },
    {
      status: 409,
      code: 'CLAIM_OPEN',
      when: 'An insurer has not decided yet what the client owes; details.claimId. Repeat it with despiteOpenClaim.',
    },
  ],
  idempotent: true,
});

export const listPayouts = defineOperation({
  id: 'CALL-35',
  name: 'payments.payouts',
  method: 'GET',
  path: '/v1/payments/payouts',
  summary: 'What was paid out to the provider’s bank account, the newest first.',
  access: 'provider',
  query: v.object({ ...cursorQuery, status: v.optional(payoutStatus) }),
  response: cursorPageOf(payout),
  errors: [unauthenticated, forbidden, invalid, invalidCursor],
});

export const updatePayoutSettings = defineOperation({
  id: 'CALL-36',
  name: 'payments.updatePayoutSettings',
  method: 'PUT',
  path: '/v1/payments/payout-settings',
  summary: 'Sets when and where to the balance is paid out; a changed bank account holds payouts for seven days.',
  access: 'provider',
  body: v.object({
    /** Of the settings that were read. */
    version: count,
    schedule: v.optional(payoutSchedule),
    minimumAmount: v.optional(
      v.object({ amountMinor: v.pipe(count, v.maxValue(1_000_000)), currency: positiveMoney.entries.currency }),
    ),
    /** From the payment platform’s own form: the account number never reaches us. */
    bankAccountToken: v.optional(token),
    statementDescriptor: v.optional(statementDescriptor),
  }),
  response: payoutSettings,
  errors: [unauthenticated, forbidden, invalid, conflict],
  idempotent: true,
});
