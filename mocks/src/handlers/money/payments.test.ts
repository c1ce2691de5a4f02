import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { cardToken } from '../../card/test-tokens.ts';
import type { CardOutcome } from '../../card/test-tokens.ts';
import { clients } from '../../personas/people.ts';
import { ids } from '../../personas/ids.ts';
import type { ServerEvent } from '../../realtime/outbox.ts';
import { ledgerInconsistencies } from '../../rules/ledger-inconsistencies.ts';
import { createMemoryStore } from '../../store/memory-store.ts';
import { createTestServer, who } from '../../testing/test-server.ts';

const startable = { params: { id: ids.appointments.startable } };
const reason = { code: 'SCHEDULE_CONFLICT' as const, text: null };
const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const tokenOf = (outcome: CardOutcome) =>
  cardToken({ outcome, brand: 'VISA', last4: '0002', expiry: { year: 2029, month: 4 }, nonce: 'a1b2c3d4e5' }).token;

function practice() {
  const store = createMemoryStore();
  const events: ServerEvent[] = [];
  const server = createTestServer({ store, publish: (event) => events.push(event) });
  const amina = server.as(who.amina);
  const layla = server.as(who.layla);
  const summary = () => amina.call(contract.getPaymentSummary, {});
  const agree = async () =>
    expect(await store.run((tables) => ledgerInconsistencies(tables, server.now()))).toEqual([]);
  const paymentsOf = async (appointmentId: string) =>
    (await layla.call(contract.listOwnPayments, { query: { limit: 100 } })).items.filter(
      (row) => row.appointmentId === appointmentId,
    );
  return { store, server, events, amina, layla, summary, agree, paymentsOf };
}

/** An open invoice of Dr. Rahman for a client with an expired card. */
async function owed() {
  const all = practice();
  const {
    items: [invoice],
  } = await all.amina.call(contract.listInvoices, { query: { status: 'OPEN' } });
  if (!invoice?.appointmentId) throw new Error('The seed owes Dr. Rahman nothing');
  const { appointmentId } = invoice;
  const pay = (body: Partial<contract.BodyOf<typeof contract.processPayment>>) =>
    all.amina.call(contract.processPayment, {
      body: { appointmentId, paymentMethodToken: tokenOf('SUCCEEDS'), ...body },
    });
  return { ...all, invoice, appointmentId, pay };
}

test('a payment is answered in the zone of its practice wherever it is read: paid, listed, opened and given back [CALL-33]', async () => {
  const { amina, pay } = await owed();
  const paid = await pay({});
  const params = { id: paid.id };
  const read = await amina.call(contract.getPayment, { params });
  const { items } = await amina.call(contract.listPayments, {});
  const refunded = await amina.call(contract.refundPayment, {
    params,
    body: { amount: paid.amount, reason: 'The session broke off.' },
  });
  for (const payment of [paid, read, items.find(({ id }) => id === paid.id), refunded])
    expect(payment?.timeZone).toBe('America/New_York');
});

