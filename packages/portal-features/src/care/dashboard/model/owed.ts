import type { Invoice } from '@sakina/platform/contract';

/** Money of one currency. */
type Money = Invoice['due'];

/** What is owed in all, a sum for each currency; nothing for what is paid or withdrawn. */
export function owedSums(invoices: readonly Pick<Invoice, 'due'>[]): Money[] {
  const sums = new Map<Money['currency'], number>();
  for (const {
    due: { amountMinor, currency },
  } of invoices) {
    if (amountMinor > 0) sums.set(currency, (sums.get(currency) ?? 0) + amountMinor);
  }
  return [...sums].map(([currency, amountMinor]) => ({ amountMinor, currency }));
}

/** Whether the person is asked to pay an invoice: it was sent, and something of it is left. */
export function isOwed({ status, due }: Pick<Invoice, 'status' | 'due'>): boolean {
  return status === 'OPEN' && due.amountMinor > 0;
}

/**
 * Whether an open invoice should have been paid by now.
 * @param today `YYYY-MM-DD` in the reader's zone.
 */
export function isOverdue({ status, dueOn }: Pick<Invoice, 'status' | 'dueOn'>, today: string): boolean {
  return status === 'OPEN' && dueOn < today;
}
