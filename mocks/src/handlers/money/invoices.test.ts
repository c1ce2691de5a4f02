import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { cardToken } from '../../card/test-tokens.ts';
import { ids } from '../../personas/ids.ts';
import { ledgerInconsistencies } from '../../rules/ledger-inconsistencies.ts';
import { createMemoryStore } from '../../store/memory-store.ts';
import { createTestServer, who } from '../../testing/test-server.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const upcoming = { appointmentId: ids.appointments.upcoming };

function practice() {
  const store = createMemoryStore();
  const server = createTestServer({ store });
  const agree = async () =>
    expect(await store.run((tables) => ledgerInconsistencies(tables, server.now()))).toEqual([]);
  return { server, amina: server.as(who.amina), layla: server.as(who.layla), agree };
}

describe('invoices', () => {
  test('are filtered by status, client and words, and show the open amount', async () => {
    const { amina } = practice();
    const all = await amina.call(contract.listInvoices, { query: { limit: 100 } });
    expect(new Set(all.items.map((row) => row.status))).toEqual(new Set(['DRAFT', 'OPEN', 'PAID', 'VOID']));
    for (const row of all.items)
      expect(row.due.amountMinor).toBe(row.status === 'OPEN' ? row.total.amountMinor - row.paid.amountMinor : 0);
    const found = await amina.call(contract.listInvoices, { query: { q: 'layla', status: 'PAID' } });
    expect(new Set(found.items.map((row) => row.client.id))).toEqual(new Set([ids.users.layla]));
    const [first] = found.items;
    expect(
      (await amina.call(contract.listInvoices, { query: { q: first?.number ?? '' } })).items.map((row) => row.id),
    ).toContain(first?.id);
    const next = await amina.call(contract.listInvoices, { query: { limit: 5 } });
    expect(
      (await amina.call(contract.listInvoices, { query: { limit: 5, after: next.nextCursor ?? '' } })).items[0],
    ).toEqual(all.items[5]);
  });

  test('of insured clients show the insurer’s part', async () => {
    const { layla } = practice();
    const { items } = await layla.call(contract.listOwnInvoices, { query: { limit: 100 } });
    const invoice = items.find((row) => row.appointmentId === ids.appointments.lastWeek);
    const { lines, total, payments } = await layla.call(contract.getInvoice, { params: { id: invoice?.id ?? '' } });
    expect(lines).toEqual([
      { description: 'Individual session', amount: usd(12_000) },
      { description: 'Insurer’s part, Aetna', amount: usd(-9000) },
    ]);
    expect([total, payments.map((row) => row.status)]).toEqual([usd(3000), ['SUCCEEDED']]);
    expect(items.some((row) => row.status === 'DRAFT')).toBe(false);
  });

  test('are drafted, sent and paid; the client does not see drafts', async () => {
    const { amina, layla, agree } = practice();
    const draft = await amina.call(contract.createInvoice, {
      body: {
        ...upcoming,
        lines: [{ description: 'Individual session, paid ahead', amount: usd(9000) }],
        dueOn: '2026-12-01',
      },
    });
    expect(draft).toMatchObject({
      status: 'DRAFT',
      total: usd(9000),
      due: usd(0),
      dueOn: '2026-12-01',
      sentAt: null,
      number: expect.stringMatching(/^2026-\d{4}$/),
    });
    const params = { id: draft.id };
    await expect(layla.call(contract.getInvoice, { params })).rejects.toMatchObject({ status: 404 });
    expect(await amina.call(contract.sendInvoice, { params })).toMatchObject({ status: 'OPEN', due: usd(9000) });
    await expect(amina.call(contract.sendInvoice, { params })).rejects.toMatchObject({
      status: 409,
      code: 'NOT_A_DRAFT',
    });
    await layla.call(contract.processPayment, { body: { appointmentId: upcoming.appointmentId } });
    expect(await layla.call(contract.getInvoice, { params })).toMatchObject({
      status: 'PAID',
      paid: usd(9000),
      due: usd(0),
    });
    await expect(amina.call(contract.voidInvoice, { params })).rejects.toMatchObject({
      status: 409,
      code: 'NOT_VOIDABLE',
    });
    await agree();
  });

  test.each(['paid', 'paid elsewhere', 'voided', 'given up'])('are announced until they are %s', async (end) => {
    const { amina, layla } = practice();
    const draft = await amina.call(contract.createInvoice, { body: upcoming });
    const params = { id: draft.id };
    await amina.call(contract.sendInvoice, { params });
    const unread = async () =>
      (await layla.call(contract.listNotifications, { query: { unread: true, limit: 100 } })).items.filter(
        ({ kind, subject }) => kind === 'INVOICE_SENT' && subject.invoiceId === draft.id,
      ).length;
    expect(await unread()).toBe(1);
    if (end === 'paid') await layla.call(contract.processPayment, { body: { appointmentId: upcoming.appointmentId } });
    if (end === 'paid elsewhere')
      await amina.call(contract.recordOutsidePayment, {
        params,
        body: { amount: draft.total, method: 'CASH', receivedOn: '2026-11-24' },
      });
    if (end === 'voided') await amina.call(contract.voidInvoice, { params });
    if (end === 'given up') await amina.call(contract.markInvoiceUncollectible, { params });
    expect(await unread()).toBe(0);
    expect((await layla.call(contract.listOwnInvoices, { query: { status: 'OPEN' } })).items).toEqual([]);
  });

  test('can be voided while unpaid, and the session can be invoiced again', async () => {
    const { amina, layla, agree } = practice();
    const draft = await amina.call(contract.createInvoice, { body: upcoming });
    await expect(amina.call(contract.createInvoice, { body: upcoming })).rejects.toMatchObject({
      status: 409,
      code: 'INVOICE_EXISTS',
      details: { invoiceId: draft.id },
    });
    const params = { id: draft.id };
    expect(await amina.call(contract.voidInvoice, { params })).toMatchObject({
      status: 'VOID',
      voidedAt: expect.any(String),
    });
    await expect(amina.call(contract.voidInvoice, { params })).rejects.toMatchObject({ code: 'NOT_VOIDABLE' });
    await expect(layla.call(contract.processPayment, { body: upcoming })).rejects.toMatchObject({
      code: 'NOTHING_DUE',
    });
    const again = await amina.call(contract.createInvoice, { body: upcoming });
    expect(Number(again.number.slice(5))).toBe(Number(draft.number.slice(5)) + 1);
    await agree();
  });

  test('reject invalid lines, a past due date, and other providers', async () => {
    const { server, amina } = practice();
    const draft = (body: object) => amina.call(contract.createInvoice, { body: { ...upcoming, ...body } });
    await expect(draft({ lines: [] })).rejects.toMatchObject({ details: { fields: { lines: expect.any(String) } } });
    await expect(draft({ lines: [{ description: 'Session', amount: usd(-1) }] })).rejects.toMatchObject({
      details: { fields: { 'lines.0.amount.amountMinor': expect.any(String) } },
    });
    await expect(
      draft({ lines: [{ description: 'Session', amount: { amountMinor: 1, currency: 'EUR' } }] }),
    ).rejects.toMatchObject({ details: { fields: { 'lines.0.amount': expect.any(String) } } });
    await expect(draft({ dueOn: '2026-11-23' })).rejects.toMatchObject({
      details: { fields: { dueOn: expect.any(String) } },
    });
    await expect(draft({ appointmentId: 'apt-unknown' })).rejects.toMatchObject({ status: 404 });
    await expect(draft({ appointmentId: ids.appointments.upcomingImam })).rejects.toMatchObject({ status: 404 });
    const {
      items: [own],
    } = await amina.call(contract.listInvoices, {});
    const params = { id: own?.id ?? '' };
    for (const operation of [contract.getInvoice, contract.sendInvoice, contract.voidInvoice]) {
      await expect(server.as(who.grace).call(operation, { params })).rejects.toMatchObject({ status: 404 });
      await expect(amina.call(operation, { params: { id: 'inv-unknown' } })).rejects.toMatchObject({ status: 404 });
    }
    await expect(server.as(who.daniel).call(contract.listInvoices, {})).rejects.toMatchObject({ status: 403 });
  });
});

