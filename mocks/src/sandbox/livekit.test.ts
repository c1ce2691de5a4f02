import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as contract from '@sakina/platform/contract';
import { ids } from '../personas/ids.ts';
import type { ServerEvent } from '../realtime/index.ts';
import { createMemoryStore } from '../store/memory-store.ts';
import { createTestServer, who } from '../testing/test-server.ts';
import { createLiveKitServer, liveKitKeyIn, liveKitOrigin, signToken } from './livekit.ts';

const key = { url: 'ws://127.0.0.1:7880', apiKey: 'devkey', apiSecret: 'secret' };
const now = () => new Date('2026-11-24T15:00:00.000Z');

/** What a token says, once its signature was checked. */
function read(token: string) {
  const [head, body, signature] = token.split('.');
  expect(createHmac('sha256', key.apiSecret).update(`${head}.${body}`).digest('base64url')).toBe(signature);
  return JSON.parse(Buffer.from(body ?? '', 'base64url').toString()) as {
    sub?: string;
    exp: number;
    nbf: number;
    video: object;
  };
}

function createServer() {
  const calls: { method: string; body: unknown; token: string }[] = [];
  let isOver = false;
  const server = createLiveKitServer({
    ...key,
    now,
    isOver: () => Promise.resolve(isOver),
    send: (address, init) => {
      calls.push({
        method: address.replace(/^.*\//, ''),
        body: JSON.parse(init.body) as unknown,
        token: init.headers['Authorization']?.replace('Bearer ', '') ?? '',
      });
      return Promise.resolve();
    },
  });
  const decide = (name: ServerEvent['name'], payload: object, to = 'seat:room/b') =>
    server.heed({ name, payload, to } as ServerEvent);
  return { server, calls, decide, end: () => (isOver = true) };
}

describe('tokens of a LiveKit server', () => {
  it('take sending back from someone whom the host of a broadcast took off the stage [ROUTE-25]', () => {
    const { calls, decide } = createServer();
    decide('room.moderated', { roomName: 'room', act: 'ON_STAGE' });
    expect(calls).toEqual([]);
    decide('room.moderated', { roomName: 'room', act: 'OFF_STAGE' });
    expect(calls).toMatchObject([
      { method: 'UpdateParticipant', body: { identity: 'b', permission: { canSubscribe: true, canPublish: false } } },
    ]);
  });

  it('let one person into one room for a minute, name no one and give no power over others [REAL-2] [CLOUD-6]', () => {
    const { server } = createServer();
    const token = server.media.admit({ roomName: 'room', participantId: 'b', canPublish: true, seconds: 60 });
    expect(read(token)).toEqual({
      iss: 'devkey',
      sub: 'b',
      nbf: now().getTime() / 1000,
      exp: now().getTime() / 1000 + 60,
      video: {
        room: 'room',
        roomJoin: true,
        canPublish: true,
        canSubscribe: true,
        canPublishData: false,
        canUpdateOwnMetadata: false,
      },
    });
  });

  it('are signed with the secret alone', () => {
    const given = { grant: {}, now: now(), seconds: 60 };
    expect(signToken(key, given)).not.toBe(signToken({ ...key, apiSecret: 'other' }, given));
  });

  it('are given where the three variables are set, and to no one where one of them is missing', () => {
    expect(liveKitKeyIn({})).toBeNull();
    const all = { LIVEKIT_URL: 'wss://media.example/', LIVEKIT_API_KEY: 'k', LIVEKIT_API_SECRET: 's' };
    expect(liveKitKeyIn(all)).toEqual({ url: 'wss://media.example', apiKey: 'k', apiSecret: 's' });
    expect(() => liveKitKeyIn({ ...all, LIVEKIT_API_SECRET: '' })).toThrow(/together/);
    expect(() => liveKitKeyIn({ ...all, LIVEKIT_URL: 'media.example' })).toThrow(/LIVEKIT_URL/);
    expect(liveKitOrigin({ url: 'wss://media.example' })).toBe('https://media.example');
  });
});

describe('what a room decides', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('puts outside who is removed or sent back, and again while their token lets them in [REAL-2]', async () => {
    const { server, calls, decide } = createServer();
    decide('room.moderated', { roomName: 'room', act: 'REMOVED' });
    await vi.advanceTimersByTimeAsync(3500);
    expect(calls.map(({ method }) => method)).toEqual(Array(4).fill('RemoveParticipant'));
    expect(calls[0]?.body).toMatchObject({ room: 'room', identity: 'b' });
    expect(read(calls[0]?.token ?? '').video).toMatchObject({ room: 'room', roomAdmin: true });
    server.close();
  });

  it('lets in again who was sent back and then admitted', async () => {
    const { server, calls, decide } = createServer();
    decide('room.moderated', { roomName: 'room', act: 'SENT_BACK' });
    server.media.admit({ roomName: 'room', participantId: 'b', canPublish: true, seconds: 60 });
    await vi.advanceTimersByTimeAsync(5000);
    expect(calls).toHaveLength(1);
  });

  it('puts no one outside who is admitted or refused: they have no token', () => {
    const { calls, decide } = createServer();
    for (const act of ['ADMITTED', 'REFUSED']) decide('room.moderated', { roomName: 'room', act });
    expect(calls).toEqual([]);
  });

  it('closes a room that is over, once', async () => {
    const { calls, decide, end } = createServer();
    const change = () => decide('room.updated', { roomName: 'room', updatedAt: '2026-11-24T15:00:00.000Z' });
    change();
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toEqual([]);
    end();
    change();
    change();
    await vi.advanceTimersByTimeAsync(0);
    expect(calls.map(({ method }) => method)).toEqual(['DeleteRoom']);
  });
});

