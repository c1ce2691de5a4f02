import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import type { OperationInput } from '@sakina/platform/contract';
import { ids } from '../../personas/ids.ts';
import { practiceIds } from '../../personas/practice-ids.ts';
import { createTestServer, who } from '../../testing/test-server.ts';

const { groups } = practiceIds;
const at = (id: string) => ({ params: { id } });
const join = (id: string, body: OperationInput<typeof contract.joinGroupSession>['body'] = {}) => ({ ...at(id), body });

type NewGroup = OperationInput<typeof contract.createGroupSession>['body'];
const sunday: NewGroup = {
  title: 'Worry hour',
  description: 'One exercise, then questions.',
  topic: 'ANXIETY',
  startsAt: '2026-12-06T16:00:00-05:00',
  durationMinutes: 60,
  capacity: 2,
  price: { amountMinor: 1500, currency: 'USD' },
  language: 'en',
  audience: 'EVERYONE',
  recurrence: null,
};

describe('a scheduled group', () => {
  test('[CALL-46] [CALL-8] is listed and on the calendar, and its time cannot be booked', async () => {
    const server = createTestServer();
    const amina = server.as(who.amina);
    const created = await amina.call(contract.createGroupSession, {
      body: { ...sunday, startsAt: '2026-12-02T14:00:00-05:00' },
    });
    expect(created).toMatchObject({
      status: 'SCHEDULED',
      joinedCount: 0,
      participants: [],
      endsAt: '2026-12-02T20:00:00.000Z',
      host: { id: ids.providers.amina },
    });
    expect(await server.as(null).call(contract.getGroupSession, at(created.id))).toMatchObject({
      title: 'Worry hour',
      roomName: null,
    });
    const day = { start: '2026-12-02T05:00:00Z', end: '2026-12-03T05:00:00Z' };
    expect(
      (await amina.call(contract.listCalendarEvents, { query: day })).items.filter(
        ({ title }) => title === 'Worry hour',
      ),
    ).toHaveLength(1);
    const { slots } = await server.as(null).call(contract.listOpenSlots, {
      params: { id: ids.providers.amina },
      query: { serviceId: 'prv-amina-rahman-session', from: day.start, to: day.end },
    });
    expect(slots.filter(({ startsAt, endsAt }) => startsAt < created.endsAt && endsAt > created.startsAt)).toEqual([]);
  });

  test('[CALL-46] as a series keeps its wall-clock time across clock changes', async () => {
    const amina = createTestServer().as(who.amina);
    const first = await amina.call(contract.createGroupSession, {
      body: { ...sunday, startsAt: '2027-03-07T16:00:00-05:00', recurrence: { frequency: 'WEEKLY', occurrences: 3 } },
    });
    expect(first.series).toMatchObject({ position: 1, occurrences: 3 });
    const { items } = await amina.call(contract.listHostedGroupSessions, { query: {} });
    const own = items.filter(({ series }) => series?.id === first.series?.id);
    expect(own.map(({ startsAt }) => startsAt)).toEqual([
      '2027-03-07T21:00:00.000Z',
      '2027-03-14T20:00:00.000Z',
      '2027-03-21T20:00:00.000Z',
    ]);
  });

  test('[CALL-46] cannot overlap an appointment, even in a later week', async () => {
    const amina = createTestServer().as(who.amina);
    const onNoah = { ...sunday, startsAt: '2026-11-25T10:20:00-05:00' };
    await expect(amina.call(contract.createGroupSession, { body: onNoah })).rejects.toMatchObject({
      status: 409,
      code: 'CALENDAR_CONFLICT',
      details: { conflicts: [{ title: 'Noah Bergström' }] },
    });
    const laterOnPaperwork = {
      ...sunday,
      startsAt: '2026-11-25T08:30:00-05:00',
      recurrence: { frequency: 'WEEKLY' as const, occurrences: 2 },
    };
    await expect(amina.call(contract.createGroupSession, { body: laterOnPaperwork })).rejects.toMatchObject({
      status: 409,
      details: { conflicts: [{ title: 'Paperwork' }] },
    });
  });

  test.each<[field: string, changes: Partial<NewGroup>]>([
    ['startsAt', { startsAt: '2026-11-20T16:00:00Z' }],
    ['startsAt', { startsAt: '2028-11-20T16:00:00Z' }],
    ['capacity', { capacity: 1 }],
    ['durationMinutes', { durationMinutes: -5 }],
    ['title', { title: ' ' }],
    ['price.amountMinor', { price: { amountMinor: -1, currency: 'USD' } }],
    ['recurrence.occurrences', { recurrence: { frequency: 'WEEKLY', occurrences: 500 } }],
  ])('[CALL-46] reports the problem of %s', async (field, changes) => {
    await expect(
      createTestServer()
        .as(who.amina)
        .call(contract.createGroupSession, { body: { ...sunday, ...changes } }),
    ).rejects.toMatchObject({ status: 422, details: { fields: { [field]: expect.any(String) } } });
  });

  test('[CALL-46] is hosted by verified providers, and scheduled once for each key', async () => {
    const server = createTestServer();
    for (const email of [who.daniel, who.peter, who.layla])
      await expect(server.as(email).call(contract.createGroupSession, { body: sunday })).rejects.toMatchObject({
        status: 403,
      });
    const send = () =>
      server.as(who.amina).call(contract.createGroupSession, { body: sunday }, { idempotencyKey: 'intent-group' });
    expect(await send()).toEqual(await send());
  });
});

