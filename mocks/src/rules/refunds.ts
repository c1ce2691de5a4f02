import type { Refund, RefundId } from '@sakina/platform/contract';
import { addMinutes, dateIn, iso, plusDays } from '../clock.ts';
import type { Tables } from '../store/table.ts';
import { hasSucceeded } from './invoices.ts';
import type { PaymentRow } from './invoices.ts';
import { postTransaction, usd } from './ledger.ts';
import { accountOf, tellOf } from './tell.ts';

interface Work {
  tables: Tables;
  now: Date;
}

/** Days that a card's bank takes: the client is told the longest, and the answer comes after the shortest. */
const BANK_DAYS = { longest: 7, answer: 3 };
/** Cards that have been closed, by their last digits: their banks send a refund back. */
const CLOSED_CARDS: ReadonlySet<string> = new Set(['5126']);

/** The refundable amount of a payment, in minor units. */
export function refundable(row: PaymentRow): number {
  return hasSucceeded(row) ? row.amount.amountMinor - row.refunded.amountMinor : 0;
}

/** Whether a refund counts against its payment. */
const counts = ({ status }: Refund) => status === 'PENDING' || status === 'SUCCEEDED';

/** Why money goes back: in words, and whether the client still owes it. */
export type RefundReason = Pick<Refund, 'reason' | 'cause'>;

/** A refund as it is sent to the card's bank. */
export function sentRefund(
  id: string,
  amountMinor: number,
  { reason, cause }: RefundReason,
  at: Date,
  timeZone: string,
): Refund {
  return {
    id: id as RefundId,
    amount: usd(amountMinor),
    reason,
    ...(cause && { cause }),
    createdAt: iso(at),
    status: 'PENDING',
    expectedOn: plusDays(dateIn(at, timeZone), BANK_DAYS.longest).toString(),
    failure: null,
  };
}

/** A payment with its refunds, and what follows from them: what was given back, and its status. */
export function withRefunds(row: PaymentRow, refunds: readonly Refund[], at: Date): PaymentRow {
  const refunded = refunds.filter(counts).reduce((sum, { amount }) => sum + amount.amountMinor, 0);
  const isWhole = refunded === row.amount.amountMinor;
  return {
    ...row,
    status: refunded === 0 ? 'SUCCEEDED' : isWhole ? 'REFUNDED' : 'PARTIALLY_REFUNDED',
    refunded: usd(refunded),
    refunds: [...refunds],
    updatedAt: iso(at),
  };
}

/**
 * Sends part of a payment back: it leaves the balance at once, with the platform's share, and is pending at the card's
 * bank.
 */
export function recordRefund(
  { tables, now }: Work,
  row: PaymentRow,
  amountMinor: number,
  reason: RefundReason,
): PaymentRow {
  postTransaction(tables, movementOf(row, -amountMinor, `Refund: ${row.description}`, now));
  const id = `ref-${crypto.randomUUID().replaceAll('-', '').slice(0, 10)}`;
  const refund = sentRefund(id, amountMinor, reason, now, tables.providers.get(row.provider.id)?.timeZone ?? 'UTC');
  return tables.payments.put(withRefunds(row, [...row.refunds, refund], now));
}

function movementOf(
  { provider, client, appointmentId, id }: PaymentRow,
  amountMinor: number,
  description: string,
  at: Date,
) {
  return {
    kind: 'REFUND' as const,
    providerId: provider.id,
    client,
    appointmentId,
    paymentId: id,
    amountMinor,
    description,
    at,
  };
}

/** When the card's bank answers. */
export const answeredAt = ({ createdAt }: Refund): Date => addMinutes(createdAt, BANK_DAYS.answer * 24 * 60);

/** A refund as the bank has answered it; a card that was closed takes nothing. */
export function answered(refund: Refund, last4: string): Refund {
  if (!CLOSED_CARDS.has(last4)) return { ...refund, status: 'SUCCEEDED', expectedOn: null };
  const failure = { code: 'EXPIRED_OR_CANCELLED_CARD' as const, at: iso(answeredAt(refund)) };
  return { ...refund, status: 'FAILED', expectedOn: null, failure };
}

/**
 * Answers pending refunds whose time has come. One that failed is on the balance again, and client and provider are
 * told.
 */
export function settleRefunds(tables: Tables, now: Date): void {
  for (const row of tables.payments.all())
    for (const refund of row.refunds)
      if (refund.status === 'PENDING' && answeredAt(refund) <= now) settleRefund(tables, row.id, refund);
}

function settleRefund(tables: Tables, paymentId: string, refund: Refund): void {
  const row = tables.payments.get(paymentId);
  if (!row) return;
  const at = answeredAt(refund);
  const settled = answered(refund, row.method.last4);
  tables.payments.put(
    withRefunds(
      row,
      row.refunds.map((one) => (one.id === refund.id ? settled : one)),
      at,
    ),
  );
  if (settled.status !== 'FAILED') return;
  postTransaction(tables, movementOf(row, refund.amount.amountMinor, `Refund returned: ${row.description}`, at));
  const to = { CLIENT: row.client.id, PROVIDER: accountOf(tables, row.provider.id) };
  const facts = { amount: refund.amount };
  tellOf(tables, 'refund.fail', { by: null, to, subject: { paymentId: row.id }, facts, at });
}
