import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { afterEach, expect, test, vi } from 'vitest';
import type { Room } from '@sakina/platform/contract';
import { PINNED_NOW } from '../clock.ts';
import { ids } from '../personas/ids.ts';
import { startTestSandbox } from './testing/start.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** Dr. Rahman and Layla in their room at 10:00, each with a connection, and a clock that goes on when it is told to. */
async function session() {
  let time = Date.parse(PINNED_NOW);
  const sandbox = await startTestSandbox({
    now: () => new Date(time),
    simulatePeers: false,
    accessTokenSeconds: 36_000,
  });
  ends.push(sandbox.close);
  const tokenOf = async (email: string) => (await sandbox.control.token({ email })).accessToken;
  const [amina, layla] = [await tokenOf('therapist@demo.test'), await tokenOf('patient@demo.test')];
  const ask = async <Answer>(path: string, token: string, body?: object, secret?: string): Promise<Answer> => {
    const headers = secret === undefined ? {} : { 'X-Participant-Secret': secret };
    const answer = await sandbox.call(path, { token, headers, ...(body && { body }) });
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body.data as Answer;
  };
  const id = ids.appointments.startable;
  const { roomName } = await ask<{ roomName: string }>(`/v1/appointments/${id}`, layla);
  await ask(`/v1/appointments/${id}/start`, amina, {});
  const room = `/cloud/v1/rooms/${roomName}`;
  type Place = { participantId: string; room: Room };
  const enter = async (token: string) => {
    const { participantId: secret, room: seen } = await ask<Place>(`${room}/participants`, token, {});
    const own = seen.participants.find(({ isSelf }) => isSelf);
    return { secret, id: own?.id ?? '' };
  };
  const places = { amina: await enter(amina), layla: await enter(layla) };
  await ask(`${room}/participants/${places.layla.id}/admit`, amina, {});
  await ask(`/v1/billing/${id}/start`, amina, {});
  const connect = async (place: { secret: string; id: string }): Promise<Socket> => {
    const socket = io(sandbox.apiUrl, {
      auth: { room: roomName, participantId: place.id, secret: place.secret },
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
    });
    ends.push(() => socket.disconnect());
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    return socket;
  };
  const lostSince = async () => {
    const { participants } = await ask<Room>(room, amina);
    return participants.find(({ id: one }) => one === places.layla.id)?.lostSince ?? null;
  };
  return {
    places,
    connect,
    lostSince,
    /** Waits until the host sees whether the client is out of reach. */
    sees: (isLost: boolean) => vi.waitFor(async () => expect((await lostSince()) !== null).toBe(isLost)),
    pass: (minutes: number) => {
      time += minutes * 60_000;
    },
    asLayla: () => ask<Room>(room, layla, undefined, places.layla.secret),
    minutes: async () => (await ask<{ billingMinutes: number }>(`/v1/billing/${id}/stop`, amina, {})).billingMinutes,
  };
}

test('[SESSION-2] a client who is lost for three and a half minutes is not billed for them, and others see since when', async () => {
  const { connect, places, pass, sees, lostSince, minutes } = await session();
  await connect(places.amina);
  const socket = await connect(places.layla);
  pass(20);
  socket.io.engine.close();
  await sees(true);
  expect(await lostSince()).toBe('2026-11-24T15:20:00.000Z');
  pass(3.5);
  await connect(places.layla);
  await sees(false);
  pass(26.5);
  expect(await minutes()).toBe(46);
});

test('[SESSION-2] another connection of the same place goes on for one that is lost', async () => {
  const { connect, places, pass, lostSince, minutes } = await session();
  await connect(places.amina);
  const [first] = [await connect(places.layla), await connect(places.layla)];
  const gone = new Promise((resolve) => first.once('disconnect', resolve));
  first.io.engine.close();
  await gone;
  pass(10);
  expect(await lostSince()).toBeNull();
  expect(await minutes()).toBe(10);
});

test('[SESSION-2] a client whose channel does not open again is in reach when they ask for the room', async () => {
  const { connect, places, pass, sees, asLayla, minutes } = await session();
  await connect(places.amina);
  const socket = await connect(places.layla);
  pass(5);
  socket.io.engine.close();
  await sees(true);
  pass(5);
  await asLayla();
  await sees(false);
  pass(5);
  expect(await minutes()).toBe(10);
});

test('[SESSION-2] nothing is billed after both were lost, however late the session is ended', async () => {
  const { connect, places, pass, sees, minutes } = await session();
  const sockets = [await connect(places.amina), await connect(places.layla)];
  pass(30);
  for (const socket of sockets) socket.io.engine.close();
  await sees(true);
  pass(60);
  expect(await minutes()).toBe(30);
});
