import * as contract from '@sakina/platform/contract';
import { describe, expect, test } from 'vitest';
import { ids } from '../../personas/ids.ts';
import { createTestServer, who } from '../../testing/test-server.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const noah = { clientId: ids.users.noah };
const weekly = { description: 'Individual session', quantity: 12, price: usd(12000) };
const period = { from: '2026-11-24', until: '2027-02-23' };

function practice() {
  const server = createTestServer();
  const amina = server.as(who.amina);
  return {
    server,
    amina,
    noah: server.as('second@demo.test'),
    create: (body: Partial<contract.BodyOf<typeof contract.createEstimate>> = {}) =>
      amina.call(contract.createEstimate, { body: { ...noah, lines: [weekly], ...period, ...body } }),
  };
}

describe('a good faith estimate', () => {
  test('counts its lines, reaches the client, and is marked as read by them once [CLOUD-529] [CLOUD-533]', async () => {
    const { server, amina, noah: client, create } = practice();
    const made = await create();
    expect(made).toMatchObject({
      status: 'OPEN',
      total: usd(144_000),
      lines: [{ total: usd(144_000) }],
      billed: usd(0),
    });
    const params = { id: made.id };
    await expect(amina.call(contract.acceptEstimate, { params })).rejects.toMatchObject({ status: 403 });
    const accepted = await client.call(contract.acceptEstimate, { params });
    expect(accepted).toMatchObject({ status: 'ACCEPTED', acceptedAt: '2026-11-24T15:00:00.000Z' });
    server.pass({ hours: 1 });
    expect(await client.call(contract.acceptEstimate, { params })).toMatchObject({ acceptedAt: accepted.acceptedAt });
    const news = await client.call(contract.listNotifications, { query: {} });
    expect(news.items.map(({ kind, subject }) => [kind, subject])).toContainEqual([
      'ESTIMATE_READY',
      { estimateId: made.id },
    ]);
  });

  test('is replaced when the price changes, with a date of its own [CLOUD-529] [CLOUD-533]', async () => {
    const { server, noah: client, create } = practice();
    const first = await create();
    server.pass({ days: 1 });
    const second = await create({ from: '2026-11-25', lines: [{ ...weekly, price: usd(13000) }] });
    expect(second).toMatchObject({ replacesId: first.id, createdAt: '2026-11-25T15:00:00.000Z' });
    expect(await client.call(contract.getEstimate, { params: { id: first.id } })).toMatchObject({
      status: 'REPLACED',
      replacedById: second.id,
    });
    await expect(client.call(contract.acceptEstimate, { params: { id: first.id } })).rejects.toMatchObject({
      code: 'ESTIMATE_REPLACED',
      details: { estimateId: second.id },
    });
  });

  test('stays beside one for another period [CLOUD-531]', async () => {
    const { amina, create } = practice();
    await create();
    await create({ from: '2027-03-01', until: '2027-05-31' });
    const { items } = await amina.call(contract.listEstimates, { query: { side: 'MADE', ...noah } });
    expect(items.map(({ status }) => status)).toEqual(['OPEN', 'OPEN']);
  });

  test('counts what was billed for its period, and neither drafts nor withdrawn invoices [CLOUD-529]', async () => {
    const { amina, create } = practice();
    const made = await create({ until: '2026-12-24' });
    const billed = async () => {
      const { billed: sum } = await amina.call(contract.getEstimate, { params: { id: made.id } });
      return sum.amountMinor;
    };
    const ahead = await amina.call(contract.listAppointments, {
      query: { as: 'provider', from: '2026-11-24T15:00:00Z', to: '2026-12-24T00:00:00Z' },
    });
    const session = ahead.items.find(({ client, status }) => client.id === ids.users.noah && status === 'CONFIRMED');
    if (!session) throw new Error('Noah has no session ahead');
    const lines = [{ description: 'Individual session', amount: usd(12000) }];
    const { id } = await amina.call(contract.createInvoice, { body: { appointmentId: session.id, lines } });
    expect(await billed()).toBe(0);
    await amina.call(contract.sendInvoice, { params: { id } });
    expect(await billed()).toBe(12_000);
    await amina.call(contract.voidInvoice, { params: { id } });
    expect(await billed()).toBe(0);
  });

  test.each<[string, Partial<contract.BodyOf<typeof contract.createEstimate>>, string]>([
    ['a day that is over', { from: '2026-11-23' }, 'from'],
    ['an end before its beginning', { until: '2026-11-23' }, 'until'],
    ['more than a year', { until: '2027-11-26' }, 'until'],
    ['a diagnosis', { lines: [{ ...weekly, description: 'Session, F41.1' }] }, 'lines.0.description'],
    ['another currency', { lines: [{ ...weekly, price: { amountMinor: 100, currency: 'EUR' } }] }, 'lines.0.price'],
    ['nothing', { lines: [] }, 'lines'],
  ])('refuses %s at its field [CLOUD-529]', async (_, body, field) => {
    const { create } = practice();
    await expect(create(body)).rejects.toMatchObject({
      status: 422,
      details: { fields: { [field]: expect.any(String) } },
    });
  });

  test('is not for a client whose insurer decides, nor for a stranger [CLOUD-529]', async () => {
    const { create } = practice();
    await expect(create({ clientId: ids.users.layla })).rejects.toMatchObject({ status: 409, code: 'INSURED' });
    await expect(create({ clientId: ids.users.zaynab })).rejects.toMatchObject({ status: 404 });
  });

  test('is read by its client and its provider alone [CLOUD-531] [CLOUD-537]', async () => {
    const { server, create } = practice();
    const { id } = await create();
    for (const email of ['patient@demo.test', who.yusuf])
      await expect(server.as(email).call(contract.getEstimate, { params: { id } })).rejects.toMatchObject({
        status: 404,
      });
    const layla = server.as('patient@demo.test');
    const { items } = await layla.call(contract.listEstimates, { query: { side: 'RECEIVED' } });
    expect(items.map(({ id: own, issuer }) => [own, issuer.displayName])).toEqual([
      ['est-6k2m8r4w1p', 'Imam Yusuf Demir'],
    ]);
  });
});
