import type { PaymentRow } from '../../rules/invoices.ts';
import type { Tables } from '../../store/table.ts';

/** Every payment by its invoice, for lists that show many. */
export function paymentsByInvoice(tables: Tables): Map<string, PaymentRow[]> {
  const payments = new Map<string, PaymentRow[]>();
  for (const row of tables.payments.all()) {
    if (row.invoiceId !== null) payments.set(row.invoiceId, [...(payments.get(row.invoiceId) ?? []), row]);
  }
  return payments;
}
