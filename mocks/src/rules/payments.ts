import type { DeclineCode, PaymentId, PaymentPurpose } from '@sakina/platform/contract';
import { readCardToken } from '../card/test-tokens.ts';
import { addMinutes, dateIn, iso } from '../clock.ts';
import type { Emit } from '../realtime/outbox.ts';
import type { AppointmentRow, Rows } from '../store/rows.ts';
import type { Tables } from '../store/table.ts';
import { agreedCharge, chargeOf, chargedPrice } from './charges.ts';
import { addInvoice, closeInvoice, dueOn, liveInvoiceOf, paymentsOn, tellOfInvoice } from './invoices.ts';
import type { InvoiceRow, PaymentRow } from './invoices.ts';
import { postTransaction, usd } from './ledger.ts';
import { recordRefund, refundable } from './refunds.ts';

export type PaymentMethodRow = Rows['paymentMethods'];

/** A bank's decline reasons, in words for the client. */
export const declineWords: Readonly<Record<DeclineCode, string>> = {
  CARD_DECLINED: 'The bank did not accept this card. Nothing was taken. Please use another one, or ask your bank.',
  INSUFFICIENT_FUNDS: 'There is not enough money on the account of this card. Nothing was taken.',
  EXPIRED_CARD: 'This card is no longer valid. Nothing was taken. Please use another one.',
};

/** Minutes after which the bank has answered for a payment that is being processed. */
const PROCESSING_MINUTES = 2;

interface Work {
  tables: Tables;
  now: Date;
  emit?: Emit;
}

interface NewPayment {
  invoice: InvoiceRow;
  /** Null for the seat of a group. */
  appointment: AppointmentRow | null;
  amountMinor: number;
  card: { token: string; brand: PaymentRow['method']['brand']; last4: string; expiresOn: string };
}

/** The card that is charged after a session. */
export function defaultMethodOf(tables: Tables, ownerId: string): PaymentMethodRow | undefined {
  return tables.paymentMethods.all().find((row) => row.ownerId === ownerId && row.isDefault);
}

function purposeOf(
  invoice: InvoiceRow,
  appointment: AppointmentRow | null,
  tables: Tables,
): { purpose: PaymentPurpose; description: string } {
  if (!appointment) return { purpose: 'SESSION', description: invoice.lines[0]?.description ?? invoice.number };
  if (invoice.purpose === 'BALANCE')
    return { purpose: 'BALANCE', description: `Balance after insurance: ${appointment.service.name}` };
  const charge = chargeOf(appointment, tables.providers.get(appointment.provider.id));
  if (charge) return charge;
  const { status, terms, service } = appointment;
  // What is paid ahead is what was agreed to: of an insured session, the client’s part.
  if (terms && status !== 'CANCELLED') return agreedCharge(appointment, terms);
  return { purpose: 'SESSION', description: service.name };
}

/** Charges a card for an invoice. The attempt is stored in any case; its status says whether it succeeded. */
export function takePayment(
  { tables, now, emit }: Work,
  { invoice, appointment, amountMinor, card }: NewPayment,
): PaymentRow {
  const outcome =
    card.expiresOn <
    dateIn(now, appointment?.clientTimeZone ?? tables.providers.get(invoice.provider.id)?.timeZone ?? 'UTC').toString()
      ? 'EXPIRED_CARD'
      : (readCardToken(card.token)?.outcome ?? 'CARD_DECLINED');
  const failure =
    outcome === 'SUCCEEDS' || outcome === 'PROCESSING' ? null : { code: outcome, message: declineWords[outcome] };
  const { purpose, description } = purposeOf(invoice, appointment, tables);
  const row = tables.payments.put({
    id: `pay-${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}` as PaymentId,
    status: outcome === 'PROCESSING' ? 'PROCESSING' : failure ? 'FAILED' : 'SUCCEEDED',
    purpose,
    provider: invoice.provider,
    client: invoice.client,
    appointmentId: appointment?.id ?? null,
    invoiceId: invoice.id,
    amount: usd(amountMinor),
    refunded: usd(0),
    refunds: [],
    method: { brand: card.brand, last4: card.last4 },
    failure,
    description,
    createdAt: iso(now),
    updatedAt: iso(now),
  });
  if (row.status === 'SUCCEEDED') settle({ tables, now, ...(emit && { emit }) }, row);
  return row;
}

/** Posts a successful payment, closes its invoice if it is paid, and notifies the provider. */
function settle({ tables, now, emit }: Work, row: PaymentRow): void {
  postTransaction(tables, {
    kind: 'PAYMENT',
    providerId: row.provider.id,
    client: row.client,
    appointmentId: row.appointmentId,
    paymentId: row.id,
    amountMinor: row.amount.amountMinor,
    description: row.description,
    at: now,
  });
  const invoice = row.invoiceId === null ? undefined : tables.invoices.get(row.invoiceId);
  if (invoice?.status === 'OPEN' && dueOn(tables, invoice) <= 0)
    closeInvoice(tables, { ...invoice, status: 'PAID' }, now);
  emit?.(
    'payment.received',
    { paymentId: row.id, appointmentId: row.appointmentId, amount: row.amount, receivedAt: iso(now) },
    { to: row.provider.id },
  );
}

