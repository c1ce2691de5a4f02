import type { DeclineCode, PaymentId, PaymentPurpose, RefundId } from '@sakina/platform/contract';
import { readCardToken } from '../card/test-tokens.ts';
import { addMinutes, dateIn, iso } from '../clock.ts';
import type { Emit } from '../realtime/outbox.ts';
import type { AppointmentRow, Rows } from '../store/rows.ts';
import type { Tables } from '../store/table.ts';
import { chargeOf } from './charges.ts';
import { addInvoice, dueOn, hasSucceeded, liveInvoiceOf, paymentsOn } from './invoices.ts';
import type { InvoiceRow, PaymentRow } from './invoices.ts';
import { postTransaction, usd } from './ledger.ts';

export type PaymentMethodRow = Rows['paymentMethods'];

/** What a bank's refusal is, in words for the client. */
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
  appointment: AppointmentRow;
  amountMinor: number;
  card: { token: string; brand: PaymentRow['method']['brand']; last4: string; expiresOn: string };
}

/** The card that is charged after a session. */
export function defaultMethodOf(tables: Tables, ownerId: string): PaymentMethodRow | undefined {
  return tables.paymentMethods.all().find((row) => row.ownerId === ownerId && row.isDefault);
}

function purposeOf(appointment: AppointmentRow, tables: Tables): { purpose: PaymentPurpose; description: string } {
  return (
    chargeOf(appointment, tables.providers.get(appointment.provider.id)) ?? {
      purpose: 'SESSION',
      description: appointment.service.name,
    }
  );
}

/** Charges a card for an invoice. What comes of it is kept in any case: the row says whether it succeeded. */
export function takePayment(
  { tables, now, emit }: Work,
  { invoice, appointment, amountMinor, card }: NewPayment,
): PaymentRow {
  const outcome =
    card.expiresOn < dateIn(now, appointment.clientTimeZone).toString()
      ? 'EXPIRED_CARD'
      : (readCardToken(card.token)?.outcome ?? 'CARD_DECLINED');
  const failure =
    outcome === 'SUCCEEDS' || outcome === 'PROCESSING' ? null : { code: outcome, message: declineWords[outcome] };
  const { purpose, description } = purposeOf(appointment, tables);
  const row = tables.payments.put({
    id: `pay-${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}` as PaymentId,
    status: outcome === 'PROCESSING' ? 'PROCESSING' : failure ? 'FAILED' : 'SUCCEEDED',
    purpose,
    provider: invoice.provider,
    client: invoice.client,
    appointmentId: appointment.id,
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

/** Posts a payment that has succeeded, closes its invoice where it is paid, and tells the provider. */
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
  if (invoice?.status === 'OPEN' && dueOn(tables, invoice) <= 0) tables.invoices.put({ ...invoice, status: 'PAID' });
  emit?.(
    'payment.received',
    { paymentId: row.id, appointmentId: row.appointmentId, amount: row.amount, receivedAt: iso(now) },
    { to: row.provider.id },
  );
}

/** Lets the bank answer for what has been processed long enough. */
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
 * Charges the client for a session that was held or called off late: writes the invoice, or sends the draft that there is, and
 * takes what is owed from their default card. Once for each session; who has no card, or a bad one, still owes it.
 */
export function chargeClient(work: Work, appointment: AppointmentRow): PaymentRow | null {
  const { tables, now } = work;
  const charge = chargeOf(appointment, tables.providers.get(appointment.provider.id));
  const existing = liveInvoiceOf(tables, appointment.id);
  if (!charge || (existing && paymentsOn(tables, existing.id).length > 0)) return null;
  const drafted = existing ?? addInvoice(tables, { appointment, lines: charge.lines, status: 'OPEN', now });
  const invoice =
    drafted.status === 'DRAFT' ? tables.invoices.put({ ...drafted, status: 'OPEN', sentAt: iso(now) }) : drafted;
  const card = defaultMethodOf(tables, appointment.client.id);
  const amountMinor = dueOn(tables, invoice);
  return card && amountMinor > 0 ? takePayment(work, { invoice, appointment, amountMinor, card }) : null;
}

/** What is left of a payment that can be given back. */
export function refundable(row: PaymentRow): number {
  return hasSucceeded(row) ? row.amount.amountMinor - row.refunded.amountMinor : 0;
}

/** Gives money of a payment back: the payment keeps it, the ledger takes it off the balance with the platform's share of it. */
export function giveBack({ tables, now }: Work, row: PaymentRow, amountMinor: number, reason: string): PaymentRow {
  const refunded = row.refunded.amountMinor + amountMinor;
  postTransaction(tables, {
    kind: 'REFUND',
    providerId: row.provider.id,
    client: row.client,
    appointmentId: row.appointmentId,
    paymentId: row.id,
    amountMinor: -amountMinor,
    description: `Refund: ${row.description}`,
    at: now,
  });
  return tables.payments.put({
    ...row,
    status: refunded === row.amount.amountMinor ? 'REFUNDED' : 'PARTIALLY_REFUNDED',
    refunded: usd(refunded),
    refunds: [
      ...row.refunds,
      {
        id: `ref-${crypto.randomUUID().replaceAll('-', '').slice(0, 10)}` as RefundId,
        amount: usd(amountMinor),
        reason,
        createdAt: iso(now),
      },
    ],
    updatedAt: iso(now),
  });
}

/**
 * Settles a session that was called off: the fee is charged where there is one. What was invoiced ahead is withdrawn, and what
 * was paid ahead is given back but for the fee.
 */
export function settleCancelled(work: Work, appointment: AppointmentRow): void {
  const { tables, now } = work;
  const existing = liveInvoiceOf(tables, appointment.id);
  const payments = existing ? paymentsOn(tables, existing.id).filter((row) => row.status !== 'FAILED') : [];
  if (existing && payments.length === 0) tables.invoices.put({ ...existing, status: 'VOID', voidedAt: iso(now) });
  if (payments.length === 0) {
    chargeClient(work, appointment);
    return;
  }
  let kept = appointment.cancellation?.fee.amountMinor ?? 0;
  for (const payment of payments) {
    const keep = Math.min(kept, refundable(payment));
    kept -= keep;
    if (refundable(payment) > keep) giveBack(work, payment, refundable(payment) - keep, 'The session was called off.');
  }
}