describe('a room with a LiveKit server', () => {
  it('says of a room that its host made private that calls are encrypted, and records none of it [CLOUD-580] [CALL-41]', async () => {
    const store = createMemoryStore();
    const server = createTestServer({ store, mediaServer: createServer().server.media });
    const [amina, params] = [server.as(who.amina), { id: ids.appointments.startable }];
    const { roomName } = await amina.call(contract.getAppointment, { params });
    const set = () => amina.call(contract.setPrivacy, { params: { roomName }, body: { privacy: 'PRIVATE' } });
    await expect(set()).rejects.toMatchObject({ code: 'ROOM_RECORDED' });
    await store.run((tables) => {
      for (const provider of tables.providers.all()) tables.providers.put({ ...provider, recordsSessions: false });
    });
    await amina.call(contract.startAppointment, { params });
    const { participantId } = await amina.call(contract.enterRoom, { params: { roomName }, body: {} });
    await set();
    const access = await amina.call(contract.getMediaAccess, { params: { roomName }, body: { participantId } });
    expect(access).toMatchObject({ adapter: 'livekit', privacy: 'PRIVATE' });
    await expect(amina.call(contract.startRecording, { params })).rejects.toMatchObject({ code: 'PRIVATE_ROOM' });
  });

  it('sends those inside there, however many they are, and no one who waits [ROUTE-14] [REAL-2]', async () => {
    const server = createTestServer({ mediaServer: createServer().server.media });
    const [amina, layla] = [server.as(who.amina), server.as(who.layla)];
    const { roomName } = await layla.call(contract.getAppointment, { params: { id: ids.appointments.startable } });
    await amina.call(contract.startAppointment, { params: { id: ids.appointments.startable } });
    const params = { roomName };
    const host = await amina.call(contract.enterRoom, { params, body: {} });
    const client = await layla.call(contract.enterRoom, { params, body: {} });
    const access = (caller: typeof amina, participantId: string) =>
      caller.call(contract.getMediaAccess, { params, body: { participantId } });
    const given = await access(amina, host.participantId);
    expect(given).toMatchObject({ adapter: 'livekit', url: key.url, canPublish: true, privacy: 'STANDARD' });
    expect(given.adapter === 'livekit' && read(given.token).sub).toBe(given.participantId);
    expect(JSON.stringify(given)).not.toContain(host.participantId);
    await expect(access(layla, client.participantId)).rejects.toMatchObject({ code: 'NOT_ADMITTED' });
  });

  it('lets viewers of a broadcast watch and never send; without a server browsers carry it', async () => {
    const watch = async (server: ReturnType<typeof createTestServer>) => {
      const { items } = await server.as(null).call(contract.listBroadcasts, { query: {} });
      const params = { roomName: items.find(({ status }) => status === 'LIVE')?.roomName ?? '' };
      const { participantId } = await server.as(who.layla).call(contract.enterRoom, { params, body: {} });
      return server.as(who.layla).call(contract.getMediaAccess, { params, body: { participantId } });
    };
    const given = await watch(createTestServer({ mediaServer: createServer().server.media }));
    expect(given).toMatchObject({ adapter: 'livekit', canPublish: false });
    expect(given.adapter === 'livekit' && read(given.token).video).toMatchObject({ canPublish: false });
    expect(await watch(createTestServer())).toMatchObject({ adapter: 'direct' });
  });
});
