import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ids } from '../personas/ids.ts';
import { createPerson } from './testing/person.ts';
import { startTestSandbox } from './testing/start.ts';

let sandbox: Awaited<ReturnType<typeof startTestSandbox>>;
let sockets: Socket[] = [];
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.control.reset());
afterEach(() => {
  for (const socket of sockets) socket.disconnect();
  sockets = [];
});

const tokenOf = async (email: string) => (await sandbox.control.token({ email })).accessToken;

function open(auth: object, options: object = {}) {
  const socket = io(sandbox.apiUrl, {
    auth,
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    ...options,
  });
  sockets.push(socket);
  const events: unknown[][] = [];
  socket.onAny((...event: unknown[]) => events.push(event));
  const next = (name: string) => new Promise<unknown>((resolve) => socket.once(name, resolve));
  return {
    socket,
    events,
    next,
    connected: Promise.race([next('connect'), next('connect_error').then((error) => Promise.reject(error as Error))]),
  };
}

const paid = {
  paymentId: 'pay-1',
  appointmentId: null,
  amount: { amountMinor: 12_000, currency: 'USD' },
  receivedAt: '2026-11-24T15:00:00Z',
};
const send = (body: unknown) => sandbox.call('/sandbox/events', { body });

describe('the realtime server', () => {
  test('[SESSION-4] sends the events of a provider to that provider only', async () => {
    const [amina, yusuf] = [
      open({ token: await tokenOf('therapist@demo.test') }),
      open({ token: await tokenOf('imam@demo.test') }),
    ];
    await Promise.all([amina.connected, yusuf.connected]);
    const arrival = amina.next('payment.received');
    expect((await send({ name: 'payment.received', payload: paid, to: ids.providers.amina })).body.data).toEqual({
      delivered: 1,
    });
    expect(await arrival).toEqual(paid);
    expect((await send({ name: 'payment.received', payload: paid, to: 'therapist@demo.test' })).body.data).toEqual({
      delivered: 1,
    });
    expect((await send({ name: 'payment.received', payload: paid, to: 'grace' })).body.data).toEqual({ delivered: 0 });
    expect(yusuf.events).toEqual([]);
  });

  test('[SESSION-4] accepts tokens of the identity server', async () => {
    const { access_token } = await createPerson(sandbox).signIn('therapist@demo.test');
    await expect(open({ token: access_token }).connected).resolves.toBeUndefined();
  });

  test.each([
    ['no token', {}],
    ['no one’s token', { token: 'access.none' }],
    ['a number', { token: 7 }],
    ['a token in the open', { token: 'mock.e30' }],
  ])('[SESSION-4] rejects %s', async (_, auth) => {
    await expect(open(auth).connected).rejects.toMatchObject({
      message: 'UNAUTHENTICATED',
      data: { code: 'UNAUTHENTICATED' },
    });
    expect((await sandbox.control.requests()).realtime).toMatchObject({ open: 0, connections: [{ event: 'refused' }] });
  });

  test('[SEC-2] [SESSION-4] rejects a suspended account with a valid token, and accepts it again after reactivation', async () => {
    const [token, admin] = [await tokenOf('therapist@demo.test'), await tokenOf('admin@demo.test')];
    const account = `/cloud/v1/admin/users/${ids.users.amina}`;
    const preview = await sandbox.call(`${account}/suspension-preview`, { token: admin });
    const { mark } = preview.body.data as { mark: string };
    const change = (act: string) =>
      sandbox.call(`${account}/${act}`, {
        token: admin,
        body: { reason: 'Asked for by the practice.', ...(act === 'suspend' && { mark }) },
      });
    expect((await change('suspend')).status).toBe(200);
    await expect(open({ token }).connected).rejects.toMatchObject({ message: 'UNAUTHENTICATED' });
    expect((await change('reactivate')).status).toBe(200);
    await expect(open({ token }).connected).resolves.toBeUndefined();
  });

  test('[SEC-9] rejects pages of other origins', async () => {
    const foreign = open(
      { token: await tokenOf('therapist@demo.test') },
      { extraHeaders: { origin: 'https://evil.example' } },
    );
    await expect(foreign.connected).rejects.toThrow('websocket error');
    const own = open({ token: await tokenOf('therapist@demo.test') }, { extraHeaders: { origin: sandbox.appUrl } });
    await expect(own.connected).resolves.toBeUndefined();
  });

  test('[SESSION-4] reports a cancellation by the client to the provider', async () => {
    const amina = open({ token: await tokenOf('therapist@demo.test') });
    await amina.connected;
    const arrival = amina.next('appointment.updated');
    await sandbox.call(`/v1/appointments/${ids.appointments.upcoming}/cancel`, {
      token: await tokenOf('patient@demo.test'),
      body: { reason: { code: 'OTHER', text: null } },
    });
    expect(await arrival).toMatchObject({
      appointmentId: ids.appointments.upcoming,
      providerId: ids.providers.amina,
      status: 'CANCELLED',
    });
  });

  test('[SESSION-4] reports a new message to the provider, which is then unread', async () => {
    const token = await tokenOf('therapist@demo.test');
    const amina = open({ token });
    await amina.connected;
    const arrival = amina.next('client.message');
    const unreadMessages = async () =>
      ((await sandbox.call('/v1/providers/dashboard/stats', { token })).body.data as { unreadMessages: number })
        .unreadMessages;
    const unread = (await unreadMessages()) + 1;
    expect(
      (await sandbox.call('/sandbox/messages', { body: { from: 'patient@demo.test', to: 'therapist@demo.test' } })).body
        .data,
    ).toEqual({ unread, delivered: 1 });
    expect(await arrival).toMatchObject({ clientId: ids.users.layla, clientName: 'Layla Haddad', unread });
    expect(await unreadMessages()).toBe(unread);
  });

  test('[SESSION-4] ends a connection when its token is revoked', async () => {
    const amina = open({ token: await tokenOf('therapist@demo.test') });
    await amina.connected;
    const end = amina.next('disconnect');
    await sandbox.call('/sandbox/expire', { body: { email: 'therapist@demo.test' } });
    expect(await end).toBe('io server disconnect');
  });

  test('[SESSION-4] ends every connection when down, accepts none, and accepts them again when up', async () => {
    const token = await tokenOf('therapist@demo.test');
    const amina = open({ token });
    await amina.connected;
    const end = amina.next('disconnect');
    await sandbox.call('/sandbox/realtime', { body: { down: true } });
    expect(await end).toBe('transport close');
    await expect(open({ token }).connected).rejects.toThrow('websocket error');
    await sandbox.call('/sandbox/realtime', { body: { down: false } });
    await expect(open({ token }).connected).resolves.toBeUndefined();
    const { connections } = (await sandbox.control.requests()).realtime;
    expect(connections.map(({ event }) => event)).toEqual(['connected', 'disconnected', 'refused', 'connected']);
  });

  test.each([
    ['an unknown event', { name: 'party', payload: {}, to: 'x' }],
    ['a payload that does not fit', { name: 'payment.received', payload: { ...paid, amount: 'much' }, to: 'x' }],
    ['unknown', { name: 'payment.received', payload: paid }],
  ])('reports the problem of %s', async (_, body) => {
    expect(await send(body)).toMatchObject({ status: 422, body: { code: 'VALIDATION_FAILED' } });
  });
});

