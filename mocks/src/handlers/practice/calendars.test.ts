import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { ids } from '../../personas/ids.ts';
import { serviceSignInPages, signInCodeOf, signInPathOf } from '../../service-sign-in.ts';
import { createTestServer, who } from '../../testing/test-server.ts';

const google = { params: { id: 'google' } };
const fortnight = { query: { start: '2026-11-24T05:00:00Z', end: '2026-12-08T05:00:00Z' } };

function open(email: string = who.amina) {
  const client = createTestServer().as(email);
  const titles = async () =>
    (await client.call(contract.listCalendarEvents, fortnight)).items
      .filter(({ kind }) => kind === 'EXTERNAL')
      .map(({ title }) => title);
  return { client, titles };
}

describe('an external calendar', () => {
  test('[CALL-7] [CALL-8] imports its new events, and reports conflicts with sessions', async () => {
    const { client, titles } = open();
    expect(await titles()).toEqual(['Dentist']);
    const sync = await client.call(contract.syncCalendar, google);
    expect(sync.imported.map(({ title }) => title)).toEqual([
      'Car inspection',
      'Call with Baba’s doctor',
      'Parents’ evening',
    ]);
    expect(sync).toMatchObject({
      removedCount: 0,
      unchangedCount: 1,
      calendar: { eventCount: 4, lastSyncedAt: sync.syncedAt },
    });
    expect(sync.conflicts).toMatchObject([
      { event: { title: 'Car inspection' }, conflictsWith: { appointmentId: ids.appointments.noahUpcoming } },
    ]);
    expect(await titles()).toEqual(['Car inspection', 'Call with Baba’s doctor', 'Dentist', 'Parents’ evening']);
    expect(await client.call(contract.syncCalendar, google)).toMatchObject({ imported: [], unchangedCount: 4 });
  });

  test('[CALL-7] is disconnected with its events, and can be connected again', async () => {
    const { client, titles } = open();
    await client.call(contract.syncCalendar, google);
    expect(await client.call(contract.disconnectCalendar, google)).toMatchObject({
      status: 'NOT_CONNECTED',
      account: null,
      eventCount: 0,
    });
    expect(await titles()).toEqual([]);
    await expect(client.call(contract.disconnectCalendar, google)).rejects.toMatchObject({ status: 404 });
    await expect(client.call(contract.syncCalendar, google)).rejects.toMatchObject({
      status: 409,
      code: 'CALENDAR_NOT_CONNECTED',
    });
    const body = { authorizationCode: signInCodeOf('google') };
    await expect(client.call(contract.connectCalendar, { ...google, body })).rejects.toMatchObject({
      status: 409,
      code: 'SIGN_IN_REFUSED',
    });
    expect(await client.call(contract.authorizeCalendar, { ...google, body: { writesSessions: true } })).toEqual({
      url: '/service-sign-in/google.html',
    });
    for (const authorizationCode of ['nonsense 123', signInCodeOf('outlook')])
      await expect(
        client.call(contract.connectCalendar, { ...google, body: { authorizationCode } }),
      ).rejects.toMatchObject({ code: 'SIGN_IN_REFUSED' });
    expect(await client.call(contract.connectCalendar, { ...google, body })).toMatchObject({
      status: 'CONNECTED',
      writesSessions: true,
      lastSyncedAt: null,
    });
    await expect(client.call(contract.connectCalendar, { ...google, body })).rejects.toMatchObject({
      status: 409,
      code: 'CALENDAR_CONNECTED',
    });
    expect((await client.call(contract.syncCalendar, google)).imported).toHaveLength(4);
  });

  test('[API-6] is one of three, each with its status', async () => {
    const { items } = await open().client.call(contract.listCalendars, {});
    expect(items.map(({ id, status }) => [id, status])).toEqual([
      ['google', 'CONNECTED'],
      ['outlook', 'NEEDS_SIGN_IN'],
      ['apple', 'NOT_CONNECTED'],
    ]);
    await expect(open().client.call(contract.syncCalendar, { params: { id: 'icloud' } })).rejects.toMatchObject({
      status: 404,
    });
  });

  test('[CALL-7] [ROLE-10] needs the permission and a plan that contains it', async () => {
    await expect(open(who.yusuf).client.call(contract.syncCalendar, google)).rejects.toMatchObject({
      status: 403,
      code: 'NOT_IN_PLAN',
      details: { plan: 'starter', availableIn: ['professional', 'enterprise', 'unlimited'] },
    });
    await expect(open(who.grace).client.call(contract.syncCalendar, google)).rejects.toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
    });
  });
});