describe('the end of a session', () => {
  test('[CALL-51] charges an insured client the copay, reports the payment to the provider and adds it to the balance', async () => {
    const { server, events, amina, summary, agree, paymentsOf } = practice();
    const before = await summary();
    await amina.call(contract.startAppointment, startable);
    await amina.call(contract.startBilling, startable);
    server.pass({ minutes: 50 });
    const stopped = await amina.call(contract.stopBilling, startable);
    expect(stopped).toMatchObject({ billingMinutes: 50, charge: 'FULL', amount: usd(12_000) });
    expect(await paymentsOf(ids.appointments.startable)).toEqual([]);
    await amina.call(contract.updateAppointment, { ...startable, body: { status: 'COMPLETED' } });
    const [payment, ...more] = await paymentsOf(ids.appointments.startable);
    expect(more).toEqual([]);
    expect(payment).toMatchObject({
      status: 'SUCCEEDED',
      purpose: 'COPAY',
      amount: usd(3000),
      method: { brand: 'VISA', last4: '4242' },
    });
    expect(events.find((event) => event.name === 'payment.received')).toMatchObject({
      payload: { paymentId: payment?.id, amount: usd(3000), appointmentId: ids.appointments.startable },
    });
    const after = await summary();
    expect(after.pending.amountMinor - before.pending.amountMinor).toBe(2700);
    expect(after.thisMonth.gross.amountMinor - before.thisMonth.gross.amountMinor).toBe(3000);
    await amina.call(contract.updateAppointment, { ...startable, body: { status: 'COMPLETED' } });
    expect(await paymentsOf(ids.appointments.startable)).toHaveLength(1);
    expect(events.filter((event) => event.name === 'payment.received')).toHaveLength(1);
    await agree();
  });

  test.each([
    { held: 0, body: {}, charged: 0, taken: [] },
    { held: 7, body: { charge: 'NOTHING' }, charged: 0, taken: [] },
    { held: 7, body: { charge: 'MINUTES' }, charged: 1680, taken: [1680] },
    { held: 24, body: { charge: 'MINUTES' }, charged: 5760, taken: [3000] },
    { held: 7, body: { charge: 'FULL' }, charged: 12_000, taken: [3000] },
    { held: 25, body: {}, charged: 12_000, taken: [3000] },
    { held: 61, body: {}, charged: 12_000, taken: [3000] },
  ] as const)(
    '[SESSION-2] by $held of 50 minutes with $body charges $charged, and the payments agree',
    async ({ held, body, charged, taken }) => {
      const { server, amina, layla, agree, paymentsOf } = practice();
      await amina.call(contract.startAppointment, startable);
      await amina.call(contract.startBilling, startable);
      server.pass({ minutes: held, seconds: 19 });
      await amina.call(contract.stopBilling, startable);
      const done = await amina.call(contract.updateAppointment, {
        ...startable,
        body: { status: 'COMPLETED', ...body },
      });
      expect(done.charged).toEqual(usd(charged));
      expect((await amina.call(contract.stopBilling, startable)).amount).toEqual(usd(charged));
      expect((await paymentsOf(ids.appointments.startable)).map(({ amount }) => amount.amountMinor)).toEqual(taken);
      const { items } = await amina.call(contract.listInvoices, { query: { limit: 100 } });
      const [invoice, ...more] = items.filter(({ appointmentId }) => appointmentId === ids.appointments.startable);
      expect(more).toEqual([]);
      expect(invoice?.total.amountMinor ?? 0).toBe(taken[0] ?? 0);
      expect((await layla.call(contract.getAppointment, startable)).charged).toEqual(usd(charged));
      await agree();
    },
  );

  test('[SESSION-2] leaves the session open while what to charge has to be chosen, and takes no choice elsewhere', async () => {
    const { server, amina, agree, paymentsOf } = practice();
    const complete = (body: object) =>
      amina.call(contract.updateAppointment, { ...startable, body: { status: 'COMPLETED', ...body } });
    await amina.call(contract.startAppointment, startable);
    await amina.call(contract.startBilling, startable);
    server.pass({ minutes: 24, seconds: 59 });
    expect(await amina.call(contract.stopBilling, startable)).toMatchObject({
      billingMinutes: 24,
      bookedMinutes: 50,
      charge: 'CHOOSE',
      amount: null,
    });
    server.pass({ minutes: 30 });
    await expect(complete({})).rejects.toMatchObject({
      status: 409,
      code: 'CHARGE_NOT_CHOSEN',
      details: { billingMinutes: 24, bookedMinutes: 50 },
    });
    expect((await amina.call(contract.getAppointment, startable)).status).toBe('IN_PROGRESS');
    expect(await paymentsOf(ids.appointments.startable)).toEqual([]);
    await complete({ charge: 'NOTHING' });
    await agree();

    const other = practice();
    await other.amina.call(contract.startAppointment, startable);
    await other.amina.call(contract.startBilling, startable);
    other.server.pass({ minutes: 25 });
    await expect(
      other.amina.call(contract.updateAppointment, { ...startable, body: { status: 'COMPLETED', charge: 'NOTHING' } }),
    ).rejects.toMatchObject({ status: 422 });
  });

  test('[CALL-12] charges self-paying clients the whole price, which stays open if the card is declined', async () => {
    const { server, store, summary, agree, events } = practice();
    const yusuf = server.as(who.yusuf);
    const { items } = await yusuf.call(contract.listAppointments, { query: { status: 'CONFIRMED' } });
    const [next] = items;
    if (!next) throw new Error('Nothing is booked with the imam');
    await store.run((tables) => {
      const card = tables.paymentMethods.all().find((row) => row.ownerId === next.client.id && row.isDefault);
      if (card) tables.paymentMethods.put({ ...card, token: tokenOf('CARD_DECLINED') });
    });
    server.pass({ minutes: Math.max(0, (Date.parse(next.startsAt) - server.now().getTime()) / 60_000) });
    await yusuf.call(contract.startAppointment, { params: { id: next.id } });
    await yusuf.call(contract.startBilling, { params: { id: next.id } });
    server.pass({ minutes: 45 });
    await yusuf.call(contract.updateAppointment, { params: { id: next.id }, body: { status: 'COMPLETED' } });
    const {
      items: [failed],
    } = await yusuf.call(contract.listPayments, { query: { clientId: next.client.id, status: 'FAILED' } });
    expect(failed).toMatchObject({ status: 'FAILED', amount: next.price, failure: { code: 'CARD_DECLINED' } });
    expect(events.filter((event) => event.name === 'payment.received')).toEqual([]);
    expect(await yusuf.call(contract.getPaymentSummary, {})).toMatchObject({
      outstanding: next.price,
      failedPayments: 1,
    });
    expect((await summary()).failedPayments).toBe(1);
    await agree();
  });

  test('[CALL-13] charges the fee of a late cancellation, and nothing in time', async () => {
    const { layla, agree, paymentsOf } = practice();
    const late = await layla.call(contract.cancelAppointment, { ...startable, body: { reason } });
    expect(late.cancellation?.fee).toEqual(usd(6000));
    expect(await paymentsOf(ids.appointments.startable)).toMatchObject([
      { purpose: 'LATE_CANCELLATION', amount: usd(6000), status: 'SUCCEEDED' },
    ]);
    await layla.call(contract.cancelAppointment, { params: { id: ids.appointments.upcoming }, body: { reason } });
    expect(await paymentsOf(ids.appointments.upcoming)).toEqual([]);
    await agree();
  });

  test('[CALL-13] refunds a prepaid session that the provider cancels', async () => {
    const { amina, layla, agree, paymentsOf } = practice();
    const draft = await amina.call(contract.createInvoice, { body: { appointmentId: ids.appointments.upcoming } });
    await amina.call(contract.sendInvoice, { params: { id: draft.id } });
    await layla.call(contract.processPayment, { body: { appointmentId: ids.appointments.upcoming } });
    await amina.call(contract.cancelAppointment, {
      params: { id: ids.appointments.upcoming },
      body: { reason: { code: 'PROVIDER_UNAVAILABLE', text: null } },
    });
    expect(await paymentsOf(ids.appointments.upcoming)).toMatchObject([{ status: 'REFUNDED', refunded: usd(12_000) }]);
    await agree();
  });
});

