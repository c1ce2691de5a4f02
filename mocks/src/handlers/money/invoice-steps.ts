import {
  markInvoiceUncollectible,
  recordOutsidePayment,
  remindInvoice,
  updateInvoice,
} from '@sakina/platform/contract';
import { nextReminderAt } from '@sakina/platform/domain';
import { dateIn, iso } from '../../clock.ts';
import { closeInvoice, invoiceDetailOf, paidOn, paymentsOn, tellOfInvoice, totalOf } from '../../rules/invoices.ts';
import type { InvoiceRow } from '../../rules/invoices.ts';
import { CURRENCY } from '../../rules/ledger.ts';
import type { Tables } from '../../store/table.ts';
import { ApiFailure, checkVersion, invalid } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import { ownFinancesOf } from './finances.ts';
import { checkDraft, checkStillLeft, ownInvoice } from './invoices.ts';

const notOpen = (message: string) => new ApiFailure(409, 'NOT_OPEN', message);

/** Refuses what no one is asked to pay, and what a payment is on its way for. @throws ApiFailure */
function checkWaiting(tables: Tables, row: InvoiceRow, states: readonly InvoiceRow['status'][]): void {
  if (!states.includes(row.status)) throw notOpen('This invoice does not wait for money.');
  if (paymentsOn(tables, row.id).some(({ status }) => status === 'PROCESSING'))
    throw notOpen('A payment on this invoice is on its way. Wait until the bank has answered.');
}

export const updateInvoiceHandler = defineHandler(updateInvoice, (context) => {
  const { tables, params, body, now } = context;
  const provider = ownFinancesOf(context);
  const row = ownInvoice(context, params.id);
  if (row.status !== 'DRAFT') throw new ApiFailure(409, 'NOT_A_DRAFT', 'This invoice is not a draft any more.');
  checkVersion(body.version, row.version ?? 1);
  checkDraft(body, dateIn(now, provider.timeZone).toString());
  checkStillLeft(tables, row, body.lines);
  return invoiceDetailOf(
    tables,
    tables.invoices.put({ ...row, lines: body.lines, dueOn: body.dueOn, version: body.version + 1 }),
  );
});

export const remindInvoiceHandler = defineHandler(remindInvoice, (context) => {
  const { tables, params, now } = context;
  ownFinancesOf(context);
  const row = ownInvoice(context, params.id);
  checkWaiting(tables, row, ['OPEN']);
  const next = nextReminderAt(row.remindedAt ?? null);
  if (next !== null && next > now.getTime())
    throw new ApiFailure(409, 'REMINDED_RECENTLY', 'The client was reminded less than three days ago.', {
      nextAt: iso(next),
    });
  const reminded = tables.invoices.put({ ...row, remindedAt: iso(now) });
  tellOfInvoice(tables, reminded, now);
  return invoiceDetailOf(tables, reminded);
});

export const recordOutsidePaymentHandler = defineHandler(recordOutsidePayment, (context) => {
  const { tables, params, body, now } = context;
  const { amount, method, receivedOn } = body;
  const provider = ownFinancesOf(context);
  const row = ownInvoice(context, params.id);
  checkWaiting(tables, row, ['OPEN', 'UNCOLLECTIBLE']);
  const left = totalOf(row.lines) - paidOn(row, paymentsOn(tables, row.id));
  if (amount.currency !== CURRENCY) throw invalid({ amount: `Invoices are in ${CURRENCY}.` });
  if (amount.amountMinor > left) throw invalid({ amount: 'This is more than the balance due on the invoice.' });
  if (receivedOn > dateIn(now, provider.timeZone).toString())
    throw invalid({ receivedOn: 'This date is in the future.' });
  const isPaid = amount.amountMinor === left;
  const paid: InvoiceRow = {
    ...row,
    status: isPaid ? 'PAID' : row.status,
    outsidePayments: [
      ...(row.outsidePayments ?? []),
      { id: `out-${crypto.randomUUID().slice(0, 8)}`, amount, method, receivedOn, recordedAt: iso(now) },
    ],
  };
  return invoiceDetailOf(tables, isPaid ? closeInvoice(tables, paid, now) : tables.invoices.put(paid));
});

export const markInvoiceUncollectibleHandler = defineHandler(markInvoiceUncollectible, (context) => {
  const { tables, params, now } = context;
  ownFinancesOf(context);
  const row = ownInvoice(context, params.id);
  checkWaiting(tables, row, ['OPEN']);
  return invoiceDetailOf(
    tables,
    closeInvoice(tables, { ...row, status: 'UNCOLLECTIBLE', uncollectibleAt: iso(now) }, now),
  );
});
