import * as v from 'valibot';
import { forbidden, invalid, invalidCursor, notFound, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { calendarDate, cursorPageOf, cursorQuery, extend, searchLength, text } from '../schemas/common.ts';
import { appointmentId, claimId, userId } from '../schemas/ids.ts';
import { chargeLimits, invoice, invoiceDetail, invoiceStatus } from '../schemas/invoice.ts';
import { payment, paymentMethod, paymentStatus, positiveMoney } from '../schemas/payment.ts';
import { payout, payoutSettings, transaction } from '../schemas/payout.ts';

const invoiceExists = {
  status: 409,
  code: 'INVOICE_EXISTS',
  when: 'The session has an invoice that is not void, or one that asks for what the claim left; details.invoiceId names it.',
} as const;
/** The lines of a draft. */
export const draftLines = v.pipe(
  v.array(v.object({ description: v.pipe(text, v.maxLength(chargeLimits.description)), amount: positiveMoney })),
  v.minLength(1),
  v.maxLength(chargeLimits.lines),
);

export const notADraft = {
  status: 409,
  code: 'NOT_A_DRAFT',
  when: 'The invoice was sent before, or is void.',
} as const;
const nothingToBill = {
  status: 409,
  code: 'NOTHING_DUE',
  when: 'The claim has left nothing to the client that is not paid, given up or asked for.',
} as const;
const notVoidable = {
  status: 409,
  code: 'NOT_VOIDABLE',
  when: 'Something was paid on it, or it is void already; what was paid is refunded instead.',
} as const;
const tooManyCards = {
  status: 409,
  code: 'TOO_MANY_CARDS',
  when: 'Ten cards are saved already; remove one first.',
} as const;
const expiredCard = { status: 422, code: 'EXPIRED_CARD', when: 'The card is not valid any more.' } as const;

export const listInvoices = defineOperation({
  id: 'CLOUD-20',
  name: 'invoices.list',
  method: 'GET',
  path: '/cloud/v1/invoices',
  summary: 'The invoices of a provider to their clients, the newest first.',
  access: 'provider',
  query: v.object({
    ...cursorQuery,
    status: v.optional(invoiceStatus),
    clientId: v.optional(userId),
    /** Words from the client’s name, or of the number. */
    q: v.optional(v.pipe(v.string(), v.maxLength(searchLength.max))),
  }),
  response: cursorPageOf(invoice),
  errors: [unauthenticated, forbidden, invalid, invalidCursor],
});

export const getInvoice = defineOperation({
  id: 'CLOUD-21',
  name: 'invoices.get',
  method: 'GET',
  path: '/cloud/v1/invoices/:id',
  summary:
    'One invoice with its lines, what was paid on it and what is still owed: for its provider, and for its client once it is sent.',
  access: 'user',
  response: invoiceDetail,
  errors: [unauthenticated, forbidden, notFound],
});

export const createInvoice = defineOperation({
  id: 'CLOUD-22',
  name: 'invoices.create',
  method: 'POST',
  path: '/cloud/v1/invoices',
  summary:
    'Drafts an invoice: for a session that has none, missed or to be paid ahead, or for what an insurer left to its client.',
  access: 'provider',
  body: v.object({
    appointmentId,
    /** The claim whose decision left something to the client: at most what no invoice asks for yet. */
    claimId: v.optional(claimId),
    /** @default one line: the session at its price, or what the claim left */
    lines: v.optional(draftLines),
    /** @default in fourteen days */
    dueOn: v.optional(calendarDate),
  }),
  response: invoiceDetail,
  errors: [unauthenticated, forbidden, notFound, invalid, invoiceExists, nothingToBill],
  idempotent: true,
});

export const sendInvoice = defineOperation({
  id: 'CLOUD-23',
  name: 'invoices.send',
  method: 'POST',
  path: '/cloud/v1/invoices/:id/send',
  summary: 'Sends a draft to the client: from then on it is owed.',
  access: 'provider',
  response: invoiceDetail,
  errors: [unauthenticated, forbidden, notFound, invalid, notADraft],
  idempotent: true,
});

export const voidInvoice = defineOperation({
  id: 'CLOUD-24',
  name: 'invoices.void',
  method: 'POST',
  path: '/cloud/v1/invoices/:id/void',
  summary: 'Withdraws an invoice on which nothing was paid; it keeps its number and asks for nothing.',
  access: 'provider',
  response: invoiceDetail,
  errors: [unauthenticated, forbidden, notFound, notVoidable],
  idempotent: true,
});

export const getPayoutSettings = defineOperation({
  id: 'CLOUD-25',
  name: 'payouts.settings',
  method: 'GET',
  path: '/cloud/v1/payout-settings',
  summary: 'When and where to the caller’s balance is paid out.',
  access: 'provider',
  response: payoutSettings,
  errors: [unauthenticated, forbidden],
});

export const getPayout = defineOperation({
  id: 'CLOUD-26',
  name: 'payouts.get',
  method: 'GET',
  path: '/cloud/v1/payouts/:id',
  summary: 'One payout with the transactions that it pays out, the newest first.',
  access: 'provider',
  response: extend(payout, { transactions: v.array(transaction) }),
  errors: [unauthenticated, forbidden, notFound],
});

export const getPayment = defineOperation({
  id: 'CLOUD-27',
  name: 'payments.get',
  method: 'GET',
  path: '/cloud/v1/payments/:id',
  summary: 'One payment with its refunds: for its client and its provider.',
  access: 'user',
  response: payment,
  errors: [unauthenticated, forbidden, notFound],
});

export const listPayments = defineOperation({
  id: 'CLOUD-28',
  name: 'payments.list',
  method: 'GET',
  path: '/cloud/v1/payments',
  summary: 'The payments of a provider’s clients, those that failed included, the newest first.',
  access: 'provider',
  query: v.object({ ...cursorQuery, status: v.optional(paymentStatus), clientId: v.optional(userId) }),
  response: cursorPageOf(payment),
  errors: [unauthenticated, forbidden, invalid, invalidCursor],
});

export const listOwnPayments = defineOperation({
  id: 'CLOUD-29',
  name: 'ownPayments.list',
  method: 'GET',
  path: '/cloud/v1/me/payments',
  summary: 'What the caller has paid to providers, the newest first.',
  access: 'user',
  query: v.object({ ...cursorQuery, status: v.optional(paymentStatus) }),
  response: cursorPageOf(payment),
  errors: [unauthenticated, invalid, invalidCursor],
});

export const listOwnInvoices = defineOperation({
  id: 'CLOUD-30',
  name: 'ownInvoices.list',
  method: 'GET',
  path: '/cloud/v1/me/invoices',
  summary: 'The invoices that the caller has got, the newest first; drafts are not shown.',
  access: 'user',
  query: v.object({ ...cursorQuery, status: v.optional(v.picklist(['OPEN', 'PAID', 'VOID', 'UNCOLLECTIBLE'])) }),
  response: cursorPageOf(invoice),
  errors: [unauthenticated, invalid, invalidCursor],
});

export const listPaymentMethods = defineOperation({
  id: 'CLOUD-31',
  name: 'paymentMethods.list',
  method: 'GET',
  path: '/cloud/v1/me/payment-methods',
  summary: 'The cards that the caller has saved, the default one first.',
  access: 'user',
  response: v.object({ items: v.array(paymentMethod) }),
  errors: [unauthenticated],
});

export const addPaymentMethod = defineOperation({
  id: 'CLOUD-32',
  name: 'paymentMethods.add',
  method: 'POST',
  path: '/cloud/v1/me/payment-methods',
  summary: 'Saves a card by the token of the card element; the first becomes the default.',
  access: 'user',
  body: v.object({ token: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,200}$/)), isDefault: v.optional(v.boolean()) }),
  response: paymentMethod,
  errors: [unauthenticated, invalid, expiredCard, tooManyCards],
  idempotent: true,
});

export const removePaymentMethod = defineOperation({
  id: 'CLOUD-33',
  name: 'paymentMethods.remove',
  method: 'DELETE',
  path: '/cloud/v1/me/payment-methods/:id',
  summary: 'Forgets a card; of those that are left the newest becomes the default, if it was that.',
  access: 'user',
  response: v.object({ items: v.array(paymentMethod) }),
  errors: [unauthenticated, forbidden, notFound],
  idempotent: true,
});

export const makeDefaultPaymentMethod = defineOperation({
  id: 'CLOUD-34',
  name: 'paymentMethods.makeDefault',
  method: 'POST',
  path: '/cloud/v1/me/payment-methods/:id/default',
  summary: 'Makes a card the one that is charged after a session.',
  access: 'user',
  response: v.object({ items: v.array(paymentMethod) }),
  errors: [unauthenticated, forbidden, notFound],
  idempotent: true,
});
