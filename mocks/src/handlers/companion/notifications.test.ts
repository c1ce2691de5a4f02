import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { ids, serviceIdOf } from '../../personas/ids.ts';
import { conversationIdOf } from '../../rules/messages.ts';
import { createTestServer, who } from '../../testing/test-server.ts';

const { amina } = ids.providers;
const upcoming = { params: { id: ids.appointments.upcoming } };
type Server = ReturnType<typeof createTestServer>;

const unread = (server: Server, email: string, kind?: contract.NotificationKind) =>
  server.as(email).call(contract.listNotifications, { query: { unread: true, ...(kind && { kind: [kind] }) } });

describe('people are notified', () => {
  test('[API-6] of a booking, a move and a cancellation by the other side, not of their own', async () => {
    const server = createTestServer();
    const zaynab = server.as(who.zaynab);
    const booked = await zaynab.call(contract.createAppointment, {
      body: {
        providerId: amina,
        serviceId: serviceIdOf(amina, 'session'),
        startsAt: '2026-12-01T15:00:00Z',
        mode: 'ONLINE',
        clientTimeZone: 'America/New_York',
        consent: { treatment: true, telehealth: true, policy: true },
      },
    });
    await server.as(who.amina).call(contract.updateAppointment, {
      params: { id: booked.id },
      body: { startsAt: '2026-12-02T15:00:00Z', expectedStartsAt: booked.startsAt },
    });
    server.pass({ seconds: 20 });
    await server.as(who.amina).call(contract.cancelAppointment, {
      params: { id: booked.id },
      body: { reason: { code: 'PROVIDER_UNAVAILABLE', text: null } },
    });
    expect((await unread(server, who.zaynab)).items.map(({ kind }) => kind).toSorted()).toEqual([
      'APPOINTMENT_CANCELLED',
      'APPOINTMENT_CHANGED',
    ]);
    expect((await unread(server, who.amina, 'APPOINTMENT_BOOKED')).items).toMatchObject([
      { subject: { appointmentId: booked.id }, count: 1 },
    ]);
    expect((await unread(server, who.amina, 'APPOINTMENT_CANCELLED')).items).toEqual([]);
  });

  test('[API-6] of nothing that was rejected', async () => {
    const server = createTestServer();
    const before = await unread(server, who.amina);
    await expect(
      server
        .as(who.noah)
        .call(contract.cancelAppointment, { ...upcoming, body: { reason: { code: 'OTHER', text: null } } }),
    ).rejects.toMatchObject({ status: 404 });
    expect(await unread(server, who.amina)).toEqual(before);
  });

  test('[API-6] of messages once for each conversation, until they have read it', async () => {
    const server = createTestServer();
    const conversationId = conversationIdOf(amina, ids.users.layla);
    const write = (text: string) =>
      server.as(who.amina).call(contract.sendMessage, { body: { clientId: ids.users.layla, text } });
    await write('One.');
    const { message } = await write('Two.');
    const { items } = await unread(server, who.layla, 'MESSAGE_RECEIVED');
    expect(items).toMatchObject([{ subject: { conversationId }, count: 2, readAt: null }]);
    await server
      .as(who.layla)
      .call(contract.updateConversation, { params: { id: conversationId }, body: { readUpTo: message.id } });
    expect((await unread(server, who.layla, 'MESSAGE_RECEIVED')).items).toEqual([]);
  });

  test('[SEC-8] by kind and ids only: a notification contains no text of a message, name or entry', async () => {
    const server = createTestServer();
    for (const email of [who.layla, who.amina, who.yusuf, who.noah]) {
      const { items } = await server.as(email).call(contract.listNotifications, { query: { limit: 100 } });
      expect(items.length).toBeGreaterThan(3);
      for (const { subject } of items)
        expect(
          Object.entries(subject).every(([key, value]) => key.endsWith('Id') && /^[a-z]+-[\w-]+$/.test(String(value))),
        ).toBe(true);
    }
  });
});