describe('an invoice of a canceled session', () => {
  test('is voided, whether the provider or an administrator cancels', async () => {
    const { server, amina, agree } = practice();
    const drafted = async (appointmentId: contract.AppointmentId) =>
      (await amina.call(contract.createInvoice, { body: { appointmentId } })).id;
    const [byAdmin, byProvider] = [
      await drafted(ids.appointments.upcoming),
      await drafted(ids.appointments.noahUpcoming),
    ];
    await server.as(who.ingrid).call(contract.cancelAdminSession, {
      params: { id: ids.appointments.upcoming },
      body: { reason: { code: 'TECHNICAL', text: null } },
    });
    await amina.call(contract.cancelAppointment, {
      params: { id: ids.appointments.noahUpcoming },
      body: { reason: { code: 'PROVIDER_UNAVAILABLE', text: null } },
    });
    for (const id of [byAdmin, byProvider])
      expect(await amina.call(contract.getInvoice, { params: { id } })).toMatchObject({ status: 'VOID', due: usd(0) });
    await agree();
  });
});

describe('taking a payment', () => {
  test('[CALL-33] charges the open amount, closes the invoice, and is rejected a second time', async () => {
    const { amina, invoice, pay, summary, agree } = await owed();
    const before = await summary();
    const payment = await pay({});
    expect(payment).toMatchObject({
      status: 'SUCCEEDED',
      amount: invoice.due,
      invoiceId: invoice.id,
      method: { last4: '0002' },
    });
    expect(await amina.call(contract.getInvoice, { params: { id: invoice.id } })).toMatchObject({
      status: 'PAID',
      due: usd(0),
      payments: [{ status: 'FAILED' }, { id: payment.id }],
    });
    expect((await summary()).outstanding.amountMinor).toBe(before.outstanding.amountMinor - invoice.due.amountMinor);
    await expect(pay({})).rejects.toMatchObject({ status: 409, code: 'ALREADY_PAID' });
    await agree();
  });

  test('[CALL-33] charges a part, and then at most the rest', async () => {
    const { amina, invoice, pay, agree } = await owed();
    await pay({ amount: usd(5000) });
    expect(await amina.call(contract.getInvoice, { params: { id: invoice.id } })).toMatchObject({
      status: 'OPEN',
      paid: usd(5000),
      due: usd(invoice.due.amountMinor - 5000),
    });
    await expect(pay({ amount: usd(invoice.due.amountMinor) })).rejects.toMatchObject({
      status: 422,
      details: { fields: { amount: expect.any(String) } },
    });
    await expect(pay({ amount: { amountMinor: 100, currency: 'EUR' } })).rejects.toMatchObject({
      status: 422,
      details: { fields: { amount: expect.any(String) } },
    });
    await agree();
  });

  test.each([['CARD_DECLINED'], ['INSUFFICIENT_FUNDS'], ['EXPIRED_CARD']] as const)(
    '[CALL-33] declined by the bank with %s charges nothing and records the attempt',
    async (code) => {
      const { amina, invoice, pay, agree } = await owed();
      const refusal: unknown = await pay({ paymentMethodToken: tokenOf(code) }).catch((error: unknown) => error);
      expect(refusal).toMatchObject({ status: 402, code, details: { paymentId: expect.any(String) } });
      const { paymentId } = (refusal as { details: { paymentId: string } }).details;
      expect(await amina.call(contract.getPayment, { params: { id: paymentId } })).toMatchObject({
        status: 'FAILED',
        failure: { code },
      });
      expect((await amina.call(contract.getInvoice, { params: { id: invoice.id } })).due).toEqual(invoice.due);
      await agree();
    },
  );

  test('[CALL-33] in processing is on no balance until the bank has answered', async () => {
    const { server, amina, pay, summary, agree } = await owed();
    const before = await summary();
    const { id, status } = await pay({ paymentMethodToken: tokenOf('PROCESSING') });
    expect(status).toBe('PROCESSING');
    expect((await summary()).pending).toEqual(before.pending);
    await expect(pay({})).rejects.toMatchObject({ code: 'ALREADY_PAID' });
    server.pass({ minutes: 3 });
    expect((await summary()).pending.amountMinor).toBeGreaterThan(before.pending.amountMinor);
    expect(await amina.call(contract.getPayment, { params: { id } })).toMatchObject({ status: 'SUCCEEDED' });
    await agree();
  });

  test('[CALL-33] [SEC-12] twice with one key is one payment', async () => {
    const { amina, appointmentId, agree } = await owed();
    const input = { body: { appointmentId, paymentMethodToken: tokenOf('SUCCEEDS') } };
    const first = await amina.call(contract.processPayment, input, { idempotencyKey: 'intent-pay' });
    expect(await amina.call(contract.processPayment, input, { idempotencyKey: 'intent-pay' })).toEqual(first);
    await agree();
  });

  test('[CALL-33] is rejected without an open amount, for an unknown card, another provider’s session and an unknown one', async () => {
    const { server, layla, pay, appointmentId } = await owed();
    const attempt = (client: typeof layla, body: contract.BodyOf<typeof contract.processPayment>) =>
      client.call(contract.processPayment, { body });
    await expect(attempt(layla, { appointmentId: ids.appointments.upcoming })).rejects.toMatchObject({
      status: 409,
      code: 'NOTHING_DUE',
    });
    await expect(attempt(layla, { appointmentId: ids.appointments.lastWeek })).rejects.toMatchObject({
      status: 409,
      code: 'ALREADY_PAID',
    });
    await expect(pay({ paymentMethodToken: 'tok_of_somewhere_else' })).rejects.toMatchObject({
      details: { fields: { paymentMethodToken: expect.any(String) } },
    });
    await expect(pay({ paymentMethodToken: '4242 4242 4242 4242' })).rejects.toMatchObject({ status: 422 });
    await expect(attempt(server.as(who.noah), { appointmentId })).rejects.toMatchObject({ status: 404 });
    await expect(attempt(server.as(who.grace), { appointmentId })).rejects.toMatchObject({ status: 404 });
    await expect(attempt(layla, { appointmentId: 'apt-unknown' as contract.AppointmentId })).rejects.toMatchObject({
      status: 404,
    });
    await expect(attempt(server.as(null), { appointmentId })).rejects.toMatchObject({ status: 401 });
  });
});

