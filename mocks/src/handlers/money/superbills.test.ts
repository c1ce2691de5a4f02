import * as contract from '@sakina/platform/contract';
import { describe, expect, test } from 'vitest';
import { createTestServer, who } from '../../testing/test-server.ts';

const MONTH = '2026-11';
const NOAH = 'second@demo.test';

function practice() {
  const server = createTestServer();
  const amina = server.as(who.amina);
  return {
    server,
    amina,
    preview: (month = MONTH) => amina.call(contract.previewSuperbills, { query: { month } }),
    create: (month = MONTH) => amina.call(contract.createSuperbills, { body: { month } }),
  };
}

const named = <Row extends { client: { displayName: string } }>(rows: readonly Row[], name: string) => {
  const found = rows.find(({ client }) => client.displayName.startsWith(name));
  if (!found) throw new Error(`no one is called ${name}`);
  return found;
};

describe('superbills of a month', () => {
  test('say for each client what is in the way, and leave out who is billed to an insurer [CLOUD-527]', async () => {
    const { preview } = practice();
    const { missing, clients } = await preview();
    expect(missing).toEqual([]);
    const konstantina = named(clients, 'Konstantina');
    expect(konstantina.blockers).toEqual(['BIRTH_DATE_MISSING']);
    expect(konstantina.sessions.map(({ blockers }) => blockers)).toEqual([[], [], ['NOTE_MISSING']]);
    expect(named(clients, 'Noah')).toMatchObject({ blockers: [], readyCount: 2, superbillId: null, isDue: true });
    expect(clients.map(({ client }) => client.displayName)).not.toContain('Layla Haddad');
  });

  test('are made at once for all that are ready, with signed sessions alone [CLOUD-528]', async () => {
    const { create } = practice();
    const { items } = await create();
    expect(items.map(({ client }) => client.displayName)).toEqual(['Jonas Keller', 'Noah Bergström']);
    const noah = named(items, 'Noah');
    expect(noah).toMatchObject({
      month: MONTH,
      client: { birthDate: '1987-10-19' },
      insurance: null,
      issuer: { npi: '1245319599', taxId: '834410276', credential: { number: 'PSY 021847' } },
      diagnoses: [{ code: 'F51.01' }, { code: 'Z56.6' }],
    });
    expect(noah.lines.map(({ serviceDate, procedureCode }) => [serviceDate, procedureCode])).toHaveLength(2);
    for (const bill of items) {
      expect(bill.charged.amountMinor - bill.paid.amountMinor).toBe(bill.balance.amountMinor);
      expect(bill.lines.reduce((sum, { charged }) => sum + charged.amountMinor, 0)).toBe(bill.charged.amountMinor);
    }
  });

  test('are not made twice, and a payment that came meanwhile makes one due again in its place [CLOUD-528]', async () => {
    const { amina, create, preview } = practice();
    const first = named((await create()).items, 'Jonas');
    await expect(create()).rejects.toMatchObject({ code: 'NOTHING_TO_MAKE' });
    const { items } = await amina.call(contract.listInvoices, { query: { clientId: first.client.id, status: 'OPEN' } });
    const [invoice] = items;
    if (!invoice) throw new Error('Jonas owes nothing');
    const body = { amount: invoice.due, method: 'CASH' as const, receivedOn: '2026-11-20' };
    await amina.call(contract.recordOutsidePayment, { params: { id: invoice.id }, body });
    expect(named((await preview()).clients, 'Jonas')).toMatchObject({ superbillId: first.id, isDue: true });
    const second = named((await create()).items, 'Jonas');
    expect(second.paid.amountMinor - first.paid.amountMinor).toBe(invoice.due.amountMinor);
    expect(await amina.call(contract.getSuperbill, { params: { id: first.id } })).toMatchObject({
      replacedById: second.id,
    });
    const list = await amina.call(contract.listSuperbills, { query: { side: 'MADE', clientId: first.client.id } });
    expect(list.items.map(({ id }) => id)).toEqual([second.id]);
  });

  test('reach the client, who is told and reads them, and no one else [CLOUD-532] [CLOUD-536]', async () => {
    const { server, create } = practice();
    const { id } = named((await create()).items, 'Noah');
    const noah = server.as(NOAH);
    const { items } = await noah.call(contract.listSuperbills, { query: { side: 'RECEIVED' } });
    expect(items.map((each) => each.id)).toEqual([id]);
    expect(await noah.call(contract.getSuperbill, { params: { id } })).toMatchObject({ id });
    const news = await noah.call(contract.listNotifications, { query: {} });
    expect(news.items.filter(({ kind }) => kind === 'SUPERBILL_READY').map(({ subject }) => subject)).toEqual([
      { superbillId: id },
    ]);
    for (const email of ['patient@demo.test', who.grace])
      await expect(server.as(email).call(contract.getSuperbill, { params: { id } })).rejects.toMatchObject({
        status: 404,
      });
    await expect(noah.call(contract.getSuperbill, { params: { id: 'sup-none' } })).rejects.toMatchObject({
      status: 404,
    });
  });

  test('name which part of who bills is missing, and are for months that have begun [CLOUD-528] [CLOUD-535]', async () => {
    const { amina, create, preview } = practice();
    const identity = await amina.call(contract.getBillingIdentity, {});
    await amina.call(contract.updateBillingIdentity, { body: { ...identity, npi: null, address: null } });
    expect((await preview()).missing).toEqual(['NPI', 'ADDRESS']);
    await expect(create()).rejects.toMatchObject({
      status: 422,
      code: 'IDENTITY_INCOMPLETE',
      details: { missing: ['NPI', 'ADDRESS'] },
    });
    await expect(create('2026-12')).rejects.toMatchObject({ details: { fields: { month: expect.any(String) } } });
    await expect(create('2026-13')).rejects.toMatchObject({ status: 422 });
  });

  test('are for therapists alone [CLOUD-527] [CLOUD-528] [CLOUD-532]', async () => {
    const { server } = practice();
    const yusuf = server.as(who.yusuf);
    const refused = { status: 403 };
    await expect(yusuf.call(contract.previewSuperbills, { query: { month: MONTH } })).rejects.toMatchObject(refused);
    await expect(yusuf.call(contract.createSuperbills, { body: { month: MONTH } })).rejects.toMatchObject(refused);
    await expect(yusuf.call(contract.listSuperbills, { query: { side: 'MADE' } })).rejects.toMatchObject(refused);
  });
});

describe('who bills', () => {
  test('is changed with a checked number, and not over a change from elsewhere [CLOUD-534] [CLOUD-535]', async () => {
    const { amina } = practice();
    const identity = await amina.call(contract.getBillingIdentity, {});
    expect(identity).toMatchObject({ npi: '1245319599', practiceName: 'Rahman Psychology PLLC' });
    await expect(
      amina.call(contract.updateBillingIdentity, { body: { ...identity, npi: '1245319598' } }),
    ).rejects.toMatchObject({ details: { fields: { npi: expect.any(String) } } });
    const changed = await amina.call(contract.updateBillingIdentity, {
      body: { ...identity, phone: '+1 718 555 0101' },
    });
    expect(changed).toMatchObject({ phone: '+1 718 555 0101', version: identity.version + 1 });
    await expect(amina.call(contract.updateBillingIdentity, { body: identity })).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
    });
  });

  test('is unknown for a provider who gave nothing [CLOUD-534]', async () => {
    const { server } = practice();
    expect(await server.as(who.yusuf).call(contract.getBillingIdentity, {})).toEqual({
      npi: null,
      taxId: null,
      practiceName: null,
      address: null,
      phone: null,
      version: 1,
    });
  });
});
