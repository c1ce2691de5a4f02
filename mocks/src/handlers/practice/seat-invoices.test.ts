import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { practiceIds } from '../../personas/practice-ids.ts';
import { ledgerInconsistencies } from '../../rules/ledger-inconsistencies.ts';
import { createMemoryStore } from '../../store/memory-store.ts';
import { createTestServer, who } from '../../testing/test-server.ts';

const { groups } = practiceIds;

async function held(id: string) {
  const store = createMemoryStore();
  const server = createTestServer({ store });
  const [amina, layla] = [server.as(who.amina), server.as(who.layla)];
  const seatInvoices = async () =>
    (await layla.call(contract.listOwnInvoices, { query: { limit: 100 } })).items.filter(
      ({ groupSessionId }) => groupSessionId === id,
    );
  const before = await seatInvoices();
  for (const status of ['LIVE', 'COMPLETED'] as const)
    await amina.call(contract.setGroupSessionStatus, { params: { id }, body: { status } });
  return { server, store, layla, before, seatInvoices, invoices: await seatInvoices() };
}

describe('a paid seat', () => {
  test('is invoiced once the meeting was held, charges no card by itself, and is paid like a session [CLOUD-72] [CALL-33]', async () => {
    const { server, store, layla, before, seatInvoices, invoices } = await held(groups.griefTonight);
    expect(before).toEqual([]);
    expect(invoices).toMatchObject([
      { status: 'OPEN', appointmentId: null, due: { amountMinor: 1500 }, paid: { amountMinor: 0 } },
    ]);
    const [invoice] = invoices as [contract.Invoice];
    const { items: notifications } = await layla.call(contract.listNotifications, {});
    expect(notifications.filter(({ subject }) => subject.invoiceId === invoice.id)).toMatchObject([
      { kind: 'INVOICE_SENT', about: { amount: { amountMinor: 1500 } } },
    ]);
    const payment = await layla.call(contract.processPayment, { body: { invoiceId: invoice.id } });
    expect(payment).toMatchObject({ status: 'SUCCEEDED', description: 'Grief circle', appointmentId: null });
    expect(await seatInvoices()).toMatchObject([{ status: 'PAID' }]);
    await expect(layla.call(contract.processPayment, { body: { invoiceId: invoice.id } })).rejects.toMatchObject({
      code: 'ALREADY_PAID',
    });
    await expect(
      server.as(who.noah).call(contract.processPayment, { body: { invoiceId: invoice.id } }),
    ).rejects.toMatchObject({ status: 404 });
    expect(await store.run((tables) => ledgerInconsistencies(tables, server.now()))).toEqual([]);
  });

  test('costs nothing where its meeting was canceled, and the meeting says who canceled it [CLOUD-71]', async () => {
    const server = createTestServer();
    const layla = server.as(who.layla);
    await server.as(who.amina).call(contract.cancelGroupSession, {
      params: { id: groups.griefNextWeek },
      body: { reason: 'I am ill.' },
    });
    expect(await layla.call(contract.getGroupSession, { params: { id: groups.griefNextWeek } })).toMatchObject({
      status: 'CANCELLED',
      cancelledBy: 'HOST',
      ownSeat: { status: 'CONFIRMED' },
    });
    const { items } = await layla.call(contract.listOwnInvoices, { query: { limit: 100 } });
    expect(items.filter(({ groupSessionId }) => groupSessionId !== undefined)).toEqual([]);
  });
});
