import { describe, expect, test } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { practiceIds } from '../../personas/practice-ids.ts';
import { createTestServer, who } from '../../testing/test-server.ts';

const { broadcasts } = practiceIds;
const at = (id: string) => ({ params: { id } });
const evening = {
  title: 'An empty chair',
  description: 'Holidays after a loss.',
  language: 'en' as const,
  startsAt: '2026-12-20T17:00:00-05:00',
  durationMinutes: 40,
};

describe('a broadcast', () => {
  test('[CALL-47] goes live once, when its host starts it', async () => {
    const server = createTestServer();
    const amina = server.as(who.amina);
    expect(await amina.call(contract.startBroadcast, at(broadcasts.scheduled))).toMatchObject({
      status: 'LIVE',
      startedAt: '2026-11-24T15:00:00.000Z',
      viewerCount: 0,
    });
    await expect(amina.call(contract.startBroadcast, at(broadcasts.scheduled))).rejects.toMatchObject({
      status: 409,
      code: 'BROADCAST_NOT_STARTABLE',
      message: expect.stringContaining('live already'),
    });
    expect(
      (await server.as(null).call(contract.listBroadcasts, { query: { status: 'LIVE' } })).items.map(({ id }) => id),
    ).toEqual([broadcasts.live, broadcasts.scheduled]);
  });

  test('is changed by its host until it begins, and its own time is not in its way [CLOUD-573]', async () => {
    const server = createTestServer();
    const amina = server.as(who.amina);
    const change = (more: Partial<typeof evening & { version: number }> = {}) =>
      amina.call(contract.updateBroadcast, {
        ...at(broadcasts.scheduled),
        body: { version: 1, ...evening, startsAt: '2026-11-24T17:50:00.000Z', ...more },
      });
    const before = await server.as(null).call(contract.getBroadcast, at(broadcasts.scheduled));
    expect(await change()).toMatchObject({
      title: evening.title,
      startsAt: '2026-11-24T17:50:00.000Z',
      durationMinutes: 40,
      roomName: before.roomName,
      version: 2,
    });
    // Another window, which read it before that change.
    await expect(change({ title: 'Old words' })).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
      details: { version: 2 },
    });
    await expect(change({ version: 2, startsAt: '2026-11-01T00:00:00.000Z' })).rejects.toMatchObject({ status: 422 });
    await expect(
      server
        .as(who.yusuf)
        .call(contract.updateBroadcast, { ...at(broadcasts.scheduled), body: { version: 1, ...evening } }),
    ).rejects.toMatchObject({ status: 403 });
    await amina.call(contract.startBroadcast, at(broadcasts.scheduled));
    await expect(change()).rejects.toMatchObject({ code: 'BROADCAST_BEGUN', details: { status: 'LIVE' } });
  });

  test('[CALL-47] cannot be started by others, after its end, or days before', async () => {
    const server = createTestServer();
    await expect(server.as(who.yusuf).call(contract.startBroadcast, at(broadcasts.scheduled))).rejects.toMatchObject({
      status: 403,
    });
    await expect(server.as(who.amina).call(contract.startBroadcast, at('brc-unknown'))).rejects.toMatchObject({
      status: 404,
    });
    for (const id of [broadcasts.over, broadcasts.nextWeek])
      await expect(server.as(who.amina).call(contract.startBroadcast, at(id))).rejects.toMatchObject({
        code: 'BROADCAST_NOT_STARTABLE',
      });
  });

  test('[CALL-47] is started once for each key', async () => {
    const amina = createTestServer().as(who.amina);
    const start = () =>
      amina.call(contract.startBroadcast, at(broadcasts.scheduled), { idempotencyKey: 'intent-live' });
    expect(await start()).toEqual(await start());
  });

  test('[API-6] counts each viewer once, and stores the peak', async () => {
    const server = createTestServer();
    const watch = (email: string, presence: 'WATCHING' | 'LEFT') =>
      server.as(email).call(contract.watchBroadcast, { ...at(broadcasts.live), body: { presence } });
    await watch(who.layla, 'WATCHING');
    expect(await watch(who.layla, 'WATCHING')).toMatchObject({ viewerCount: 149, peakViewerCount: 171 });
    expect(await watch(who.noah, 'WATCHING')).toMatchObject({ viewerCount: 150 });
    expect(await watch(who.layla, 'LEFT')).toMatchObject({ viewerCount: 149 });
    expect(await server.as(who.yusuf).call(contract.endBroadcast, at(broadcasts.live))).toMatchObject({
      status: 'ENDED',
      viewerCount: 0,
      endedAt: '2026-11-24T15:00:00.000Z',
    });
    await expect(watch(who.noah, 'WATCHING')).rejects.toMatchObject({ status: 409, code: 'BROADCAST_NOT_LIVE' });
    await expect(server.as(who.yusuf).call(contract.endBroadcast, at(broadcasts.live))).rejects.toMatchObject({
      code: 'BROADCAST_OVER',
    });
  });

  test('[API-6] is scheduled for a free time, and canceled', async () => {
    const server = createTestServer();
    const amina = server.as(who.amina);
    const created = await amina.call(contract.createBroadcast, { body: evening });
    expect(created).toMatchObject({ ...evening, startsAt: '2026-12-20T22:00:00.000Z', status: 'SCHEDULED' });
    await expect(amina.call(contract.createBroadcast, { body: evening })).rejects.toMatchObject({
      status: 409,
      code: 'CALENDAR_CONFLICT',
    });
    expect(await amina.call(contract.endBroadcast, at(created.id))).toMatchObject({ status: 'CANCELLED' });
    expect(await amina.call(contract.createBroadcast, { body: evening })).toMatchObject({ status: 'SCHEDULED' });
    await expect(
      amina.call(contract.createBroadcast, { body: { ...evening, startsAt: '2026-11-01T00:00:00Z' } }),
    ).rejects.toMatchObject({ status: 422 });
    await expect(server.as(who.daniel).call(contract.createBroadcast, { body: evening })).rejects.toMatchObject({
      status: 403,
    });
  });

  test('[API-6] is listed live first, then upcoming, then past', async () => {
    const visitor = createTestServer().as(null);
    const { items } = await visitor.call(contract.listBroadcasts, { query: {} });
    expect(items.map(({ status }) => status)).toEqual([
      'LIVE',
      'SCHEDULED',
      'SCHEDULED',
      'SCHEDULED',
      'ENDED',
      'ENDED',
    ]);
    expect((await visitor.call(contract.listBroadcasts, { query: { language: 'tr' } })).items).toHaveLength(1);
    expect(await visitor.call(contract.getBroadcast, at(broadcasts.live))).toMatchObject({
      viewerCount: 148,
      host: { displayName: 'Imam Yusuf Demir' },
    });
    await expect(visitor.call(contract.getBroadcast, at('brc-unknown'))).rejects.toMatchObject({ status: 404 });
  });
});
