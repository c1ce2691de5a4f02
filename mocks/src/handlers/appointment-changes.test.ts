import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { ids } from '../personas/ids.ts';
import { firstOpen, openTimes } from '../testing/bookings.ts';
import { createTestServer, who } from '../testing/test-server.ts';

describe('moving', () => {
  const upcoming = { params: { id: ids.appointments.upcoming } };

  test('frees the old time, takes the new one and is visible to administrators', async () => {
    const server = createTestServer();
    const layla = server.as(who.layla);
    const old = (await layla.call(contract.getAppointment, upcoming)).startsAt;
    const startsAt = await firstOpen(layla, 8);
    const moved = await layla.call(contract.updateAppointment, {
      ...upcoming,
      body: { startsAt, expectedStartsAt: old, clientTimeZone: 'Asia/Kathmandu' },
    });
    expect(moved).toMatchObject({ startsAt, status: 'CONFIRMED', clientTimeZone: 'Asia/Kathmandu' });
    const open = await openTimes(layla);
    expect(open).toContain(old);
    expect(open).not.toContain(startsAt);
    const { events } = await server.as(who.ingrid).call(contract.getAdminSession, upcoming);
    expect(events.map((event) => event.kind)).toEqual(['BOOKED', 'RESCHEDULED']);
  });

  test('to a taken time is rejected and changes nothing', async () => {
    const server = createTestServer();
    const layla = server.as(who.layla);
    const before = await layla.call(contract.getAppointment, upcoming);
    const noahs = await server
      .as(who.noah)
      .call(contract.getAppointment, { params: { id: ids.appointments.noahUpcoming } });
    await expect(
      layla.call(contract.updateAppointment, {
        ...upcoming,
        body: { startsAt: noahs.startsAt, expectedStartsAt: before.startsAt },
      }),
    ).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
    expect(await layla.call(contract.getAppointment, upcoming)).toEqual(before);
  });

  test('from another time than the session has by now is rejected, and so is a move from no time [CALL-12] [SEC-16]', async () => {
    const layla = createTestServer().as(who.layla);
    const { startsAt: seen } = await layla.call(contract.getAppointment, upcoming);
    const [startsAt, later] = [await firstOpen(layla, 8), await firstOpen(layla, 9)];
    const move = (body: contract.BodyOf<typeof contract.updateAppointment>) =>
      layla.call(contract.updateAppointment, { ...upcoming, body });
    await expect(move({ startsAt })).rejects.toMatchObject({
      status: 422,
      details: { fields: { expectedStartsAt: expect.any(String) } },
    });
    await move({ startsAt, expectedStartsAt: seen });
    await expect(move({ startsAt: later, expectedStartsAt: seen })).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
      details: { startsAt },
    });
    expect((await layla.call(contract.getAppointment, upcoming)).startsAt).toBe(startsAt);
  });

  test('a past session cannot be moved', async () => {
    const layla = createTestServer().as(who.layla);
    const past = { params: { id: ids.appointments.lastWeek } };
    const { startsAt: expectedStartsAt } = await layla.call(contract.getAppointment, past);
    await expect(
      layla.call(contract.updateAppointment, {
        ...past,
        body: { startsAt: '2026-11-30T14:00:00Z', expectedStartsAt },
      }),
    ).rejects.toMatchObject({ code: 'NOT_CANCELLABLE' });
  });

  test('a client cannot complete a session', async () => {
    await expect(
      createTestServer()
        .as(who.layla)
        .call(contract.updateAppointment, { ...upcoming, body: { status: 'COMPLETED' } }),
    ).rejects.toMatchObject({ status: 403 });
  });
});

