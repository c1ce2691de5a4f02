import { createInvoice, getInvoice, listInvoices, sendInvoice, voidInvoice } from '@sakina/platform/contract';
import type { ClaimId, InvoiceLine } from '@sakina/platform/contract';
import { seemsToNameDiagnosis } from '@sakina/platform/domain';
import { dateIn, iso } from '../../clock.ts';
import {
  addInvoice,
  closeInvoice,
  invoiceDetailOf,
  invoiceView,
  liveInvoiceOf,
  liveInvoicesOf,
  paymentsOn,
  tellOfInvoice,
  totalOf,
} from '../../rules/invoices.ts';
import type { InvoiceRow } from '../../rules/invoices.ts';
import { chargeOf, chargedPrice } from '../../rules/charges.ts';
import { clientShareOf, sessionMoney } from '../../rules/client-share.ts';
import { CURRENCY } from '../../rules/ledger.ts';
import type { AppointmentRow } from '../../store/rows.ts';
import type { Tables } from '../../store/table.ts';
import type { ClaimRow } from '../../store/tables/care.ts';
import { ApiFailure, invalid, notFound } from '../api-failure.ts';
import { cursorPage } from '../cursor.ts';
import { ownClaim } from '../care/claims.ts';
import { settleClaims } from '../care/settle-claims.ts';
import { defineHandler } from '../define-handler.ts';
import type { HandlerContext } from '../define-handler.ts';
import { appointmentAsProvider } from '../find.ts';
import type { Lookup } from '../find.ts';
import { hasWords, newestFirst, newestKey, ownFinances, requireFinances } from './finances.ts';
import { paymentsByInvoice } from './payments-by-invoice.ts';

export const listInvoicesHandler = defineHandler(listInvoices, (context) => {
  const { after, limit, ...filters } = context.query;
  const { status, clientId, q } = filters;
  const provider = ownFinances(context);
  const rows = context.tables.invoices
    .all()
    .filter(
      (row) =>
        row.provider.id === provider?.id &&
        (status === undefined || row.status === status) &&
        (clientId === undefined || row.client.id === clientId) &&
        hasWords(`${row.client.displayName} ${row.number}`, q),
    );
  const page = cursorPage(newestFirst(rows), { after, limit }, { of: ['invoices', filters], keyOf: newestKey });
  const payments = paymentsByInvoice(context.tables);
  return { ...page, items: page.items.map((row) => invoiceView(row, payments.get(row.id) ?? [])) };
});

export const getInvoiceHandler = defineHandler(getInvoice, (context) => {
  const { tables, user, params } = context;
  const row = tables.invoices.get(params.id);
  const isClient = row?.client.id === user.userId;
  if (!row || (isClient && row.status === 'DRAFT')) throw notFound('this invoice');
  if (row.provider.id === user.providerId && !isClient) requireFinances(user);
  return invoiceDetailOf(tables, row);
});

interface Draft {
  lines?: readonly InvoiceLine[] | undefined;
  dueOn?: string | undefined;
}

/** Refuses amounts in another currency, words that no invoice carries, and a day that is over. @throws ApiFailure */
export function checkDraft({ lines = [], dueOn }: Draft, today: string): void {
  for (const [index, { amount, description }] of lines.entries()) {
    if (amount.currency !== CURRENCY) throw invalid({ [`lines.${index}.amount`]: `Invoices are in ${CURRENCY}.` });
    if (seemsToNameDiagnosis(description))
      throw invalid({ [`lines.${index}.description`]: 'An invoice names no diagnosis. Say what was done instead.' });
  }
  if (dueOn !== undefined && dueOn < today) throw invalid({ dueOn: 'This date has passed.' });
}

export const createInvoiceHandler = defineHandler(createInvoice, (context) => {
  const { tables, body, now } = context;
  ownFinances(context);
  const { appointment, provider } = appointmentAsProvider(context, body.appointmentId);
  if (body.claimId !== undefined) return draftBalance(context, appointment, provider.timeZone, body.claimId);
  const existing = liveInvoiceOf(tables, appointment.id);
  if (existing)
    throw new ApiFailure(409, 'INVOICE_EXISTS', 'This session has an invoice already.', { invoiceId: existing.id });
  checkDraft(body, dateIn(now, provider.timeZone).toString());
  const usual = chargeOf(appointment, provider)?.lines ?? [
    { description: appointment.service.name, amount: chargedPrice(appointment) },
  ];
  const lines = body.lines ?? usual.filter((line) => line.amount.amountMinor !== 0);
  if (lines.length === 0) throw invalid({ lines: 'This session is free. Say what the client is to pay.' });
  return invoiceDetailOf(tables, addInvoice(tables, { appointment, lines, status: 'DRAFT', dueOn: body.dueOn, now }));
});

