import { listOwnInvoices, listOwnPayments } from '@sakina/platform/contract';
import { invoiceView } from '../../rules/invoices.ts';
import { withZone } from '../../rules/record-zone.ts';
import { settleProcessing } from '../../rules/payments.ts';
import { settleRefunds } from '../../rules/refunds.ts';
import { cursorPage } from '../cursor.ts';
import { defineHandler } from '../define-handler.ts';
import { newestFirst, newestKey } from './finances.ts';
import { paymentsByInvoice } from './payments-by-invoice.ts';

export const listOwnPaymentsHandler = defineHandler(listOwnPayments, ({ tables, user, query, now }) => {
  const { after, limit, status } = query;
  settleProcessing(tables, now);
  settleRefunds(tables, now);
  const rows = tables.payments
    .all()
    .filter((row) => row.client.id === user.userId && (status === undefined || row.status === status));
  const page = cursorPage(
    newestFirst(rows),
    { after, limit },
    { of: ['own payments', user.userId, status ?? null], keyOf: newestKey },
  );
  return { ...page, items: page.items.map((row) => withZone(tables, row.provider.id, row)) };
});

export const listOwnInvoicesHandler = defineHandler(listOwnInvoices, ({ tables, user, query, now }) => {
  const { after, limit, status } = query;
  settleProcessing(tables, now);
  settleRefunds(tables, now);
  const rows = tables.invoices
    .all()
    .filter(
      (row) =>
        row.client.id === user.userId && row.status !== 'DRAFT' && (status === undefined || row.status === status),
    );
  const page = cursorPage(
    newestFirst(rows),
    { after, limit },
    { of: ['own invoices', user.userId, status ?? null], keyOf: newestKey },
  );
  const payments = paymentsByInvoice(tables);
  return {
    ...page,
    items: page.items.map((row) => withZone(tables, row.provider.id, invoiceView(row, payments.get(row.id) ?? []))),
  };
});