describe('a blocked time', () => {
  const block = { title: 'Court report', startsAt: '2026-12-02T15:00:00-05:00', endsAt: '2026-12-02T16:00:00-05:00' };

  test('[API-6] cannot be booked until it is removed', async () => {
    const server = createTestServer();
    const amina = server.as(who.amina);
    const times = async () =>
      (
        await server.as(null).call(contract.listOpenSlots, {
          params: { id: ids.providers.amina },
          query: { serviceId: 'prv-amina-rahman-session', from: block.startsAt, to: block.endsAt },
        })
      ).slots.length;
    const before = await times();
    const { id } = await amina.call(contract.createCalendarBlock, { body: block });
    expect([before > 0, await times()]).toEqual([true, 0]);
    expect(await amina.call(contract.removeCalendarBlock, { params: { id } })).toMatchObject({ title: 'Court report' });
    expect(await times()).toBe(before);
  });

  test('[API-6] cannot overlap a session, end before it starts, or last for months', async () => {
    const { client } = open();
    const on = (startsAt: string, endsAt: string) =>
      client.call(contract.createCalendarBlock, { body: { ...block, startsAt, endsAt } });
    await expect(on('2026-11-25T10:30:00-05:00', '2026-11-25T11:30:00-05:00')).rejects.toMatchObject({
      status: 409,
      code: 'CALENDAR_CONFLICT',
      details: { conflicts: [{ title: 'Noah Bergström' }] },
    });
    await expect(on(block.endsAt, block.startsAt)).rejects.toMatchObject({
      status: 422,
      details: { fields: { endsAt: expect.any(String) } },
    });
    await expect(on(block.startsAt, '2027-03-01T00:00:00Z')).rejects.toMatchObject({ status: 422 });
  });

  test('[API-6] is removed by its owner only, and only if it was created here', async () => {
    const { client } = open();
    await expect(
      open(who.grace).client.call(contract.removeCalendarBlock, { params: { id: 'blk-1' } }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(client.call(contract.removeCalendarBlock, { params: { id: 'blk-0' } })).rejects.toMatchObject({
      status: 404,
    });
    await expect(client.call(contract.removeCalendarBlock, { params: { id: 'blk-2' } })).rejects.toMatchObject({
      status: 409,
      code: 'NOT_A_BLOCK',
    });
  });
});

describe('the page that stands in for a calendar’s service', () => {
  test.each(contract.calendarService.options)('[CALL-7] of %s hands out the code that is taken', (service) => {
    const page = serviceSignInPages.get(signInPathOf(service));
    expect(page).toContain(`name="connect" value="${service}"`);
    expect(page).toContain(`name="code" value="${signInCodeOf(service)}"`);
  });

  test('[CALL-7] leaves ten minutes to come back', async () => {
    const server = createTestServer();
    const client = server.as(who.amina);
    const apple = { params: { id: 'apple' } };
    await client.call(contract.authorizeCalendar, { ...apple, body: { writesSessions: false } });
    server.pass({ minutes: 11 });
    await expect(
      client.call(contract.connectCalendar, { ...apple, body: { authorizationCode: signInCodeOf('apple') } }),
    ).rejects.toMatchObject({ code: 'SIGN_IN_REFUSED' });
  });
});
