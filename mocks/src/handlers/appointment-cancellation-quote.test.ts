import { expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { ids, serviceIdOf } from '../personas/ids.ts';
import { ledgerInconsistencies } from '../rules/ledger-inconsistencies.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import { createTestServer, who } from '../testing/test-server.ts';

const late = { params: { id: ids.appointments.startable } };
const reason = { code: 'SCHEDULE_CONFLICT' as const, text: null };
const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });

/** Layla's session of this morning, half its price due when she cancels, after she paid a sum. */
async function paid(amountMinor: number) {
  const store = createMemoryStore();
  const server = createTestServer({ store });
  const [amina, layla] = [server.as(who.amina), server.as(who.layla)];
  if (amountMinor > 0) {
    const { id } = await amina.call(contract.createInvoice, { body: { appointmentId: ids.appointments.startable } });
    await amina.call(contract.sendInvoice, { params: { id } });
    await layla.call(contract.processPayment, {
      body: { appointmentId: ids.appointments.startable, amount: usd(amountMinor) },
    });
  }
  const agree = async () =>
    expect(await store.run((tables) => ledgerInconsistencies(tables, server.now()))).toEqual([]);
  const payments = async () =>
    (await layla.call(contract.listOwnPayments, { query: { limit: 100 } })).items.filter(
      (row) => row.appointmentId === ids.appointments.startable,
    );
  return { server, amina, layla, agree, payments };
}

test.each([
  [0, { refund: usd(0), charge: usd(6000) }],
  [3000, { refund: usd(0), charge: usd(3000) }],
  [12_000, { refund: usd(6000), charge: usd(0) }],
])('a late cancellation after %d cents were paid costs what its quote says [CALL-13]', async (amount, settled) => {
  const { layla, payments, agree } = await paid(amount);
  const quote = await layla.call(contract.quoteCancellation, late);
  expect(quote).toMatchObject({ fee: usd(6000), paid: usd(amount), lateFeePercent: 50, ...settled });
  await layla.call(contract.cancelAppointment, { ...late, body: { reason, expectedFee: quote.fee } });
  const rows = await payments();
  const kept = rows.reduce((sum, row) => sum + row.amount.amountMinor - row.refunded.amountMinor, 0);
  expect(kept).toBe(6000);
  await agree();
});

test('the invoice of a prepaid session names the late cancellation, and no insurance pays it [CALL-13]', async () => {
  const { layla } = await paid(3000);
  await layla.call(contract.cancelAppointment, { ...late, body: { reason } });
  const { items } = await layla.call(contract.listOwnInvoices, { query: { limit: 100 } });
  const invoice = items.find((row) => row.appointmentId === ids.appointments.startable)!;
  const { lines } = await layla.call(contract.getInvoice, { params: { id: invoice.id } });
  expect(lines).toEqual([{ description: 'Late cancellation: Individual session', amount: usd(6000) }]);
});

test('a cancellation whose fee differs from the one shown is refused and changes nothing [CALL-13]', async () => {
  const { layla } = await paid(0);
  await expect(
    layla.call(contract.cancelAppointment, { ...late, body: { reason, expectedFee: usd(0) } }),
  ).rejects.toMatchObject({ status: 409, code: 'FEE_CHANGED', details: { fee: usd(6000) } });
  await expect(layla.call(contract.getAppointment, late)).resolves.toMatchObject({ status: 'CONFIRMED' });
});

test('what canceling costs is asked by the two of a session, and by the client only while it is ahead', async () => {
  const { amina, layla, server } = await paid(0);
  await expect(server.as(who.noah).call(contract.quoteCancellation, late)).rejects.toMatchObject({ status: 404 });
  server.pass({ minutes: 60 });
  await expect(amina.call(contract.quoteCancellation, late)).resolves.toMatchObject({ fee: usd(6000) });
  await expect(layla.call(contract.quoteCancellation, late)).rejects.toMatchObject({ code: 'NOT_CANCELLABLE' });
});

test('a session that was booked by mistake can be canceled for free within a quarter of an hour, however soon it is [CALL-13]', async () => {
  const server = createTestServer();
  const [amina, layla] = [server.as(who.amina), server.as(who.layla)];
  const { id, createdAt } = await amina.call(contract.createAppointment, {
    body: {
      providerId: ids.providers.amina,
      serviceId: serviceIdOf(ids.providers.amina, 'session'),
      mode: 'ONLINE',
      clientTimeZone: 'America/New_York',
      clientId: ids.users.layla,
      startsAt: '2026-11-25T03:00:00Z',
      consent: { treatment: true, telehealth: true, policy: true },
    },
  });
  const quote = () => layla.call(contract.quoteCancellation, { params: { id } });
  const until = new Date(Date.parse(createdAt) + 15 * 60_000).toISOString();
  expect(await quote()).toMatchObject({ fee: usd(0), freeUntil: until });
  server.pass({ minutes: 15 });
  expect((await quote()).fee).toEqual(usd(0));
  server.pass({ seconds: 1 });
  const late = (await quote()).fee;
  expect(late.amountMinor).toBeGreaterThan(0);
  const cancelled = await layla.call(contract.cancelAppointment, {
    params: { id },
    body: { reason, expectedFee: late },
  });
  expect(cancelled.cancellation?.fee).toEqual(late);
});

test('a provider who cancels for a client sees and takes the client’s fee, or waives it with a reason [CALL-13] [CLOUD-403]', async () => {
  const { amina, layla, agree } = await paid(0);
  const quote = await amina.call(contract.quoteCancellation, late);
  expect(quote).toMatchObject({ fee: usd(6000), card: null });
  const body = { reason, askedBy: 'CLIENT' as const };
  await expect(
    amina.call(contract.cancelAppointment, { ...late, body: { ...body, expectedFee: usd(0) } }),
  ).rejects.toMatchObject({ status: 409, code: 'FEE_CHANGED' });
  await expect(
    amina.call(contract.cancelAppointment, { ...late, body: { reason, waivedBecause: 'Kindness' } }),
  ).rejects.toMatchObject({ status: 422 });
  await expect(
    layla.call(contract.cancelAppointment, { ...late, body: { reason, waivedBecause: 'Mine' } }),
  ).rejects.toMatchObject({ status: 403 });
  const cancelled = await amina.call(contract.cancelAppointment, {
    ...late,
    body: { ...body, expectedFee: usd(6000) },
  });
  expect(cancelled.cancellation).toMatchObject({ by: 'CLIENT', fee: usd(6000) });
  const day = { start: '2026-11-24T05:00:00.000Z', end: '2026-11-25T05:00:00.000Z' };
  const { items } = await amina.call(contract.listCalendarEvents, { query: day });
  expect(items.find(({ appointmentId }) => appointmentId === cancelled.id)).toMatchObject({ isCancelled: true });
  await agree();
});

test('a waived fee is not charged, and its reason is kept [CALL-13]', async () => {
  const { amina, payments, agree } = await paid(0);
  const { cancellation } = await amina.call(contract.cancelAppointment, {
    ...late,
    body: { reason, askedBy: 'CLIENT', waivedBecause: ' Was in the hospital ' },
  });
  expect(cancellation).toMatchObject({ by: 'CLIENT', fee: usd(0), waivedBecause: 'Was in the hospital' });
  expect(await payments()).toEqual([]);
  await agree();
});
