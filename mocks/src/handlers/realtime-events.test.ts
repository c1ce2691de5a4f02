import {
  cancelAppointment,
  createAppointment,
  getDashboardStats,
  startAppointment,
  startBilling,
  stopBilling,
  updateAppointment,
} from '@sakina/platform/contract';
import type { ServerEvent } from '../realtime/index.ts';
import { describe, expect, it } from 'vitest';
import { ids, serviceIdOf } from '../personas/ids.ts';
import { createTestServer, who } from '../testing/test-server.ts';

const { amina } = ids.providers;
const reason = { code: 'UNWELL', text: null } as const;

/** A server and the realtime events of its providers; those of rooms have tests of their own. */
function listeningServer() {
  const events: ServerEvent[] = [];
  const server = createTestServer({
    publish: (event) => {
      if (!event.to.startsWith('seat:')) events.push(event);
    },
  });
  const statuses = () => events.map(({ name, payload, to }) => [name, 'status' in payload ? payload.status : null, to]);
  return { server, events, statuses };
}

describe('the provider receives a realtime event', () => {
  it('[SESSION-4] of a cancellation by the client', async () => {
    const { server, events } = listeningServer();
    await server.as(who.layla).call(cancelAppointment, { params: { id: ids.appointments.upcoming }, body: { reason } });
    expect(events).toEqual([
      {
        name: 'appointment.updated',
        to: amina,
        payload: {
          appointmentId: ids.appointments.upcoming,
          providerId: amina,
          status: 'CANCELLED',
          updatedAt: server.now().toISOString(),
        },
      },
    ]);
  });

  it('[SESSION-4] of a booking and of its move, once even if the call is repeated', async () => {
    const { server, statuses } = listeningServer();
    const layla = server.as(who.layla);
    const body = {
      providerId: amina,
      serviceId: serviceIdOf(amina, 'session'),
      startsAt: '2026-12-01T15:00:00Z',
      mode: 'ONLINE',
      clientTimeZone: 'America/New_York',
      consent: { treatment: true, telehealth: true, policy: true },
    } as const;
    const booked = await layla.call(createAppointment, { body }, { idempotencyKey: 'intent-once' });
    await layla.call(createAppointment, { body }, { idempotencyKey: 'intent-once' });
    await layla.call(updateAppointment, {
      params: { id: booked.id },
      body: { startsAt: '2026-12-02T15:00:00Z', expectedStartsAt: booked.startsAt },
    });
    expect(statuses()).toEqual([
      ['appointment.updated', 'CONFIRMED', amina],
      ['appointment.updated', 'CONFIRMED', amina],
    ]);
  });

  it('[SESSION-4] of a session’s start, its payment and its end', async () => {
    const { server, events, statuses } = listeningServer();
    const provider = server.as(who.amina);
    const params = { id: ids.appointments.startable };
    await provider.call(startAppointment, { params });
    await provider.call(startBilling, { params });
    server.pass({ minutes: 50 });
    await provider.call(stopBilling, { params });
    await provider.call(stopBilling, { params });
    await provider.call(updateAppointment, { params, body: { status: 'COMPLETED' } });
    expect(statuses()).toEqual([
      ['appointment.updated', 'IN_PROGRESS', amina],
      ['appointment.updated', 'COMPLETED', amina],
      ['payment.received', null, amina],
    ]);
    expect(events[2]?.payload).toMatchObject({ appointmentId: params.id, amount: { currency: 'USD' } });
  });

  it('[SESSION-4] of the payment also if the end of the session stops the timer', async () => {
    const { server, statuses } = listeningServer();
    const provider = server.as(who.amina);
    const params = { id: ids.appointments.startable };
    await provider.call(startAppointment, { params });
    await provider.call(startBilling, { params });
    server.pass({ minutes: 50 });
    await provider.call(updateAppointment, { params, body: { status: 'COMPLETED' } });
    expect(statuses().map(([name]) => name)).toEqual([
      'appointment.updated',
      'appointment.updated',
      'payment.received',
    ]);
  });

  it('[SESSION-4] of nothing that was rejected', async () => {
    const { server, events } = listeningServer();
    const cancel = (email: string, id: string) =>
      server.as(email).call(cancelAppointment, { params: { id }, body: { reason } });
    await expect(cancel(who.noah, ids.appointments.upcoming)).rejects.toMatchObject({ status: 404 });
    await expect(cancel(who.layla, ids.appointments.cancelled)).rejects.toMatchObject({ status: 409 });
    expect(events).toEqual([]);
  });
});

describe('the figures of the provider’s home', () => {
  it('[CALL-37] count unread messages and name the last sender', async () => {
    const stats = await createTestServer().as(who.amina).call(getDashboardStats, {});
    expect([stats.unreadMessages, stats.unreadFrom]).toEqual([2, ['Layla Haddad', 'Noah Bergström']]);
  });
});
