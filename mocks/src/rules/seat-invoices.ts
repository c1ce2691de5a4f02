import type { Tables } from '../store/table.ts';
import type { GroupSessionRow } from '../store/tables/practice.ts';
import { putInvoice, tellOfInvoice } from './invoices.ts';
import type { InvoiceRow } from './invoices.ts';

/**
 * Opens an invoice for each seat of a meeting that was held, as for a session, and tells its holder. No card is
 * charged: they pay it when they choose. A seat without a price has none, and a meeting that was cancelled is never
 * invoiced.
 */
export function invoiceSeats(tables: Tables, row: GroupSessionRow, now: Date): InvoiceRow[] {
  const { id: groupSessionId, title, host, participants, price, timeZone } = row;
  if (price.amountMinor === 0) return [];
  const invoices = participants.map(({ id, displayName }) =>
    putInvoice(tables, {
      provider: { id: host.id, displayName: host.displayName },
      client: { id, displayName },
      appointmentId: null,
      groupSessionId,
      lines: [{ description: title, amount: price }],
      status: 'OPEN',
      timeZone,
      now,
    }),
  );
  for (const invoice of invoices) tellOfInvoice(tables, invoice, now);
  return invoices;
}