/** Drafts an invoice for what a claim left to its client and no invoice asks for yet. @throws ApiFailure */
function draftBalance(
  context: HandlerContext<typeof createInvoice>,
  appointment: AppointmentRow,
  timeZone: string,
  claimId: ClaimId,
) {
  const { tables, body, now } = context;
  settleClaims(tables, now);
  const claim = ownClaim(context, claimId);
  if (claim.appointmentId !== appointment.id) throw invalid({ claimId: 'This claim is for another session.' });
  const share = clientShareOf(claim, sessionMoney(tables, appointment.id));
  if (!share) throw invalid({ claimId: 'The insurer has not decided this claim, or another one counts in its place.' });
  const left = share.unbilled.amountMinor;
  const asking = liveInvoicesOf(tables, appointment.id).findLast(
    ({ status }) => status === 'DRAFT' || status === 'OPEN',
  );
  if (left === 0 && asking)
    throw new ApiFailure(409, 'INVOICE_EXISTS', 'An invoice asks for this already.', { invoiceId: asking.id });
  if (left === 0) throw new ApiFailure(409, 'NOTHING_DUE', 'This claim has left nothing to the client that is open.');
  checkDraft(body, dateIn(now, timeZone).toString());
  const lines = body.lines ?? [
    { description: `Balance after insurance: ${appointment.service.name}`, amount: share.unbilled },
  ];
  checkBalance(lines, left);
  return invoiceDetailOf(
    tables,
    addInvoice(tables, { appointment, lines, status: 'DRAFT', claimId, dueOn: body.dueOn, now }),
  );
}

/** Refuses to ask for more than what is left, in minor units. @throws ApiFailure */
function checkBalance(lines: readonly InvoiceLine[], left: number): void {
  if (totalOf(lines) > left)
    throw invalid({ 'lines.0.amount': `The insurer left ${(left / 100).toFixed(2)} ${CURRENCY} to the client.` });
}

/**
 * Refuses a draft of what a claim left once less of it is open: the insurer decided anew, or the client paid meanwhile.
 * @throws ApiFailure
 */
export function checkStillLeft(tables: Tables, row: InvoiceRow, lines: readonly InvoiceLine[]): void {
  const claim = row.claimId === undefined ? undefined : standingClaimOf(tables, row.claimId);
  if (row.claimId === undefined || row.appointmentId === null) return;
  const share = claim && clientShareOf(claim, sessionMoney(tables, row.appointmentId));
  // The draft itself is a part of what is billed.
  const others = share ? Math.max(0, sessionMoney(tables, row.appointmentId).invoiced - totalOf(row.lines)) : 0;
  checkBalance(lines, share ? Math.max(0, share.balance.amountMinor - others) : 0);
}

/** The claim, or the corrected one that has taken its place. */
function standingClaimOf(tables: Tables, id: string): ClaimRow | undefined {
  const claim = tables.claims.get(id);
  return claim?.replacedByClaimId ? standingClaimOf(tables, claim.replacedByClaimId) : claim;
}

/** An invoice of the calling provider. @throws ApiFailure 404 */
export function ownInvoice({ tables, user }: Lookup, id: string): InvoiceRow {
  const row = tables.invoices.get(id);
  if (row?.provider.id !== user.providerId) throw notFound('this invoice');
  return row;
}

export const sendInvoiceHandler = defineHandler(sendInvoice, (context) => {
  const { tables, params, now } = context;
  ownFinances(context);
  const row = ownInvoice(context, params.id);
  if (row.status !== 'DRAFT')
    throw new ApiFailure(
      409,
      'NOT_A_DRAFT',
      row.status === 'VOID' ? 'This invoice was withdrawn.' : 'This invoice was sent before.',
    );
  checkStillLeft(tables, row, row.lines);
  const sent = tables.invoices.put({ ...row, status: 'OPEN', sentAt: iso(now) });
  tellOfInvoice(tables, sent, now);
  return invoiceDetailOf(tables, sent);
});

export const voidInvoiceHandler = defineHandler(voidInvoice, (context) => {
  const { tables, params, now } = context;
  ownFinances(context);
  const row = ownInvoice(context, params.id);
  const isTouched =
    paymentsOn(tables, row.id).some((payment) => payment.status !== 'FAILED') || (row.outsidePayments ?? []).length > 0;
  if (row.status === 'VOID' || isTouched)
    throw new ApiFailure(
      409,
      'NOT_VOIDABLE',
      isTouched ? 'Something was paid on this invoice. Give it back instead.' : 'This invoice was withdrawn before.',
    );
  return invoiceDetailOf(tables, closeInvoice(tables, { ...row, status: 'VOID', voidedAt: iso(now) }, now));
});
