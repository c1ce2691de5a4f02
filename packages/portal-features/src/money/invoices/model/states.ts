import type { StatusTone } from '@sakina/design-system';
import type { Invoice, InvoiceDetail, Money } from '@sakina/platform/contract';
import { nextReminderAt } from '@sakina/platform/domain';
import type { Shown } from './place.ts';

/** An invoice's state as its provider sees it: an open one can be late, or paid in part. */
export const STATES = ['DRAFT', 'OPEN', 'PART_PAID', 'OVERDUE', 'PAID', 'UNCOLLECTIBLE', 'VOID'] as const;
export type InvoiceState = (typeof STATES)[number];

/** How each state is marked. */
export const STATE_TONES: Record<InvoiceState, StatusTone> = {
  DRAFT: 'draft',
  OPEN: 'waiting',
  PART_PAID: 'active',
  OVERDUE: 'warning',
  PAID: 'success',
  UNCOLLECTIBLE: 'ended',
  VOID: 'ended',
};

/**
 * The state of an invoice on a day. An invoice that is late counts as overdue, paid in part or not.
 * @param today `YYYY-MM-DD` in the reader's zone.
 */
export function stateOf(invoice: Pick<Invoice, 'status' | 'dueOn' | 'paid'>, today: string): InvoiceState {
  if (invoice.status !== 'OPEN') return invoice.status;
  if (invoice.dueOn < today) return 'OVERDUE';
  return invoice.paid.amountMinor > 0 ? 'PART_PAID' : 'OPEN';
}

const SHOWN_STATES: Record<Exclude<Shown, 'all'>, readonly InvoiceState[]> = {
  draft: ['DRAFT'],
  open: ['OPEN', 'PART_PAID', 'OVERDUE'],
  overdue: ['OVERDUE'],
  paid: ['PAID'],
  closed: ['UNCOLLECTIBLE', 'VOID'],
};

/** Whether the list shows an invoice. */
export function isShown(invoice: Invoice, show: Shown, today: string): boolean {
  return show === 'all' || SHOWN_STATES[show].includes(stateOf(invoice, today));
}

/** A sum of money, and of how many invoices it is. */
interface Sum {
  amount: Money;
  count: number;
}

/** What clients owe and what was not sent yet. */
export interface Standing {
  /** Everything that is still to be paid on open invoices. */
  owed: Sum;
  /** The part of it whose day has passed. */
  overdue: Sum;
  /** What drafts would ask for. */
  drafts: Sum;
  /** What was given up: the total less what was paid. */
  uncollected: Sum;
}

/** Sums up invoices. They are all in one currency, that of the first. */
export function standingOf(invoices: readonly Invoice[], today: string): Standing {
  const currency = invoices[0]?.total.currency ?? 'USD';
  const sum = (states: readonly InvoiceState[], of: (invoice: Invoice) => number): Sum => {
    const rows = invoices.filter((invoice) => states.includes(stateOf(invoice, today)));
    return { amount: { amountMinor: rows.reduce((total, row) => total + of(row), 0), currency }, count: rows.length };
  };
  return {
    owed: sum(SHOWN_STATES.open, ({ due }) => due.amountMinor),
    overdue: sum(SHOWN_STATES.overdue, ({ due }) => due.amountMinor),
    drafts: sum(SHOWN_STATES.draft, ({ total }) => total.amountMinor),
    uncollected: sum(['UNCOLLECTIBLE'], leftOf),
  };
}

/** What is not paid of an invoice, asked for or not, in minor units. */
export function leftOf({ total, paid }: Pick<Invoice, 'total' | 'paid'>): number {
  return total.amountMinor - paid.amountMinor;
}

/** What can be done with an invoice, the most likely first. */
export type InvoiceStep = 'send' | 'edit' | 'remind' | 'record' | 'uncollectible' | 'void';

/** The steps that the state of an invoice allows. While a payment is processed nothing is asked for or given up. */
export function stepsOf(invoice: InvoiceDetail): readonly InvoiceStep[] {
  const isTouched =
    invoice.outsidePayments.length > 0 || invoice.payments.some((payment) => payment.status !== 'FAILED');
  if (isProcessing(invoice)) return [];
  if (invoice.status === 'DRAFT') return ['send', 'edit', 'void'];
  if (invoice.status === 'OPEN') return ['remind', 'record', 'uncollectible', ...(isTouched ? [] : ['void' as const])];
  return invoice.status === 'UNCOLLECTIBLE' ? ['record'] : [];
}

/** Whether the bank has not answered yet for a payment on an invoice. */
export function isProcessing({ payments }: Pick<InvoiceDetail, 'payments'>): boolean {
  return payments.some(({ status }) => status === 'PROCESSING');
}

/** The moment until which no reminder can be sent, in epoch milliseconds, or null if one can be sent now. */
export function remindableFrom({ remindedAt }: Pick<Invoice, 'remindedAt'>, now: number): number | null {
  const next = nextReminderAt(remindedAt);
  return next !== null && next > now ? next : null;
}

/** What an insurer is billed on an invoice, in minor units: the lines that are taken off. */
export function insuredPart({ lines }: Pick<InvoiceDetail, 'lines'>): number {
  return lines.reduce((sum, { amount }) => sum + Math.max(0, -amount.amountMinor), 0);
}