describe('cancelling', () => {
  const reason = { code: 'UNWELL', text: 'A cold.' } as const;

  test('is free in time, costs half when late, and nothing when the provider cancels', async () => {
    const server = createTestServer();
    const early = await server
      .as(who.layla)
      .call(contract.cancelAppointment, { params: { id: ids.appointments.upcoming }, body: { reason } });
    expect(early).toMatchObject({
      status: 'CANCELLED',
      cancellation: { by: 'CLIENT', reason, fee: { amountMinor: 0, currency: 'USD' } },
    });
    const late = await server
      .as(who.layla)
      .call(contract.cancelAppointment, { params: { id: ids.appointments.startable }, body: { reason } });
    expect(late.cancellation?.fee).toEqual({ amountMinor: 6000, currency: 'USD' });
    const byProvider = await server
      .as(who.amina)
      .call(contract.cancelAppointment, { params: { id: ids.appointments.noahUpcoming }, body: { reason } });
    expect(byProvider.cancellation).toMatchObject({ by: 'PROVIDER', fee: { amountMinor: 0 } });
    const byAdmin = await server
      .as(who.ingrid)
      .call(contract.cancelAppointment, { params: { id: ids.appointments.withoutConsent }, body: { reason } });
    expect(byAdmin.cancellation?.by).toBe('ADMIN');
  });

  test('twice is rejected; with the same key the first answer is repeated', async () => {
    const layla = createTestServer().as(who.layla);
    const input = { params: { id: ids.appointments.upcoming }, body: { reason } };
    const first = await layla.call(contract.cancelAppointment, input, { idempotencyKey: 'intent-one' });
    expect(await layla.call(contract.cancelAppointment, input, { idempotencyKey: 'intent-one' })).toEqual(first);
    await expect(layla.call(contract.cancelAppointment, input, { idempotencyKey: 'intent-two' })).rejects.toMatchObject(
      {
        status: 409,
        code: 'NOT_CANCELLABLE',
      },
    );
  });

  test('is rejected for the client once the session should have started', async () => {
    const server = createTestServer();
    server.pass({ minutes: 30 });
    await expect(
      server
        .as(who.layla)
        .call(contract.cancelAppointment, { params: { id: ids.appointments.startable }, body: { reason } }),
    ).rejects.toMatchObject({ code: 'NOT_CANCELLABLE' });
  });
});

describe('lists', () => {
  test('are sorted by start and can be filtered', async () => {
    const amina = createTestServer().as(who.amina);
    const { items } = await amina.call(contract.listAppointments, {});
    expect(items.map((item) => item.startsAt)).toEqual(items.map((item) => item.startsAt).toSorted());
    const today = await amina.call(contract.listAppointments, {
      query: { from: '2026-11-24T05:00:00Z', to: '2026-11-25T05:00:00Z' },
    });
    expect(today.items).toHaveLength(3);
    const missed = await amina.call(contract.listAppointments, { query: { status: 'NO_SHOW' } });
    expect(new Set(missed.items.map((item) => item.status))).toEqual(new Set(['NO_SHOW']));
  });

  test('of a user who is client and provider show the requested side', async () => {
    const tomas = createTestServer().as(who.tomas);
    expect((await tomas.call(contract.listAppointments, { query: { as: 'client' } })).items).toHaveLength(2);
    expect((await tomas.call(contract.listAppointments, { query: { as: 'provider' } })).items).toEqual([]);
  });

  test('the calendar shows sessions and blocks of the requested range', async () => {
    const { items } = await createTestServer()
      .as(who.amina)
      .call(contract.listCalendarEvents, { query: { start: '2026-11-24T05:00:00Z', end: '2026-11-28T05:00:00Z' } });
    expect(new Set(items.map((item) => item.kind))).toEqual(new Set(['APPOINTMENT', 'BLOCK', 'EXTERNAL']));
    expect(items.map((item) => item.startsAt)).toEqual(items.map((item) => item.startsAt).toSorted());
  });

  test('the dashboard’s figures match the records', async () => {
    const amina = createTestServer().as(who.amina);
    const stats = await amina.call(contract.getDashboardStats, {});
    const { thisMonth, lastMonth } = await amina.call(contract.getPaymentSummary, {});
    expect([stats.revenueThisMonth, stats.revenueLastMonth]).toEqual([thisMonth.net, lastMonth.net]);
    expect(thisMonth.net.amountMinor).toBeGreaterThan(0);
    expect(stats.sessionsToday).toBe(3);
    const { items: clients } = await amina.call(contract.listClients, {});
    expect(stats.unsignedNotes).toBe(clients.reduce((sum, client) => sum + client.unsignedNotes, 0));
    expect(stats.unsignedNotes).toBe(3);
  });
});