describe('a seat in a group', () => {
  test('[API-6] opens the room, and can be released', async () => {
    const layla = createTestServer().as(who.layla);
    expect(await layla.call(contract.joinGroupSession, join(groups.reflection))).toMatchObject({
      joinedCount: 19,
      ownSeat: { status: 'CONFIRMED' },
      roomName: expect.any(String),
    });
    expect(await layla.call(contract.joinGroupSession, join(groups.reflection))).toMatchObject({ joinedCount: 19 });
    expect(
      (await layla.call(contract.listGroupSessions, { query: { mine: true } })).items.map(({ id }) => id),
    ).toContain(groups.reflection);
    expect(await layla.call(contract.leaveGroupSession, at(groups.reflection))).toMatchObject({
      joinedCount: 18,
      ownSeat: null,
      roomName: null,
    });
    await expect(layla.call(contract.leaveGroupSession, at(groups.reflection))).rejects.toMatchObject({
      status: 409,
      code: 'NOT_JOINED',
    });
  });

  test('[API-6] that is not free goes to the first of the waitlist', async () => {
    const server = createTestServer();
    const [amina, layla, noah] = [who.amina, who.layla, who.noah].map((email) => server.as(email));
    if (!amina || !layla || !noah) throw new Error('Three people');
    const { id } = await amina.call(contract.createGroupSession, { body: sunday });
    for (const email of [who.zaynab, who.tomas]) await server.as(email).call(contract.joinGroupSession, join(id));
    await expect(layla.call(contract.joinGroupSession, join(id))).rejects.toMatchObject({
      status: 409,
      code: 'GROUP_FULL',
      details: { waitlistCount: 0 },
    });
    expect(await layla.call(contract.joinGroupSession, join(id, { waitlist: true }))).toMatchObject({
      ownSeat: { status: 'WAITLISTED', waitlistPosition: 1 },
      roomName: null,
    });
    expect(await noah.call(contract.joinGroupSession, join(id, { waitlist: true }))).toMatchObject({
      ownSeat: { waitlistPosition: 2 },
    });
    await server.as(who.tomas).call(contract.leaveGroupSession, at(id));
    expect(await layla.call(contract.getGroupSession, at(id))).toMatchObject({
      joinedCount: 2,
      waitlistCount: 1,
      ownSeat: { status: 'CONFIRMED' },
    });
    const hosted = (await amina.call(contract.listHostedGroupSessions, { query: {} })).items.find(
      (row) => row.id === id,
    );
    expect(hosted?.participants.map(({ displayName, status }) => [displayName, status])).toEqual([
      ['Zaynab Farooq', 'CONFIRMED'],
      ['Layla Haddad', 'CONFIRMED'],
      ['Noah Bergström', 'WAITLISTED'],
    ]);
    expect(
      await amina.call(contract.updateGroupSession, { ...at(id), body: { version: 1, capacity: 5 } }),
    ).toMatchObject({ joinedCount: 3, waitlistCount: 0 });
  });

  test('[API-6] is for the audience of the group, by self-declaration', async () => {
    const layla = createTestServer().as(who.layla);
    await expect(layla.call(contract.joinGroupSession, join(groups.women))).rejects.toMatchObject({
      status: 422,
      details: { fields: { affirmsAudience: expect.any(String) } },
    });
    expect(await layla.call(contract.joinGroupSession, join(groups.women, { affirmsAudience: true }))).toMatchObject({
      ownSeat: { status: 'CONFIRMED' },
    });
  });

  test('[API-6] is not for hosts, nor in past or canceled meetings', async () => {
    const server = createTestServer();
    await expect(server.as(who.amina).call(contract.joinGroupSession, join(groups.griefTonight))).rejects.toMatchObject(
      { code: 'OWN_GROUP' },
    );
    await expect(server.as(who.layla).call(contract.joinGroupSession, join(groups.cancelled))).rejects.toMatchObject({
      status: 409,
      code: 'GROUP_NOT_OPEN',
    });
    await expect(server.as(who.layla).call(contract.joinGroupSession, join('grp-unknown'))).rejects.toMatchObject({
      status: 404,
    });
    server.pass({ days: 1 });
    await expect(server.as(who.layla).call(contract.leaveGroupSession, at(groups.griefTonight))).rejects.toMatchObject({
      code: 'GROUP_NOT_OPEN',
    });
  });
});