test('[SESSION-4] ends a connection when its token expires', async () => {
  // The clock is fixed: the token lasts a second from the connection, however long that takes.
  const started = new Date();
  const brief = await startTestSandbox({ now: () => started, accessTokenSeconds: 1 });
  const { accessToken } = await brief.control.token({ email: 'therapist@demo.test' });
  const socket = io(brief.apiUrl, {
    auth: { token: accessToken },
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
  });
  sockets.push(socket);
  expect(await new Promise((resolve) => socket.once('disconnect', resolve))).toBe('io server disconnect');
  await brief.close();
});

describe('the channel of a room', () => {
  const roomName = 'rpcyv9669n6wb4aj';

  /** Layla waits in front of her session's room, and Dr. Rahman is in it. */
  async function atTheDoor() {
    const [layla, amina] = [await tokenOf('patient@demo.test'), await tokenOf('therapist@demo.test')];
    const entered = await sandbox.call(`/cloud/v1/rooms/${roomName}/participants`, { token: layla, body: {} });
    await sandbox.call(`/v1/appointments/${ids.appointments.startable}/start`, { token: amina, body: {} });
    return { amina, secret: (entered.body.data as { participantId: string }).participantId };
  }

  test('[SESSION-4] tells the one who was let in, by the id and the secret of their place, without a token', async () => {
    const { amina, secret } = await atTheDoor();
    const layla = open({ room: roomName, participantId: 'participant-1', secret });
    await layla.connected;
    const arrival = layla.next('room.moderated');
    await sandbox.call(`/cloud/v1/rooms/${roomName}/participants/participant-1/admit`, { token: amina, body: {} });
    expect(await arrival).toEqual({ roomName, act: 'ADMITTED' });
    expect(JSON.stringify(layla.events)).not.toMatch(/Layla|Amina/);
  });

  test.each([
    ['another secret', { secret: 'participant-1' }],
    ['the place of someone else', { participantId: 'participant-2' }],
    ['a room that does not exist', { room: 'nosuchroom0000' }],
    ['no secret', { secret: undefined }],
  ])('[SESSION-4] rejects %s', async (_, over) => {
    const { secret } = await atTheDoor();
    await expect(
      open({ room: roomName, participantId: 'participant-1', secret, ...over }).connected,
    ).rejects.toMatchObject({ message: 'UNAUTHENTICATED' });
  });

  test('[SESSION-4] has no place any more for someone who was sent out', async () => {
    const { amina, secret } = await atTheDoor();
    await sandbox.call(`/cloud/v1/rooms/${roomName}/participants/participant-1/remove`, { token: amina, body: {} });
    await expect(open({ room: roomName, participantId: 'participant-1', secret }).connected).rejects.toMatchObject({
      message: 'UNAUTHENTICATED',
    });
  });
});
