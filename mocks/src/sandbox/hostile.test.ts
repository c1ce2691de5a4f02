import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pinnedNow } from '../clock.ts';
import { startTestSandbox } from './testing/start.ts';

let sandbox: Awaited<ReturnType<typeof startTestSandbox>>;
let token = '';
beforeAll(async () => {
  sandbox = await startTestSandbox({ now: pinnedNow, simulatePeers: false });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.control.reset();
  token = (await signIn('therapist@demo.test')).accessToken;
});

const signIn = async (email: string) =>
  (await sandbox.call('/sandbox/token', { body: { email } })).body.data as {
    accessToken: string;
    refreshToken: string;
  };
const send = (method: string, path: string, body?: unknown) =>
  sandbox.call(path, {
    method,
    token,
    headers: { 'Content-Type': 'application/json' },
    ...(body !== undefined && { body }),
  });
const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });

/** A refundable payment of Dr. Rahman, with its refundable amount. */
async function somePayment(): Promise<{ id: string; amount: { amountMinor: number } }> {
  const { body } = await send('GET', '/cloud/v1/payments?status=SUCCEEDED&limit=1');
  const { items } = body.data as { items: { id: string; amount: { amountMinor: number } }[] };
  const [payment] = items;
  if (!payment) throw new Error('The demo practice has no payment that succeeded.');
  return payment;
}

describe('over HTTP, input that no form sends', () => {
  test('[CALL-34] rejects at its field: a refund above the payment, of zero, or negative', async () => {
    const { id, amount } = await somePayment();
    const refund = (amountMinor: number) =>
      send('POST', `/v1/payments/${id}/refund`, { amount: usd(amountMinor), reason: 'The session was cut short.' });
    const above = await refund(amount.amountMinor + 1);
    expect([above.status, above.body.code, Object.keys(above.body.details?.fields ?? {})]).toEqual([
      422,
      'VALIDATION_FAILED',
      ['amount'],
    ]);
    for (const amountMinor of [0, -1, -amount.amountMinor]) {
      const { status, body } = await refund(amountMinor);
      expect([status, body.code, Object.keys(body.details?.fields ?? {})]).toEqual([
        422,
        'VALIDATION_FAILED',
        ['amount.amountMinor'],
      ]);
    }
    expect((await refund(amount.amountMinor)).status).toBe(200);
  });

  test('[CALL-6] rejects by name: overlapping hours, and hours that end before they begin', async () => {
    const slot = (from: string, until: string) => ({ dayOfWeek: 2, from, until, modes: ['ONLINE'] });
    const overlapping = await send('PUT', '/v1/availability', {
      slots: [slot('09:00', '12:00'), slot('11:30', '15:00')],
      version: 1,
    });
    expect([overlapping.status, overlapping.body.code]).toEqual([422, 'VALIDATION_FAILED']);
    expect(Object.values(overlapping.body.details?.fields ?? {}).join(' ')).toMatch(/09:00|11:30/);
    const backwards = await send('PUT', '/v1/availability', { slots: [slot('12:00', '09:00')], version: 1 });
    expect([backwards.status, backwards.body.code]).toEqual([422, 'VALIDATION_FAILED']);
  });

  test.each([900, 101, -1, 50.5, '50', null])('[CALL-26] rejects at its field: a progress of %s', async (progress) => {
    const { status, body } = await send('PUT', '/v1/treatment-goals/gol-d9f3g7h5/progress', {
      progress,
      notes: 'Slept five hours.',
    });
    expect([status, body.code, Object.keys(body.details?.fields ?? {})]).toEqual([
      422,
      'VALIDATION_FAILED',
      ['progress'],
    ]);
  });

  test('[CALL-30] does not find an unknown claim', async () => {
    const { status, body } = await send('GET', '/v1/insurance/claims/clm-unknown/status');
    expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
    expect(body.message).not.toBe('');
  });

  test('[CALL-48] rejects a spent refresh token and revokes its family', async () => {
    const { refreshToken } = await signIn('patient@demo.test');
    const renewed = await sandbox.call('/v1/auth/refresh', { body: { refreshToken } });
    expect(renewed.status).toBe(200);
    for (const spent of [refreshToken, (renewed.body.data as { refreshToken: string }).refreshToken]) {
      const { status, body } = await sandbox.call('/v1/auth/refresh', { body: { refreshToken: spent } });
      expect([status, body.code]).toEqual([401, 'REFRESH_REFUSED']);
    }
  });

  test.each([
    ['broken JSON', '{"amount":'],
    ['JSON with something after it', '{} {}'],
    ['nothing at all', ''],
    ['a list', '[]'],
  ])('[CALL-33] rejects %s with a message', async (_, body) => {
    const answer = await send('POST', '/v1/payments/process', body);
    expect([answer.status, answer.body.code]).toEqual([422, 'VALIDATION_FAILED']);
    expect(Object.keys(answer.body.details?.fields ?? {}).length).toBeGreaterThan(0);
  });

  test('[CALL-33] rejects without a change: a negative amount, one without a currency, or an absurdly large one', async () => {
    const summary = async () => (await send('GET', '/v1/payments/summary')).body.data;
    const before = await summary();
    for (const amount of [
      usd(-100),
      usd(0),
      usd(1e15),
      { amountMinor: 100, currency: 'gold' },
      { amountMinor: 1.5, currency: 'USD' },
    ]) {
      const { status, body } = await send('POST', '/v1/payments/process', { appointmentId: 'apt-w3f7b2y6', amount });
      expect([status, body.code]).toEqual([422, 'VALIDATION_FAILED']);
    }
    expect(await summary()).toEqual(before);
  });
});
