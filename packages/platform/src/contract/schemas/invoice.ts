import * as v from 'valibot';
import { calendarDate, count, extend, instant, money, text, timeZone } from './common.ts';
import { appointmentId, claimId, groupSessionId, invoiceId, providerId } from './ids.ts';
import { payment, paymentParty, paymentPurpose } from './payment.ts';

/** What forms say of an invoice and the server keeps: characters of a line’s text, and how many lines. */
export const chargeLimits = { description: 200, lines: 20 } as const;

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
  client: paymentParty,
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

export type InvoiceStatus = v.InferOutput<typeof invoiceStatus>;
export type OutsideMethod = v.InferOutput<typeof outsideMethod>;
export type OutsidePayment = v.InferOutput<typeof outsidePayment>;
export type InvoiceLine = v.InferOutput<typeof invoiceLine>;
export type Invoice = v.InferOutput<typeof invoice>;
export type InvoiceDetail = v.InferOutput<typeof invoiceDetail>;
