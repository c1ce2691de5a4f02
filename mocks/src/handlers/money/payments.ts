import { getPayment, listPayments, processPayment, refundPayment } from '@sakina/platform/contract';
import type { BodyOf, DeclineCode } from '@sakina/platform/contract';
import { readCardToken } from '../../card/test-tokens.ts';
import { audit } from '../../rules/audit.ts';
import { dueOn, liveInvoicesOf, paymentsOn } from '../../rules/invoices.ts';
import type { InvoiceRow, PaymentRow } from '../../rules/invoices.ts';
import { withZone } from '../../rules/record-zone.ts';
import { CURRENCY } from '../../rules/ledger.ts';
import { declineWords, defaultMethodOf, settleProcessing, takePayment } from '../../rules/payments.ts';
import { recordRefund, refundable, settleRefunds } from '../../rules/refunds.ts';
import { tellOf } from '../../rules/tell.ts';
import type { AppointmentRow } from '../../store/rows.ts';
import type { Tables } from '../../store/table.ts';
import { actorOf } from '../admin/actor.ts';
import { ApiFailure, invalid, notFound } from '../api-failure.ts';
import { cursorPage } from '../cursor.ts';
import { defineHandler } from '../define-handler.ts';
import { ownAppointment } from '../find.ts';
import type { Lookup } from '../find.ts';
import { newestFirst, newestKey, ownFinances, requireFinances } from './finances.ts';

const alreadyPaid = (message: string) => new ApiFailure(409, 'ALREADY_PAID', message);
const declined = (code: DeclineCode, payment: PaymentRow) =>
  new ApiFailure(402, code, declineWords[code], { paymentId: payment.id });

/** The card of a token: from the card element, or a saved one; without a token the client's default card. */
function cardFor(tables: Tables, clientId: string, token: string | undefined) {
  if (token === undefined) {
    const card = defaultMethodOf(tables, clientId);
    if (!card) throw invalid({ paymentMethodToken: 'There is no saved card. Please enter one.' });
    return card;
  }
  const saved = tables.paymentMethods.get(token);
  const card = saved?.ownerId === clientId ? saved : readCardToken(token);
  if (!card) throw invalid({ paymentMethodToken: 'This card is not known. Please enter it again.' });
  return card;
}

interface ToBePaid {
  appointment: AppointmentRow | null;
  invoice: InvoiceRow | undefined;
  clientId: string;
}

/**
 * The session and the invoice that a payment is for; for the seat of a group the invoice alone, which its holder pays.
 * @throws ApiFailure
 */
function toBePaid(context: Lookup, body: BodyOf<typeof processPayment>): ToBePaid {
  const { tables, user } = context;
  const named = body.invoiceId === undefined ? undefined : tables.invoices.get(body.invoiceId);
  if (body.appointmentId === undefined) {
    if (body.invoiceId === undefined) throw invalid({ appointmentId: 'Choose a session or an invoice.' });
    if (named?.groupSessionId === undefined || named.client.id !== user.userId) throw notFound('this invoice');
    return { appointment: null, invoice: named, clientId: user.userId };
  }
  const { appointment } = ownAppointment(context, body.appointmentId);
  if (body.invoiceId !== undefined && named?.appointmentId !== appointment.id)
    throw invalid({ invoiceId: 'This invoice is for another session.' });
  const invoices = liveInvoicesOf(tables, appointment.id);
  const invoice =
    body.invoiceId === undefined
      ? (invoices.find(({ status }) => status === 'OPEN') ?? invoices[0])
      : invoices.find(({ id }) => id === body.invoiceId);
  return { appointment, invoice, clientId: appointment.client.id };
}

export const processPaymentHandler = defineHandler(processPayment, (context) => {
  const { tables, body, now, emit } = context;
  settleProcessing(tables, now);
  settleRefunds(tables, now);
  const { appointment, invoice, clientId } = toBePaid(context, body);
  if (invoice?.status === 'PAID') throw alreadyPaid('This session is paid already.');
  if (invoice?.status !== 'OPEN') throw new ApiFailure(409, 'NOTHING_DUE', 'Nothing is owed for this session.');
  if (paymentsOn(tables, invoice.id).some((row) => row.status === 'PROCESSING'))
    throw alreadyPaid('The payment of this session is being processed.');
  const due = dueOn(tables, invoice);
  if (body.amount && body.amount.currency !== CURRENCY) throw invalid({ amount: `Payments are in ${CURRENCY}.` });
  const amountMinor = body.amount?.amountMinor ?? due;
  if (amountMinor > due) throw invalid({ amount: 'This is more than the balance due.' });
  const payment = takePayment(
    { tables, now, emit },
    { invoice, appointment, amountMinor, card: cardFor(tables, clientId, body.paymentMethodToken) },
  );
  // Returned, not thrown: the attempt must be kept.
  return payment.failure ? declined(payment.failure.code, payment) : withZone(tables, payment.provider.id, payment);
});

