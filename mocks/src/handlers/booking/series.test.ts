import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { ids } from '../../personas/ids.ts';
import { createTestServer, who } from '../../testing/test-server.ts';

const consent = { treatment: true, telehealth: true, policy: true } as const;
const layla = 'usr-4f1c9a' as contract.Appointment['client']['id'];
const serviceId = 'prv-amina-rahman-session' as contract.Appointment['service']['id'];
const providerId = ids.providers.amina;
const wish = { providerId, serviceId, mode: 'ONLINE', clientTimeZone: 'America/New_York', consent } as const;
const startsAt = '2026-12-08T14:00:00Z';

describe('a provider who books for a client', () => {
  test('[CALL-10] books their own client, who is told, and never themselves', async () => {
    const server = createTestServer();
    const amina = server.as(who.amina);
    const booked = await amina.call(contract.createAppointment, { body: { ...wish, clientId: layla, startsAt } });
    expect(booked).toMatchObject({ client: { displayName: 'Layla Haddad' }, status: 'CONFIRMED' });
    const own = await server.as(who.layla).call(contract.listAppointments, { query: { from: startsAt } });
    expect(own.items.map(({ id }) => id)).toContain(booked.id);
    await expect(amina.call(contract.createAppointment, { body: { ...wish, startsAt } })).rejects.toMatchObject({
      status: 422,
      details: { fields: { clientId: expect.any(String) } },
    });
  });

  test('[CALL-10] cannot book someone else’s client, nor for another provider', async () => {
    const server = createTestServer();
    const stranger = 'usr-unknown' as typeof layla;
    await expect(
      server.as(who.amina).call(contract.createAppointment, { body: { ...wish, clientId: stranger, startsAt } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(
      server.as(who.yusuf).call(contract.createAppointment, { body: { ...wish, clientId: layla, startsAt } }),
    ).rejects.toMatchObject({ status: 403 });
  });
});

describe('a series', () => {
  const body = { clientId: layla, serviceId, mode: 'ONLINE', frequency: 'WEEKLY', consent } as const;
  // The second one is the time of a session that stands already.
  const taken = { ...wish, clientId: layla, startsAt: '2026-12-15T14:00:00Z' };
  const times = ['2026-12-08T14:00:00Z', '2026-12-15T14:00:00Z', '2026-12-22T14:00:00Z'];

  test('[CARE-9] books the others where one time is taken, and says which', async () => {
    const amina = createTestServer().as(who.amina);
    await amina.call(contract.createAppointment, { body: taken });
    const { results } = await amina.call(contract.createAppointmentSeries, {
      body: { ...body, times, ifTaken: 'BOOK_OTHERS' },
    });
    expect(results.map(({ outcome }) => outcome)).toEqual(['BOOKED', 'TAKEN', 'BOOKED']);
    expect(results[2]).toMatchObject({ appointment: { series: { position: 3, size: 3, frequency: 'WEEKLY' } } });
  });

  test('[CARE-9] books nothing where all were asked for and one is taken', async () => {
    const amina = createTestServer().as(who.amina);
    await amina.call(contract.createAppointment, { body: taken });
    const count = async () => (await amina.call(contract.listAppointments, { query: { as: 'provider' } })).items.length;
    const before = await count();
    await expect(
      amina.call(contract.createAppointmentSeries, { body: { ...body, times, ifTaken: 'BOOK_NONE' } }),
    ).rejects.toMatchObject({ status: 409, code: 'SLOT_TAKEN' });
    expect(await count()).toBe(before);
  });
});

describe('a move by the provider', () => {
  test('[CALL-12] [SEC-16] that builds on an old start is refused with the present one', async () => {
    const amina = createTestServer().as(who.amina);
    const appointment = await amina.call(contract.createAppointment, { body: { ...wish, clientId: layla, startsAt } });
    const params = { id: appointment.id };
    const move = (to: string) =>
      amina.call(contract.updateAppointment, { params, body: { startsAt: to, expectedStartsAt: startsAt } });
    // Outside the hours that are offered, which only the provider may choose.
    expect(await move('2026-12-09T03:00:00Z')).toMatchObject({ startsAt: '2026-12-09T03:00:00.000Z' });
    await expect(move('2026-12-10T15:00:00Z')).rejects.toMatchObject({
      status: 409,
      code: 'VERSION_CONFLICT',
      details: { startsAt: '2026-12-09T03:00:00.000Z' },
    });
  });

  test('[CALL-12] cannot lie over another session', async () => {
    const amina = createTestServer().as(who.amina);
    const { id } = await amina.call(contract.createAppointment, { body: { ...wish, clientId: layla, startsAt } });
    const noah = await amina.call(contract.getAppointment, { params: { id: ids.appointments.noahUpcoming } });
    await expect(
      amina.call(contract.updateAppointment, {
        params: { id },
        body: { startsAt: noah.startsAt, expectedStartsAt: startsAt },
      }),
    ).rejects.toMatchObject({ status: 409, code: 'SLOT_TAKEN' });
  });

  test('[CALL-12] confirms a session that waits for it', async () => {
    const amina = createTestServer().as(who.amina);
    const { items } = await amina.call(contract.listAppointments, { query: { as: 'provider', status: 'PENDING' } });
    const [waiting] = items;
    expect(
      await amina.call(contract.updateAppointment, {
        params: { id: waiting?.id ?? '' },
        body: { status: 'CONFIRMED' },
      }),
    ).toMatchObject({ status: 'CONFIRMED' });
  });
});
