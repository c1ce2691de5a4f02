import * as contract from '@sakina/platform/contract';
import { describe, expect, test } from 'vitest';
import { ledgerInconsistencies } from '../../rules/ledger-inconsistencies.ts';
import { createMemoryStore } from '../../store/memory-store.ts';
import { createTestServer, who } from '../../testing/test-server.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });

async function practice() {
  const store = createMemoryStore();
  const server = createTestServer({ store });
  const amina = server.as(who.amina);
  const agree = async () =>
    expect(await store.run((tables) => ledgerInconsistencies(tables, server.now()))).toEqual([]);
  const first = async (status: contract.InvoiceStatus) => {
    const { items } = await amina.call(contract.listInvoices, { query: { status } });
    const id = items.at(-1)?.id;
    if (!id) throw new Error(`Dr. Rahman has no invoice that is ${status}`);
    return { id };
  };
  return { server, amina, agree, draft: await first('DRAFT'), open: await first('OPEN'), paid: await first('PAID') };
}

describe('an invoice', () => {
  test('is changed while it is a draft, and not once it is sent [CLOUD-430]', async () => {
    const { amina, draft, agree } = await practice();
    const body = {
      version: 1,
      lines: [{ description: 'Missed session, half', amount: usd(4500) }],
      dueOn: '2026-12-10',
    };
    expect(await amina.call(contract.updateInvoice, { params: draft, body })).toMatchObject({
      status: 'DRAFT',
      total: usd(4500),
      dueOn: '2026-12-10',
      version: 2,
    });
    // Another window, which read it before that change.
    await expect(amina.call(contract.updateInvoice, { params: draft, body })).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
      details: { version: 2 },
    });
    await expect(
      amina.call(contract.updateInvoice, { params: draft, body: { ...body, version: 2, dueOn: '2026-11-23' } }),
    ).rejects.toMatchObject({ details: { fields: { dueOn: expect.any(String) } } });
    await amina.call(contract.sendInvoice, { params: draft });
    await expect(amina.call(contract.updateInvoice, { params: draft, body })).rejects.toMatchObject({
      code: 'NOT_A_DRAFT',
    });
    await agree();
  });

  test('names no diagnosis [CLOUD-430]', async () => {
    const { amina, draft } = await practice();
    const body = { version: 1, lines: [{ description: 'Session, F41.1', amount: usd(4500) }], dueOn: '2026-12-10' };
    await expect(amina.call(contract.updateInvoice, { params: draft, body })).rejects.toMatchObject({
      status: 422,
      details: { fields: { 'lines.0.description': expect.any(String) } },
    });
  });

  test('is reminded of once in three days, and only while it is open [CLOUD-431]', async () => {
    const { amina, open, draft } = await practice();
    expect(await amina.call(contract.remindInvoice, { params: open })).toMatchObject({
      status: 'OPEN',
      remindedAt: '2026-11-24T15:00:00.000Z',
    });
    await expect(amina.call(contract.remindInvoice, { params: open })).rejects.toMatchObject({
      code: 'REMINDED_RECENTLY',
      details: { nextAt: '2026-11-27T15:00:00.000Z' },
    });
    await expect(amina.call(contract.remindInvoice, { params: draft })).rejects.toMatchObject({ code: 'NOT_OPEN' });
  });

  test('takes what was paid outside, in parts and no more than is left, and moves no balance [CLOUD-432]', async () => {
    const { amina, open, agree } = await practice();
    const { due } = await amina.call(contract.getInvoice, { params: open });
    const before = await amina.call(contract.getPaymentSummary, {});
    const pay = (amountMinor: number, receivedOn = '2026-11-24') =>
      amina.call(contract.recordOutsidePayment, {
        params: open,
        body: { amount: usd(amountMinor), method: 'CASH', receivedOn },
      });
    await expect(pay(due.amountMinor + 1)).rejects.toMatchObject({
      details: { fields: { amount: expect.any(String) } },
    });
    await expect(pay(100, '2026-11-25')).rejects.toMatchObject({
      details: { fields: { receivedOn: expect.any(String) } },
    });
    expect(await pay(1000)).toMatchObject({ status: 'OPEN', paid: usd(1000), due: usd(due.amountMinor - 1000) });
    await expect(amina.call(contract.voidInvoice, { params: open })).rejects.toMatchObject({ code: 'NOT_VOIDABLE' });
    expect(await pay(due.amountMinor - 1000)).toMatchObject({ status: 'PAID', paid: due, due: usd(0) });
    await expect(pay(1)).rejects.toMatchObject({ code: 'NOT_OPEN' });
    const after = await amina.call(contract.getPaymentSummary, {});
    expect([after.available, after.pending]).toEqual([before.available, before.pending]);
    expect(after.outstanding.amountMinor).toBe(before.outstanding.amountMinor - due.amountMinor);
    await agree();
  });

  test('is given up, asks for nothing then, and can still be paid [CLOUD-433]', async () => {
    const { amina, open, paid, agree } = await practice();
    const { due } = await amina.call(contract.getInvoice, { params: open });
    expect(await amina.call(contract.markInvoiceUncollectible, { params: open })).toMatchObject({
      status: 'UNCOLLECTIBLE',
      due: usd(0),
      uncollectibleAt: expect.any(String),
    });
    await expect(amina.call(contract.remindInvoice, { params: open })).rejects.toMatchObject({ code: 'NOT_OPEN' });
    await expect(amina.call(contract.markInvoiceUncollectible, { params: paid })).rejects.toMatchObject({
      code: 'NOT_OPEN',
    });
    expect(
      await amina.call(contract.recordOutsidePayment, {
        params: open,
        body: { amount: due, method: 'CHECK', receivedOn: '2026-11-20' },
      }),
    ).toMatchObject({ status: 'PAID', paid: due });
    await agree();
  });

  test('of another provider stays theirs [CLOUD-431] [CLOUD-432] [CLOUD-433]', async () => {
    const { server, open } = await practice();
    const grace = server.as(who.grace);
    for (const operation of [contract.remindInvoice, contract.markInvoiceUncollectible])
      await expect(grace.call(operation, { params: open })).rejects.toMatchObject({ status: 404 });
    await expect(
      grace.call(contract.recordOutsidePayment, {
        params: open,
        body: { amount: usd(100), method: 'CASH', receivedOn: '2026-11-20' },
      }),
    ).rejects.toMatchObject({ status: 404 });
  });
});