describe('the groups that are open', () => {
  test('[API-6] are filtered by type and time, and paged', async () => {
    const visitor = createTestServer().as(null);
    const all = await visitor.call(contract.listGroupSessions, { query: { limit: 100 } });
    expect(
      all.items.every(
        ({ status, roomName, ownSeat }) => status === 'SCHEDULED' && roomName === null && ownSeat === null,
      ),
    ).toBe(true);
    const pieces: string[] = [];
    for (let after: string | undefined; ;) {
      const piece = await visitor.call(contract.listGroupSessions, {
        query: { limit: 4, ...(after !== undefined && { after }) },
      });
      pieces.push(...piece.items.map(({ id }) => id));
      if (piece.nextCursor === null) break;
      after = piece.nextCursor;
    }
    expect(pieces).toEqual(all.items.map(({ id }) => id));
    const urdu = await visitor.call(contract.listGroupSessions, { query: { language: ['ur'], hasSeats: true } });
    expect(urdu.items.map(({ id }) => id)).toContain(groups.premaritalSecond);
    expect(urdu.items.map(({ id }) => id)).not.toContain(groups.premaritalFull);
    expect(
      (await visitor.call(contract.listGroupSessions, { query: { audience: 'MEN', isFree: true } })).items.map(
        ({ id }) => id,
      ),
    ).toEqual([groups.fathers]);
    expect(
      (
        await visitor.call(contract.listGroupSessions, {
          query: {
            topic: ['GRIEF'],
            hostId: ids.providers.amina,
            from: '2026-11-30T00:00:00Z',
            to: '2026-12-02T00:00:00Z',
          },
        })
      ).items.map(({ id }) => id),
    ).toEqual([groups.griefNextWeek]);
  });

  test('[API-6] reject a cursor of other filters, and require signing in for own groups', async () => {
    const visitor = createTestServer().as(null);
    const { nextCursor } = await visitor.call(contract.listGroupSessions, { query: { limit: 1 } });
    await expect(
      visitor.call(contract.listGroupSessions, { query: { limit: 1, isFree: true, after: nextCursor ?? '' } }),
    ).rejects.toMatchObject({ status: 422, code: 'CURSOR_INVALID' });
    await expect(visitor.call(contract.listGroupSessions, { query: { mine: true } })).rejects.toMatchObject({
      status: 401,
    });
  });
});

