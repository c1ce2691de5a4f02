import type { ClaimId, Invoice, InvoiceDetail, InvoiceId, InvoiceLine } from '@sakina/platform/contract';
import { dateIn, iso, plusDays } from '../clock.ts';
import type { AppointmentRow, Rows } from '../store/rows.ts';
import type { Tables } from '../store/table.ts';
import { usd } from './ledger.ts';
import { readNotifications } from './notify.ts';
import { withZone } from './record-zone.ts';
import { accountOf, tellOf } from './tell.ts';

export type InvoiceRow = Rows['invoices'];
export type PaymentRow = Rows['payments'];

/** Days that a client has to pay an invoice. */
export const PAYMENT_DAYS = 14;

/** Whether a payment succeeded, refunded or not. */
export function hasSucceeded({ status }: PaymentRow): boolean {
  return status === 'SUCCEEDED' || status === 'PARTIALLY_REFUNDED' || status === 'REFUNDED';
}

/** The total of an invoice's lines. */
export function totalOf(lines: readonly InvoiceLine[]): number {
  return lines.reduce((sum, line) => sum + line.amount.amountMinor, 0);
}

const sumOf = (rows: readonly { amount: { amountMinor: number } }[]) =>
  rows.reduce((sum, row) => sum + row.amount.amountMinor, 0);

/** What was paid on an invoice, on the platform and outside it. */
export function paidOn({ outsidePayments = [] }: InvoiceRow, payments: readonly PaymentRow[]): number {
  return sumOf(payments.filter(hasSucceeded)) + sumOf(outsidePayments);
}

/** Tells the client of an invoice that waits for their payment. */
export function tellOfInvoice(tables: Tables, { id, client, provider, lines }: InvoiceRow, at: Date): void {
  tellOf(tables, 'invoice.send', {
    by: accountOf(tables, provider.id),
    to: { CLIENT: client.id },
    subject: { invoiceId: id },
    facts: { amount: usd(totalOf(lines)) },
    at,
  });
}

/** Stores an invoice on which nothing is to be paid any more: what told its client of it counts as read. */
export function closeInvoice(tables: Tables, row: InvoiceRow, at: Date): InvoiceRow {
  readNotifications(
    tables,
    row.client.id,
    at,
    ({ kind, subject }) => kind === 'INVOICE_SENT' && subject.invoiceId === row.id,
  );
  return tables.invoices.put(row);
}

/** An invoice as lists show it, with the paid amount. */
export function invoiceView(invoice: InvoiceRow, payments: readonly PaymentRow[]): Invoice {
  const { lines, outsidePayments: _, remindedAt, uncollectibleAt, ...row } = invoice;
  const total = totalOf(lines);
  const paid = paidOn(invoice, payments);
  const refunded = payments.reduce((sum, payment) => sum + payment.refunded.amountMinor, 0);
  return {
    ...row,
    total: usd(total),
    paid: usd(paid),
    refunded: usd(refunded),
    due: usd(row.status === 'OPEN' ? total - paid : 0),
    remindedAt: remindedAt ?? null,
    uncollectibleAt: uncollectibleAt ?? null,
  };
}

/** The payments on an invoice, the earliest first. */
export function paymentsOn(tables: Tables, invoiceId: InvoiceId): PaymentRow[] {
  return tables.payments
    .all()
    .filter((row) => row.invoiceId === invoiceId)
    .toSorted((first, second) => Date.parse(first.createdAt) - Date.parse(second.createdAt));
}

/** An invoice with its lines and payments. */
export function invoiceDetailOf(tables: Tables, row: InvoiceRow): InvoiceDetail {
  const payments = paymentsOn(tables, row.id);
  const { lines, version = 1, outsidePayments = [] } = row;
  return {
    ...withZone(tables, row.provider.id, invoiceView(row, payments)),
    version,
    lines,
    payments: payments.map((payment) => withZone(tables, row.provider.id, payment)),
    outsidePayments,
  };
}

