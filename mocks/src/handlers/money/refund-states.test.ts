import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { ids } from '../../personas/ids.ts';
import { ledgerInconsistencies } from '../../rules/ledger-inconsistencies.ts';
import { createMemoryStore } from '../../store/memory-store.ts';
import { createTestServer, who } from '../../testing/test-server.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const reason = 'The call broke off.';

/** Dr. Rahman, and a payment of one of her clients that nothing was given back of; its card ends in these digits. */
async function paid(last4?: string) {
  const store = createMemoryStore();
  const server = createTestServer({ store });
  const amina = server.as(who.amina);
  const { items } = await amina.call(contract.listPayments, { query: { status: 'SUCCEEDED', limit: 100 } });
  const claims = await store.run((tables) => tables.claims.all());
  const payment = items.find(({ appointmentId }) => claims.every((claim) => claim.appointmentId !== appointmentId));
  if (!payment) throw new Error('The seed has no such payment.');
  const put = (change: Partial<contract.Payment>) =>
    store.run((tables) => {
      const row = tables.payments.get(payment.id);
      if (row) tables.payments.put({ ...row, ...change });
    });
  if (last4) await put({ method: { ...payment.method, last4 } });
  const params = { id: payment.id };
  return {
    server,
    store,
    amina,
    payment,
    put,
    refund: (amountMinor: number) =>
      amina.call(contract.refundPayment, { params, body: { amount: usd(amountMinor), reason } }),
    read: () => amina.call(contract.getPayment, { params }),
    balance: async () => {
      const { available, pending } = await amina.call(contract.getPaymentSummary, {});
      return available.amountMinor + pending.amountMinor;
    },
    agree: async () => expect(await store.run((tables) => ledgerInconsistencies(tables, server.now()))).toEqual([]),
  };
}

describe('the states of a refund', () => {
  test('[CALL-34] it is pending until the bank of the card has answered, and then it has arrived', async () => {
    const { server, refund, read, agree } = await paid();
    const { refunds } = await refund(1000);
    expect(refunds).toMatchObject([{ status: 'PENDING', expectedOn: '2026-12-01', failure: null }]);
    server.pass({ days: 2 });
    expect((await read()).refunds).toMatchObject([{ status: 'PENDING' }]);
    server.pass({ days: 1 });
    expect(await read()).toMatchObject({
      status: 'PARTIALLY_REFUNDED',
      refunded: usd(1000),
      refunds: [{ status: 'SUCCEEDED', expectedOn: null }],
    });
    await agree();
  });

  // The first call builds the indexes of 250,000 sessions, which can be slow on a busy machine.
  test(
    'the administration reads the reason that stands on the receipt, not what was paid for',
    { timeout: 60_000 },
    async () => {
      const { server, payment, refund } = await paid();
      await refund(1000);
      const query = { from: '2026-11-24', to: '2026-11-24', limit: 100 };
      const { items } = await server.as(who.ingrid).call(contract.listAdminRefunds, { query });
      expect(items.find(({ client }) => client?.id === payment.client.id)).toMatchObject({ amount: usd(1000), reason });
    },
  );

  test('[CALL-34] one that fails after three days is on the balance again, and client and provider are told', async () => {
    const { server, store, payment, refund, read, balance, agree } = await paid('5126');
    const before = await balance();
    await refund(1000);
    expect(await balance()).toBe(before - 900);
    server.pass({ days: 3 });
    expect(await read()).toMatchObject({
      status: 'SUCCEEDED',
      refunded: usd(0),
      refunds: [{ status: 'FAILED', failure: { code: 'EXPIRED_OR_CANCELLED_CARD' } }],
    });
    await agree();
    const told = await store.run((tables) =>
      tables.notifications
        .all()
        .filter(({ kind, subject }) => kind === 'REFUND_FAILED' && subject.paymentId === payment.id)
        .map(({ userId }) => userId),
    );
    expect(new Set(told)).toEqual(new Set([payment.client.id, ids.users.amina]));
    // It can be given back again, wholly.
    expect(await refund(payment.amount.amountMinor)).toMatchObject({ status: 'REFUNDED' });
  });

  test('[CALL-34] a second one of the same payment counts beside one that failed', async () => {
    const { server, refund, read, agree } = await paid('5126');
    await refund(1000);
    server.pass({ days: 3 });
    await read();
    await refund(500);
    expect(await read()).toMatchObject({
      status: 'PARTIALLY_REFUNDED',
      refunded: usd(500),
      refunds: [{ status: 'FAILED' }, { status: 'PENDING' }],
    });
    await agree();
  });

  test.each([
    ['open', 'OPEN', 409],
    ['won', 'WON', undefined],
  ] as const)('[CALL-34] with a dispute that is %s it ends with %s, %s', async (_, status, refusal) => {
    const { put, refund } = await paid();
    await put({ dispute: { status, openedAt: '2026-11-20T10:00:00.000Z' } });
    const outcome = await refund(1000).then(
      () => undefined,
      (error: { status?: number; code?: string }) => [error.status, error.code],
    );
    expect(outcome).toEqual(refusal === undefined ? undefined : [refusal, 'DISPUTE_OPEN']);
  });

  test('[CALL-34] of a session whose insurer has not decided it is made when a person wants it all the same', async () => {
    const { server, store, amina } = await paid();
    const open = await store.run((tables) =>
      tables.claims
        .all()
        .filter(({ status }) => status === 'ACCEPTED' || status === 'SUBMITTED')
        .map(({ id, appointmentId }) => ({ id, appointmentId })),
    );
    const { items } = await amina.call(contract.listPayments, { query: { status: 'SUCCEEDED', limit: 100 } });
    const payment = items.find((row) => open.some(({ appointmentId }) => appointmentId === row.appointmentId));
    const claim = open.find(({ appointmentId }) => appointmentId === payment?.appointmentId);
    expect(payment).toBeDefined();
    const params = { id: payment?.id ?? '' };
    const body = { amount: usd(1000), reason };
    await expect(amina.call(contract.refundPayment, { params, body })).rejects.toMatchObject({
      code: 'CLAIM_OPEN',
      details: { claimId: claim?.id },
    });
    expect(
      await amina.call(contract.refundPayment, { params, body: { ...body, despiteOpenClaim: true } }),
    ).toMatchObject({ refunded: usd(1000) });
    expect(await store.run((tables) => ledgerInconsistencies(tables, server.now()))).toEqual([]);
  });
});