describe('a client’s own payments', () => {
  test('list only their own payments and invoices', async () => {
    const { server, layla } = practice();
    const { items } = await layla.call(contract.listOwnPayments, { query: { limit: 100 } });
    expect(new Set(items.map((row) => row.client.id))).toEqual(new Set([ids.users.layla]));
    expect(items.some((row) => row.refunds.length > 0)).toBe(true);
    const noah = await server.as(who.noah).call(contract.listOwnPayments, { query: { status: 'FAILED' } });
    expect(noah.items).toMatchObject([{ failure: { code: 'INSUFFICIENT_FUNDS' } }]);
    const zaynab = server.as(who.zaynab);
    expect(await zaynab.call(contract.listOwnPayments, {})).toEqual({ items: [], total: 0, nextCursor: null });
    expect(await zaynab.call(contract.listOwnInvoices, {})).toEqual({ items: [], total: 0, nextCursor: null });
    await expect(server.as(null).call(contract.listOwnPayments, {})).rejects.toMatchObject({ status: 401 });
  });

  const added = (month: number, nonce = 'c0ffee00') =>
    cardToken({ outcome: 'SUCCEEDS', brand: 'DISCOVER', last4: '1117', expiry: { year: 2026, month }, nonce }).token;

  test('have cards: the first or a chosen one is the default, and removing it picks another', async () => {
    const { server } = practice();
    const zaynab = server.as(who.zaynab);
    expect((await zaynab.call(contract.listPaymentMethods, {})).items).toEqual([]);
    const first = await zaynab.call(contract.addPaymentMethod, { body: { token: added(12) } });
    expect(first).toEqual({
      id: first.id,
      brand: 'DISCOVER',
      last4: '1117',
      expiresOn: '2026-12-31',
      isDefault: true,
      addedAt: expect.any(String),
    });
    expect(await zaynab.call(contract.addPaymentMethod, { body: { token: added(12) } })).toEqual(first);
    const second = await zaynab.call(contract.addPaymentMethod, { body: { token: added(12, 'decade00') } });
    expect(second.isDefault).toBe(false);
    const chosen = await zaynab.call(contract.makeDefaultPaymentMethod, { params: { id: second.id } });
    expect(chosen.items.map((row) => [row.id, row.isDefault])).toEqual([
      [second.id, true],
      [first.id, false],
    ]);
    const left = await zaynab.call(contract.removePaymentMethod, { params: { id: second.id } });
    expect(left.items.map((row) => [row.id, row.isDefault])).toEqual([[first.id, true]]);
  });

  test('reject an expired or unknown card, one too many, and another person’s', async () => {
    const { server, layla } = practice();
    const zaynab = server.as(who.zaynab);
    await expect(zaynab.call(contract.addPaymentMethod, { body: { token: added(10) } })).rejects.toMatchObject({
      status: 422,
      code: 'EXPIRED_CARD',
    });
    await expect(zaynab.call(contract.addPaymentMethod, { body: { token: '4242424242424242' } })).rejects.toMatchObject(
      { details: { fields: { token: expect.any(String) } } },
    );
    for (let index = 0; index < 10; index += 1)
      await zaynab.call(contract.addPaymentMethod, { body: { token: added(12, `card0${index}00`) } });
    await expect(zaynab.call(contract.addPaymentMethod, { body: { token: added(12) } })).rejects.toMatchObject({
      status: 409,
      code: 'TOO_MANY_CARDS',
    });
    const {
      items: [card],
    } = await layla.call(contract.listPaymentMethods, {});
    for (const operation of [contract.removePaymentMethod, contract.makeDefaultPaymentMethod]) {
      await expect(zaynab.call(operation, { params: { id: card?.id ?? '' } })).rejects.toMatchObject({ status: 404 });
      await expect(zaynab.call(operation, { params: { id: 'pm-unknown' } })).rejects.toMatchObject({ status: 404 });
    }
  });
});