/** The open amount of an invoice. */
export function dueOn(tables: Tables, row: InvoiceRow): number {
  return row.status === 'OPEN' ? totalOf(row.lines) - paidOn(row, paymentsOn(tables, row.id)) : 0;
}

/** The invoices of an appointment that are not void: that of the session itself, then those of what an insurer left. */
export function liveInvoicesOf(tables: Tables, appointmentId: string): InvoiceRow[] {
  return tables.invoices
    .all()
    .filter((row) => row.appointmentId === appointmentId && row.status !== 'VOID')
    .toSorted((first, second) => Number(first.purpose === 'BALANCE') - Number(second.purpose === 'BALANCE'));
}

/** The invoice of an appointment itself that is not void. */
export function liveInvoiceOf(tables: Tables, appointmentId: string): InvoiceRow | undefined {
  return liveInvoicesOf(tables, appointmentId).find(({ purpose }) => purpose !== 'BALANCE');
}

/**
 * Withdraws the invoices of what a claim left to its client, once it was taken back; one on which something was paid
 * stays.
 */
export function voidBalanceInvoices(tables: Tables, claimId: string, now: Date): void {
  for (const row of tables.invoices.all()) {
    if (row.claimId !== claimId || (row.status !== 'DRAFT' && row.status !== 'OPEN')) continue;
    const isTouched = paidOn(row, paymentsOn(tables, row.id)) > 0 || isProcessing(tables, row);
    if (!isTouched) closeInvoice(tables, { ...row, status: 'VOID', voidedAt: iso(now) }, now);
  }
}

/** Whether a payment on an invoice waits for the bank. */
function isProcessing(tables: Tables, { id }: InvoiceRow): boolean {
  return paymentsOn(tables, id).some(({ status }) => status === 'PROCESSING');
}

/** The next invoice number of a provider's year. */
function nextNumber(tables: Tables, providerId: string, year: number): string {
  const taken = tables.invoices
    .all()
    .filter((row) => row.provider.id === providerId && row.number.startsWith(`${year}-`));
  const last = taken.reduce((most, row) => Math.max(most, Number(row.number.slice(5))), 0);
  return `${year}-${String(last + 1).padStart(4, '0')}`;
}

interface NewInvoice {
  appointment: AppointmentRow;
  lines: InvoiceLine[];
  status: 'DRAFT' | 'OPEN';
  /** The claim whose balance it asks for; left out, it is of the session itself. */
  claimId?: ClaimId | undefined;
  dueOn?: string | undefined;
  now: Date;
}

/** Creates an invoice for a session. */
export function addInvoice(tables: Tables, { appointment, claimId, ...invoice }: NewInvoice): InvoiceRow {
  return putInvoice(tables, {
    ...invoice,
    provider: { id: appointment.provider.id, displayName: appointment.provider.displayName },
    client: appointment.client,
    appointmentId: appointment.id,
    timeZone: appointment.timeZone,
    ...(claimId !== undefined && { purpose: 'BALANCE' as const, claimId }),
  });
}

type InvoiceFacts = Pick<
  InvoiceRow,
  'provider' | 'client' | 'appointmentId' | 'groupSessionId' | 'purpose' | 'claimId' | 'lines' | 'status'
>;

/**
 * Creates an invoice with the next number of its provider. @param timeZone That of the practice, in which its dates
 * stand.
 */
export function putInvoice(
  tables: Tables,
  { timeZone, now, dueOn: due, ...facts }: InvoiceFacts & Pick<NewInvoice, 'now' | 'dueOn'> & { timeZone: string },
): InvoiceRow {
  const today = dateIn(now, timeZone);
  return tables.invoices.put({
    ...facts,
    id: `inv-${crypto.randomUUID().replaceAll('-', '').slice(0, 10)}` as InvoiceId,
    number: nextNumber(tables, facts.provider.id, today.year),
    dueOn: due ?? plusDays(today, PAYMENT_DAYS).toString(),
    createdAt: iso(now),
    sentAt: facts.status === 'OPEN' ? iso(now) : null,
    voidedAt: null,
  });
}