/** Settles payments whose processing time is over. */
export function settleProcessing(tables: Tables, now: Date): void {
  for (const row of tables.payments.all()) {
    const answeredAt = addMinutes(row.createdAt, PROCESSING_MINUTES);
    if (row.status !== 'PROCESSING' || answeredAt > now) continue;
    settle(
      { tables, now: answeredAt },
      tables.payments.put({ ...row, status: 'SUCCEEDED', updatedAt: iso(answeredAt) }),
    );
  }
}

/**
 * Charges the client for a held session or a late cancellation: creates the invoice, or sends the existing draft, and
 * charges the open amount to the default card. Once for each session; without a valid card the amount stays open.
 */
function chargeClient(work: Work, appointment: AppointmentRow): PaymentRow | null {
  const { tables, now } = work;
  const charge = chargeOf(appointment, tables.providers.get(appointment.provider.id));
  const existing = liveInvoiceOf(tables, appointment.id);
  if (!charge || (existing && paymentsOn(tables, existing.id).length > 0)) return null;
  const drafted = existing ?? addInvoice(tables, { appointment, lines: charge.lines, status: 'OPEN', now });
  const invoice =
    drafted.status === 'DRAFT' ? tables.invoices.put({ ...drafted, status: 'OPEN', sentAt: iso(now) }) : drafted;
  const payment = chargeOpenAmount(work, invoice, appointment);
  if (dueOn(tables, invoice) > 0 && payment?.status !== 'PROCESSING') tellOfInvoice(tables, invoice, now);
  return payment;
}

/** Charges what was to be taken with the booking, once a request is confirmed; without a valid card it stays open. */
export function chargeConfirmed(work: Work, appointment: AppointmentRow): void {
  const { tables, now } = work;
  const { terms } = appointment;
  if (!terms?.isDueWhenBooked || liveInvoiceOf(tables, appointment.id)) return;
  const { lines } = agreedCharge(appointment, terms);
  const invoice = addInvoice(tables, { appointment, lines, status: 'OPEN', now });
  const payment = chargeOpenAmount(work, invoice, appointment);
  if (dueOn(tables, invoice) > 0 && payment?.status !== 'PROCESSING') tellOfInvoice(tables, invoice, now);
}

/** Charges the open amount of an invoice to the client's default card; without one it stays open. */
function chargeOpenAmount(work: Work, invoice: InvoiceRow, appointment: AppointmentRow): PaymentRow | null {
  const card = defaultMethodOf(work.tables, appointment.client.id);
  const amountMinor = dueOn(work.tables, invoice);
  return card && amountMinor > 0 ? takePayment(work, { invoice, appointment, amountMinor, card }) : null;
}

/**
 * Settles a cancelled session: charges the fee, if any, voids an earlier invoice, and refunds what
 * was prepaid, less the fee; if less was prepaid, the rest of the fee is taken.
 */
export function refundCancelled(work: Work, appointment: AppointmentRow): void {
  settleAt(work, appointment, appointment.cancellation?.fee.amountMinor ?? 0, 'The session was canceled.');
}

/**
 * Charges a completed session by its minutes. Where that is less than was booked, an earlier invoice is voided and what
 * was prepaid beyond it is refunded.
 */
export function chargeCompleted(work: Work, appointment: AppointmentRow): void {
  if (chargedPrice(appointment).amountMinor === appointment.price.amountMinor) {
    chargeClient(work, appointment);
    return;
  }
  const charge = chargeOf(appointment, work.tables.providers.get(appointment.provider.id));
  settleAt(work, appointment, charge?.totalMinor ?? 0, 'The session was shorter than booked.');
}

/**
 * Leaves a client with no more to pay than what is due for a session that was cancelled or cut short. @param dueMinor
 * Minor units.
 */
function settleAt(work: Work, appointment: AppointmentRow, dueMinor: number, why: string): void {
  const { tables, now } = work;
  const existing = liveInvoiceOf(tables, appointment.id);
  const payments = existing ? paymentsOn(tables, existing.id).filter((row) => row.status !== 'FAILED') : [];
  // What was paid outside the platform is given back outside it, so that invoice stays.
  if ((existing?.outsidePayments?.length ?? 0) > 0) return;
  if (existing && payments.length === 0) closeInvoice(tables, { ...existing, status: 'VOID', voidedAt: iso(now) }, now);
  if (payments.length === 0) {
    chargeClient(work, appointment);
    return;
  }
  let kept = dueMinor;
  for (const payment of payments) {
    const keep = Math.min(kept, refundable(payment));
    kept -= keep;
    if (refundable(payment) > keep) recordRefund(work, payment, refundable(payment) - keep, { reason: why });
  }
  // Less was paid than is due: the invoice becomes that of what is due, and the rest is taken.
  const charge = kept > 0 ? chargeOf(appointment, tables.providers.get(appointment.provider.id)) : null;
  if (!charge || !existing) return;
  chargeOpenAmount(work, tables.invoices.put({ ...existing, lines: charge.lines, status: 'OPEN' }), appointment);
}