describe('notifications', () => {
  test('[API-6] are listed latest first, paged, by kind and unread; a newcomer has none', async () => {
    const server = createTestServer();
    const sofia = server.as('sofia.marchetti@demo.test');
    const first = await sofia.call(contract.listNotifications, { query: { limit: 40 } });
    const second = await sofia.call(contract.listNotifications, {
      query: { limit: 100, after: first.nextCursor ?? '' },
    });
    const times = [...first.items, ...second.items].map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect([times.length, second.nextCursor]).toEqual([first.total, null]);
    await expect(
      sofia.call(contract.listNotifications, { query: { unread: false, after: first.nextCursor ?? '' } }),
    ).rejects.toMatchObject({ status: 422, code: 'CURSOR_INVALID' });
    expect((await unread(server, who.layla, 'APPOINTMENT_CHANGED')).items).toHaveLength(1);
    expect(await server.as(who.zaynab).call(contract.listNotifications, {})).toEqual({
      items: [],
      total: 0,
      nextCursor: null,
      unread: 0,
    });
  });

  test('[API-6] are marked as read one by one, or all at once', async () => {
    const server = createTestServer();
    const layla = server.as(who.layla);
    const { items, unread: count } = await unread(server, who.layla);
    const [first] = items;
    expect(count).toBe(items.length);
    expect(await layla.call(contract.markNotificationsRead, { body: { ids: [first?.id ?? ''] } })).toEqual({
      unread: count - 1,
    });
    expect(await layla.call(contract.markNotificationsRead, { body: { ids: [] } })).toEqual({ unread: count - 1 });
    expect(await layla.call(contract.markNotificationsRead, { body: {} })).toEqual({ unread: 0 });
  });

  test('[SEC-8] of others stay unchanged', async () => {
    const server = createTestServer();
    const [laylas] = (await unread(server, who.layla)).items;
    await expect(
      server.as(who.noah).call(contract.markNotificationsRead, { body: { ids: [laylas?.id ?? ''] } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(
      server.as(who.noah).call(contract.markNotificationsRead, { body: { ids: ['ntf-none'] } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(
      server
        .as(who.noah)
        .call(contract.markNotificationsRead, { body: { ids: Array.from({ length: 101 }, () => 'ntf-none') } }),
    ).rejects.toMatchObject({ status: 422, details: { fields: { ids: expect.any(String) } } });
    await server.as(who.noah).call(contract.markNotificationsRead, { body: {} });
    expect((await unread(server, who.layla)).items[0]).toEqual(laylas);
  });
});

describe('notification preferences', () => {
  const chosen = async (server: Server, email: string, changes: Partial<contract.NotificationPreferences>) => {
    const person = server.as(email);
    const before = await person.call(contract.getNotificationPreferences, {});
    return person.call(contract.putNotificationPreferences, {
      body: { ...before, ...changes, channels: { ...before.channels, ...changes.channels } },
    });
  };
  const channels = (of: Partial<contract.NotificationPreferences['channels']>) =>
    of as contract.NotificationPreferences['channels'];

  test('[SEC-16] of an older version are refused', async () => {
    const layla = createTestServer().as(who.layla);
    const read = await layla.call(contract.getNotificationPreferences, {});
    await layla.call(contract.putNotificationPreferences, { body: { ...read, discreet: false } });
    await expect(layla.call(contract.putNotificationPreferences, { body: read })).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
      details: { version: read.version + 1 },
    });
  });

  test('[SEC-8] are discreet by default, and stored once chosen', async () => {
    const server = createTestServer();
    expect(await server.as(who.zaynab).call(contract.getNotificationPreferences, {})).toMatchObject({
      discreet: true,
      quietHours: null,
    });
    const kept = await chosen(server, who.zaynab, {
      discreet: false,
      channels: channels({ MESSAGE_RECEIVED: ['EMAIL', 'EMAIL', 'SMS'] }),
    });
    expect(kept).toMatchObject({ discreet: false, channels: { MESSAGE_RECEIVED: ['EMAIL', 'SMS'] } });
    expect(await server.as(who.zaynab).call(contract.getNotificationPreferences, {})).toEqual(kept);
  });

  test('[API-6] apply: no channel sends nothing, email only is not listed, and quiet hours delay', async () => {
    const server = createTestServer();
    const cancel = (id: string) =>
      server.as(who.amina).call(contract.cancelAppointment, {
        params: { id },
        body: { reason: { code: 'PROVIDER_UNAVAILABLE', text: null } },
      });
    await chosen(server, who.noah, { channels: channels({ APPOINTMENT_CANCELLED: [] }) });
    await cancel(ids.appointments.noahUpcoming);
    expect((await unread(server, who.noah, 'APPOINTMENT_CANCELLED')).items).toEqual([]);

    await chosen(server, who.layla, {
      quietHours: { from: '09:30', until: '18:00', timeZone: 'America/New_York' },
      channels: channels({ APPOINTMENT_CANCELLED: ['IN_APP', 'SMS'] }),
    });
    await cancel(ids.appointments.upcoming);
    expect((await unread(server, who.layla, 'APPOINTMENT_CANCELLED')).items[0]?.deliveries).toEqual([
      { channel: 'IN_APP', at: '2026-11-24T15:00:00.000Z' },
      { channel: 'SMS', at: '2026-11-24T23:00:00.000Z' },
    ]);

    await chosen(server, who.layla, { channels: channels({ MESSAGE_RECEIVED: ['EMAIL'] }) });
    const before = await unread(server, who.layla);
    await server.as(who.amina).call(contract.sendMessage, { body: { clientId: ids.users.layla, text: 'Hello.' } });
    expect(await unread(server, who.layla)).toEqual(before);
  });

  test.each([
    ['quietHours.timeZone', { quietHours: { from: '22:00', until: '07:00', timeZone: 'No/Where' } }],
    ['quietHours.until', { quietHours: { from: '22:00', until: '22:00', timeZone: 'UTC' } }],
    ['quietHours.from', { quietHours: { from: '25:00', until: '07:00', timeZone: 'UTC' } }],
    ['channels.MESSAGE_RECEIVED.0', { channels: { MESSAGE_RECEIVED: ['PIGEON'] } }],
  ])('[ERROR-2] reports an invalid %s', async (field, changes) => {
    await expect(chosen(createTestServer(), who.layla, changes as never)).rejects.toMatchObject({
      status: 422,
      details: { fields: { [field]: expect.any(String) } },
    });
  });
});