describe('a refund', () => {
  const refundOf = (client: ReturnType<typeof practice>['amina'], id: string, amountMinor: number, key?: string) =>
    client.call(
      contract.refundPayment,
      { params: { id }, body: { amount: usd(amountMinor), reason: 'The session broke off.' } },
      key === undefined ? {} : { idempotencyKey: key },
    );

  /** A payment of 120.00 to Dr. Rahman, on the balance or already paid out. */
  async function paid(isPaidOut: boolean) {
    const all = practice();
    const { items } = await all.amina.call(contract.listTransactions, { query: { kind: ['PAYMENT'], limit: 100 } });
    const transaction = items.find((row) => (row.payoutId !== null) === isPaidOut && row.amount.amountMinor === 12_000);
    const payment = await all.amina.call(contract.getPayment, { params: { id: transaction?.paymentId ?? '' } });
    return { ...all, payment, payoutId: transaction?.payoutId ?? null };
  }

  test('[CALL-34] updates the payment, the invoice, the ledger, the summary and the next payout', async () => {
    const { amina, payment, summary, agree } = await paid(false);
    const before = await summary();
    expect(await refundOf(amina, payment.id, 5000)).toMatchObject({
      status: 'PARTIALLY_REFUNDED',
      refunded: usd(5000),
      refunds: [{ amount: usd(5000), reason: 'The session broke off.' }],
    });
    const after = await summary();
    expect(after.thisMonth.refunds.amountMinor - before.thisMonth.refunds.amountMinor).toBe(5000);
    expect(before.thisMonth.net.amountMinor - after.thisMonth.net.amountMinor).toBe(4500);
    expect((before.nextPayout?.amount.amountMinor ?? 0) - (after.nextPayout?.amount.amountMinor ?? 0)).toBe(4500);
    const {
      items: [newest],
    } = await amina.call(contract.listTransactions, { query: { limit: 1 } });
    expect(newest).toMatchObject({
      kind: 'REFUND',
      amount: usd(-5000),
      fee: usd(-500),
      net: usd(-4500),
      paymentId: payment.id,
      payoutId: null,
    });
    expect(await amina.call(contract.getInvoice, { params: { id: payment.invoiceId ?? '' } })).toMatchObject({
      status: 'PAID',
      refunded: usd(5000),
      due: usd(0),
    });
    await agree();
  });

  test('[CALL-34] of a paid-out payment reduces the next payout and leaves the old one unchanged', async () => {
    const { amina, payment, payoutId, summary, agree, server } = await paid(true);
    const old = await amina.call(contract.getPayout, { params: { id: payoutId ?? '' } });
    const before = await summary();
    await refundOf(amina, payment.id, 12_000);
    expect((await summary()).nextPayout?.amount.amountMinor).toBe(
      (before.nextPayout?.amount.amountMinor ?? 0) - 10_800,
    );
    expect(await amina.call(contract.getPayout, { params: { id: old.id } })).toEqual(old);
    server.pass({ days: 7 });
    const {
      items: [next],
    } = await amina.call(contract.listPayouts, { query: { limit: 1 } });
    const { transactions } = await amina.call(contract.getPayout, { params: { id: next?.id ?? '' } });
    expect(transactions.find((row) => row.kind === 'REFUND')).toMatchObject({
      paymentId: payment.id,
      net: usd(-10_800),
    });
    await agree();
  });

  test('[CALL-34] is limited to the paid amount', async () => {
    const { amina, payment, agree } = await paid(false);
    await expect(refundOf(amina, payment.id, 12_001)).rejects.toMatchObject({
      status: 422,
      details: { fields: { amount: expect.stringContaining('120.00') } },
    });
    await refundOf(amina, payment.id, 7001);
    await expect(refundOf(amina, payment.id, 5000)).rejects.toMatchObject({
      status: 422,
      details: { fields: { amount: expect.stringContaining('49.99') } },
    });
    expect(await refundOf(amina, payment.id, 4999)).toMatchObject({ status: 'REFUNDED', refunded: usd(12_000) });
    await expect(refundOf(amina, payment.id, 1)).rejects.toMatchObject({ status: 409, code: 'NOT_REFUNDABLE' });
    await agree();
  });

  test.each([[0], [-500], [1.5], [1e12]])('[CALL-34] rejects %s cents', async (amountMinor) => {
    const { amina, payment } = await paid(false);
    await expect(refundOf(amina, payment.id, amountMinor)).rejects.toMatchObject({
      status: 422,
      details: { fields: { 'amount.amountMinor': expect.any(String) } },
    });
  });

  test('[CALL-34] [SEC-12] is made once for each key', async () => {
    const { amina, payment, agree } = await paid(false);
    const first = await refundOf(amina, payment.id, 1000, 'intent-refund');
    expect(await refundOf(amina, payment.id, 1000, 'intent-refund')).toEqual(first);
    expect((await amina.call(contract.getPayment, { params: { id: payment.id } })).refunded).toEqual(usd(1000));
    await agree();
  });

  test('[CALL-34] is made by the provider or an administrator only; a failed payment cannot be refunded', async () => {
    const { server, amina, layla, payment } = await paid(false);
    await expect(refundOf(server.as(who.grace), payment.id, 100)).rejects.toMatchObject({ status: 404 });
    await expect(refundOf(layla, payment.id, 100)).rejects.toMatchObject({ status: 403 });
    await expect(refundOf(server.as(who.daniel), payment.id, 100)).rejects.toMatchObject({ status: 404 });
    await expect(refundOf(amina, 'pay-unknown', 100)).rejects.toMatchObject({ status: 404 });
    const {
      items: [failed],
    } = await amina.call(contract.listPayments, { query: { status: 'FAILED' } });
    await expect(refundOf(amina, failed?.id ?? '', 100)).rejects.toMatchObject({ status: 409, code: 'NOT_REFUNDABLE' });
    expect(await refundOf(server.as(who.ingrid), payment.id, 100)).toMatchObject({ status: 'PARTIALLY_REFUNDED' });
  });

  test('by an administrator is for a platform administrator, stands in the audit log with its amount, and keeps no reason there [ROLE-4]', async () => {
    const { server, payment } = await paid(false);
    await expect(refundOf(server.as(who.idris), payment.id, 100)).rejects.toMatchObject({ status: 403 });
    await refundOf(server.as(who.ingrid), payment.id, 100);
    const { items } = await server
      .as(who.ingrid)
      .call(contract.listAuditEntries, { query: { action: ['payment.refunded'], limit: 5 } });
    expect(items.map(({ actor, outcome }) => [actor.id, outcome ?? 'DONE'])).toEqual([
      [ids.users.ingrid, 'DONE'],
      [ids.users.idris, 'REFUSED'],
    ]);
    expect(items[0]).toMatchObject({
      target: { kind: 'PAYMENT', id: payment.id },
      reason: null,
      after: { 'refunded.USD': 100 },
    });
  });
});

test('a payment is readable by its client and its provider only', async () => {
  const { server, amina, layla, paymentsOf } = practice();
  const [payment] = await paymentsOf(ids.appointments.lastWeek);
  const params = { id: payment?.id ?? '' };
  expect(await layla.call(contract.getPayment, { params })).toEqual(payment);
  expect(await amina.call(contract.getPayment, { params })).toEqual(payment);
  await expect(server.as(who.noah).call(contract.getPayment, { params })).rejects.toMatchObject({ status: 404 });
  await expect(layla.call(contract.getPayment, { params: { id: 'pay-unknown' } })).rejects.toMatchObject({
    status: 404,
  });
  const { items } = await amina.call(contract.listPayments, { query: { clientId: clients[6]?.id } });
  expect(new Set(items.map((row) => row.client.id)).size).toBe(1);
});
