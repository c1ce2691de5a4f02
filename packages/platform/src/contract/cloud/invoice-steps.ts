import * as v from 'valibot';
import { conflict, forbidden, invalid, notFound, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { calendarDate, count } from '../schemas/common.ts';
import { invoiceDetail, outsideMethod } from '../schemas/invoice.ts';
import { positiveMoney } from '../schemas/payment.ts';
import { draftLines, notADraft } from './invoices.ts';

const notOpen = {
  status: 409,
  code: 'NOT_OPEN',
  when: 'The invoice waits for no money: it is a draft, paid or void, or a payment on it is being processed.',
} as const;
const remindedRecently = {
  status: 409,
  code: 'REMINDED_RECENTLY',
  when: 'The client was reminded less than three days ago; details.nextAt says when they can be reminded again.',
} as const;

export const updateInvoice = defineOperation({
  id: 'CLOUD-430',
  name: 'invoices.update',
  method: 'PUT',
  path: '/cloud/v1/invoices/:id',
  summary: 'Changes the lines of a draft and the day by which it is to be paid.',
  access: 'provider',
  body: v.object({ version: count, lines: draftLines, dueOn: calendarDate }),
  response: invoiceDetail,
  errors: [unauthenticated, forbidden, notFound, invalid, conflict, notADraft],
  idempotent: true,
});

export const remindInvoice = defineOperation({
  id: 'CLOUD-431',
  name: 'invoices.remind',
  method: 'POST',
  path: '/cloud/v1/invoices/:id/remind',
  summary: 'Reminds the client of an open invoice, at most once in three days.',
  access: 'provider',
  response: invoiceDetail,
  errors: [unauthenticated, forbidden, notFound, notOpen, remindedRecently],
  idempotent: true,
});

export const recordOutsidePayment = defineOperation({
  id: 'CLOUD-432',
  name: 'invoices.recordPayment',
  method: 'POST',
  path: '/cloud/v1/invoices/:id/outside-payments',
  summary:
    'Records what the client paid to the provider directly, on an open invoice or on one that was given up; the balance does not change.',
  access: 'provider',
  body: v.object({
    /** At most what is left of the invoice. */
    amount: positiveMoney,
    method: outsideMethod,
    /** Not after today. */
    receivedOn: calendarDate,
  }),
  response: invoiceDetail,
  errors: [unauthenticated, forbidden, notFound, invalid, notOpen],
  idempotent: true,
});

export const markInvoiceUncollectible = defineOperation({
  id: 'CLOUD-433',
  name: 'invoices.markUncollectible',
  method: 'POST',
  path: '/cloud/v1/invoices/:id/uncollectible',
  summary: 'Gives an open invoice up: the client is not asked for it any more, and it counts as not collected.',
  access: 'provider',
  response: invoiceDetail,
  errors: [unauthenticated, forbidden, notFound, notOpen],
  idempotent: true,
});