/** A payment that the caller made, received or answers for. @throws ApiFailure */
function paymentOf({ tables, user }: Lookup, id: string): PaymentRow {
  const payment = tables.payments.get(id);
  if (!payment) throw notFound('this payment');
  if (payment.provider.id === user.providerId && payment.client.id !== user.userId) requireFinances(user);
  return payment;
}

export const getPaymentHandler = defineHandler(getPayment, (context) => {
  settleProcessing(context.tables, context.now);
  settleRefunds(context.tables, context.now);
  const payment = paymentOf(context, context.params.id);
  return withZone(context.tables, payment.provider.id, payment);
});

export const listPaymentsHandler = defineHandler(listPayments, (context) => {
  const { after, limit, ...filters } = context.query;
  const provider = ownFinances(context);
  const rows = context.tables.payments
    .all()
    .filter(
      (row) =>
        row.provider.id === provider?.id &&
        (filters.status === undefined || row.status === filters.status) &&
        (filters.clientId === undefined || row.client.id === filters.clientId),
    );
  const page = cursorPage(newestFirst(rows), { after, limit }, { of: ['payments', filters], keyOf: newestKey });
  return { ...page, items: page.items.map((row) => withZone(context.tables, row.provider.id, row)) };
});

/** The claim of a payment's session that its insurer has not decided. */
const undecidedClaim = (tables: Tables, { appointmentId }: PaymentRow) =>
  tables.claims
    .all()
    .find(
      (claim) => claim.appointmentId === appointmentId && (claim.status === 'SUBMITTED' || claim.status === 'ACCEPTED'),
    )?.id;

/**
 * An administrator’s refund, in the audit log. The reason that was typed may name the client, so it stays with the
 * payment.
 */
function logRefund({ tables, user, now }: Lookup & { now: Date }, before: PaymentRow, after: PaymentRow): void {
  audit(
    tables,
    {
      actor: actorOf(user),
      action: 'payment.refunded',
      target: { kind: 'PAYMENT', id: before.id, label: null },
      before: { [`refunded.${CURRENCY}`]: before.refunded.amountMinor },
      after: { [`refunded.${CURRENCY}`]: after.refunded.amountMinor },
    },
    now,
  );
}

export const refundPaymentHandler = defineHandler(refundPayment, (context) => {
  const { tables, user, body, now } = context;
  ownFinances(context);
  settleRefunds(tables, now);
  const payment = tables.payments.get(context.params.id);
  if (!payment) throw notFound('this payment');
  if (payment.client.id === user.userId)
    throw new ApiFailure(403, 'OWN_MATTER', 'This is your own payment. Someone else has to give it back.');
  const left = refundable(payment);
  if (left === 0)
    throw new ApiFailure(
      409,
      'NOT_REFUNDABLE',
      payment.status === 'REFUNDED'
        ? 'This payment has been given back wholly.'
        : 'Nothing was paid that could be given back.',
    );
  if (payment.dispute?.status === 'OPEN')
    throw new ApiFailure(
      409,
      'DISPUTE_OPEN',
      'The client’s bank disputes this payment and holds its amount. Wait for its decision.',
    );
  if (body.amount.currency !== CURRENCY) throw invalid({ amount: `This payment is in ${CURRENCY}.` });
  if (body.amount.amountMinor > left)
    throw invalid({ amount: `At most ${(left / 100).toFixed(2)} ${CURRENCY} is left of this payment.` });
  const claimId = undecidedClaim(tables, payment);
  if (claimId !== undefined && body.despiteOpenClaim !== true)
    throw new ApiFailure(409, 'CLAIM_OPEN', 'The insurer has not decided yet what the client owes.', { claimId });
  const refunded = recordRefund({ tables, now }, payment, body.amount.amountMinor, body);
  tellOf(tables, 'payment.refund', {
    by: user.userId,
    to: { CLIENT: payment.client.id },
    subject: { paymentId: payment.id },
    facts: { amount: body.amount },
    at: now,
  });
  if (payment.provider.id !== user.providerId) logRefund(context, payment, refunded);
  return withZone(tables, refunded.provider.id, refunded);
});