describe('an own group', () => {
  test('[API-6] is changed before it starts, from the newest version, and never below its taken seats', async () => {
    const amina = createTestServer().as(who.amina);
    const change = (body: OperationInput<typeof contract.updateGroupSession>['body']) =>
      amina.call(contract.updateGroupSession, { ...at(groups.griefNextWeek), body });
    expect(await change({ version: 1, startsAt: '2026-12-01T19:30:00-05:00' })).toMatchObject({
      version: 2,
      endsAt: '2026-12-02T01:45:00.000Z',
    });
    await expect(change({ version: 1, title: 'Late' })).rejects.toMatchObject({
      status: 409,
      code: 'VERSION_CONFLICT',
      details: { version: 2 },
    });
    await expect(change({ version: 2, capacity: 2 })).rejects.toMatchObject({
      status: 422,
      details: { fields: { capacity: expect.stringContaining('3') } },
    });
    await expect(change({ version: 2, startsAt: '2026-11-25T10:00:00-05:00' })).rejects.toMatchObject({
      code: 'CALENDAR_CONFLICT',
    });
    await expect(change({ version: 2, startsAt: '2026-11-01T10:00:00-05:00' })).rejects.toMatchObject({ status: 422 });
  });

  test('[API-6] is canceled alone, or with all that follow it', async () => {
    const server = createTestServer();
    const amina = server.as(who.amina);
    const statuses = async () =>
      (await amina.call(contract.listHostedGroupSessions, { query: {} })).items
        .filter(({ language }) => language === 'ur')
        .map(({ status }) => status);
    const cancelled = await amina.call(contract.cancelGroupSession, {
      ...at(groups.premaritalSecond),
      body: { reason: 'A funeral.' },
    });
    expect(cancelled).toMatchObject({ status: 'CANCELLED', cancellationReason: 'A funeral.' });
    expect((await statuses()).filter((status) => status === 'CANCELLED')).toHaveLength(1);
    await amina.call(contract.cancelGroupSession, {
      ...at(groups.premaritalFull),
      body: { reason: 'Too few couples.', wholeSeries: true },
    });
    expect(new Set(await statuses())).toEqual(new Set(['CANCELLED']));
    await expect(
      amina.call(contract.cancelGroupSession, { ...at(groups.premaritalFull), body: { reason: 'Again.' } }),
    ).rejects.toMatchObject({ code: 'GROUP_NOT_OPEN' });
    expect(await server.as(who.noah).call(contract.getGroupSession, at(groups.premaritalFull))).toMatchObject({
      cancellationReason: 'Too few couples.',
    });
  });

  test('[API-6] starts within a day of its time and ends once', async () => {
    const amina = createTestServer().as(who.amina);
    const set = (id: string, status: 'LIVE' | 'COMPLETED') =>
      amina.call(contract.setGroupSessionStatus, { ...at(id), body: { status } });
    await expect(set(groups.griefTonight, 'COMPLETED')).rejects.toMatchObject({
      status: 409,
      code: 'GROUP_NOT_STARTABLE',
    });
    await expect(set(groups.griefNextWeek, 'LIVE')).rejects.toMatchObject({ code: 'GROUP_NOT_STARTABLE' });
    expect([
      (await set(groups.griefTonight, 'LIVE')).status,
      (await set(groups.griefTonight, 'COMPLETED')).status,
    ]).toEqual(['LIVE', 'COMPLETED']);
    await expect(set(groups.griefTonight, 'LIVE')).rejects.toMatchObject({ code: 'GROUP_NOT_STARTABLE' });
  });

  test('[API-6] is changed by its host only', async () => {
    const grace = createTestServer().as(who.grace);
    await expect(
      grace.call(contract.updateGroupSession, { ...at(groups.griefNextWeek), body: { version: 1 } }),
    ).rejects.toMatchObject({ status: 403 });
    await expect(
      grace.call(contract.cancelGroupSession, { ...at(groups.griefNextWeek), body: { reason: 'x' } }),
    ).rejects.toMatchObject({ status: 403 });
    await expect(
      grace.call(contract.setGroupSessionStatus, { ...at(groups.griefNextWeek), body: { status: 'LIVE' } }),
    ).rejects.toMatchObject({ status: 403 });
  });
});
