import * as contract from '@sakina/platform/contract';
import { cardToken } from '../../card/test-tokens.ts';
import { ids } from '../../personas/ids.ts';
import { who } from '../test-server.ts';
import type { Plays, Seen, Stage } from './stage.ts';

/** A card that pays. */
const CARD = cardToken({
  outcome: 'SUCCEEDS',
  brand: 'VISA',
  last4: '0002',
  expiry: { year: 2029, month: 4 },
  nonce: 'a1b2c3d4e5',
}).token;

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });

async function send({ as }: Stage) {
  const draft = await as(who.amina).call(contract.createInvoice, {
    body: { appointmentId: ids.appointments.upcoming, lines: [{ description: 'Session', amount: usd(5000) }] },
  });
  return as(who.amina).call(contract.sendInvoice, { params: { id: draft.id } });
}

const invoiceSeen = (id: string, status: string): readonly Seen[] => [
  { as: who.layla, read: 'ownInvoices.list', shows: { id, status } },
  { as: who.amina, read: 'invoices.list', shows: { id, status } },
];

/** Plays of the acts about money. */
export const moneyPlays: Plays = {
  'invoice.send': async (stage) => {
    const { id } = await send(stage);
    return { told: { [who.layla]: 'INVOICE_SENT' }, seen: invoiceSeen(id, 'OPEN') };
  },
  'invoice.pay': async (stage) => {
    const { id } = await send(stage);
    stage.begin();
    await stage.as(who.layla).call(contract.processPayment, {
      body: { appointmentId: ids.appointments.upcoming, invoiceId: id, paymentMethodToken: CARD },
    });
    return { told: {}, seen: invoiceSeen(id, 'PAID') };
  },
  'payment.refund': async (stage) => {
    const { id: invoiceId } = await send(stage);
    const { id } = await stage.as(who.layla).call(contract.processPayment, {
      body: { appointmentId: ids.appointments.upcoming, invoiceId, paymentMethodToken: CARD },
    });
    stage.begin();
    const body = { amount: usd(2000), reason: 'The session broke off.' };
    await stage.as(who.amina).call(contract.refundPayment, { params: { id }, body });
    const shows = { id, refunded: usd(2000) };
    return {
      told: { [who.layla]: 'PAYMENT_REFUNDED' },
      seen: [
        { as: who.layla, read: 'ownPayments.list', shows },
        { as: who.amina, read: 'payments.list', shows },
      ],
    };
  },
  'superbill.make': async ({ as }) => {
    await as(who.amina).call(contract.createSuperbills, { body: { month: '2026-11', clientIds: [ids.users.noah] } });
    const seen = {
      as: who.noah,
      read: 'superbills.list',
      input: { query: { side: 'RECEIVED' } },
      shows: { month: '2026-11' },
    };
    return { told: { [who.noah]: 'SUPERBILL_READY' }, seen: [seen] };
  },
  'estimate.give': async ({ as }) => {
    const { id } = await as(who.amina).call(contract.createEstimate, {
      body: {
        clientId: ids.users.noah,
        lines: [{ description: 'Individual session', quantity: 12, price: usd(12_000) }],
        from: '2026-11-24',
        until: '2027-02-23',
      },
    });
    const seen = { as: who.noah, read: 'estimates.list', input: { query: { side: 'RECEIVED' } }, shows: { id } };
    return { told: { [who.noah]: 'ESTIMATE_READY' }, seen: [seen] };
  },
};
