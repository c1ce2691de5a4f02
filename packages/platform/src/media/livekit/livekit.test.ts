import { ConnectionErrorReason, ConnectionQuality, DisconnectReason, RoomEvent, Track } from 'livekit-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MediaError } from '../port.ts';
import { createFakeServer, liveKitAccess } from '../testing/livekit-world.ts';
import { abilitiesOf } from './abilities.ts';
import { connectLiveKit } from './connect.ts';
import type { LiveKitOptions } from './connect.ts';
import { createExchange, newKey } from './key-exchange.ts';
import { connectFailure, fateOf, qualityOf, rejoinWait, sourceOf } from './reasons.ts';

const NOTHING = { microphone: { on: false }, camera: { on: false } };
const channel = { send: () => undefined, on: () => () => undefined, status: () => 'open' as const };

/** Timers that pass when they are told to. */
function createTimers() {
  const planned: { milliseconds: number; work: () => void }[] = [];
  return {
    after: (milliseconds: number, work: () => void) => {
      const timer = { milliseconds, work };
      planned.push(timer);
      return () => void (planned.includes(timer) && planned.splice(planned.indexOf(timer), 1));
    },
    waits: () => planned.map(({ milliseconds }) => milliseconds),
    pass: (milliseconds: number) => {
      for (const timer of planned.filter((one) => one.milliseconds === milliseconds)) {
        planned.splice(planned.indexOf(timer), 1);
        timer.work();
      }
    },
  };
}

const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

function openCall(options: LiveKitOptions = {}, change = {}) {
  const server = createFakeServer();
  const timers = createTimers();
  const renew = vi.fn<() => Promise<ReturnType<typeof liveKitAccess>>>(() =>
    Promise.resolve(liveKitAccess('a', change)),
  );
  const room = connectLiveKit(liveKitAccess('a', change), channel, undefined, {
    createRoom: (roomOptions) => server.roomOf('a', roomOptions),
    after: timers.after,
    now: () => 1000,
    renew,
    ...options,
  });
  return { server, timers, renew, room };
}

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});
afterEach(() => void vi.unstubAllGlobals());

describe('a call through LiveKit', () => {
  it('comes back with new access after the library has given up, and says when it tries again [REAL-2]', async () => {
    const { server, timers, renew, room } = openCall();
    await room.join(NOTHING);
    expect(room.snapshot()).toMatchObject({ state: 'connected', seats: [{ id: 'a', isSelf: true }] });
    server.setAway(true);
    server.end('a', DisconnectReason.SIGNAL_CLOSE);
    expect(room.snapshot()).toMatchObject({
      state: 'reconnecting',
      retryAt: 2000,
      failure: { at: 'network', why: 'gave-up' },
    });
    timers.pass(1000);
    await settle();
    expect(room.snapshot()).toMatchObject({ state: 'reconnecting', retryAt: 6000, failure: { why: 'unreachable' } });
    server.setAway(false);
    timers.pass(5000);
    await settle();
    expect(room.snapshot()).toMatchObject({ state: 'connected', retryAt: null, failure: null });
    expect(renew).toHaveBeenCalledTimes(2);
    expect(server.ids()).toEqual(['a']);
  });

  it('goes on trying while the server cannot be asked, and ends when it gives no access any more', async () => {
    const { server, timers, renew, room } = openCall();
    await room.join(NOTHING);
    server.end('a', undefined);
    renew.mockRejectedValueOnce(new Error('away'));
    timers.pass(1000);
    await settle();
    expect(room.snapshot()).toMatchObject({ state: 'reconnecting', failure: { at: 'network' } });
    renew.mockRejectedValueOnce(new MediaError({ at: 'access', why: 'refused' }));
    timers.pass(5000);
    await settle();
    expect(room.snapshot()).toMatchObject({ state: 'lost', seats: [], failure: { at: 'access', why: 'refused' } });
    expect(timers.waits()).not.toContain(10_000);
  });

  it('asks again for access that ran out while the browser asked for devices, once', async () => {
    const { server, renew, room } = openCall();
    server.refuse(1);
    await room.join(NOTHING);
    expect(room.snapshot().state).toBe('connected');
    expect(renew).toHaveBeenCalledTimes(1);
    const refused = openCall();
    refused.server.refuse(2);
    await refused.room.join(NOTHING);
    expect(refused.room.snapshot()).toMatchObject({ state: 'lost', failure: { at: 'access', why: 'expired' } });
  });

  it.each([
    [DisconnectReason.DUPLICATE_IDENTITY, 'moved'],
    [DisconnectReason.PARTICIPANT_REMOVED, 'removed'],
    [DisconnectReason.ROOM_DELETED, 'ended'],
    [DisconnectReason.ROOM_CLOSED, 'ended'],
  ] as const)('ends for the reason %s as %s and comes back by no means', async (reason, state) => {
    const { server, timers, room } = openCall();
    await room.join(NOTHING);
    server.end('a', reason);
    expect(room.snapshot()).toMatchObject({ state, seats: [], retryAt: null });
    expect(timers.waits()).not.toContain(1000);
  });

  it('marks a lost signalling, and says that it reconnects when that lasts for three seconds', async () => {
    const { server, timers, room } = openCall();
    await room.join(NOTHING);
    server.play('a', RoomEvent.SignalReconnecting);
    expect(room.snapshot().state).toBe('degraded');
    timers.pass(3000);
    expect(room.snapshot()).toMatchObject({ state: 'reconnecting', seats: [{ quality: 'lost' }] });
    server.play('a', RoomEvent.Reconnected);
    expect(room.snapshot().state).toBe('connected');
    server.play('a', RoomEvent.Reconnecting);
    expect(room.snapshot().state).toBe('reconnecting');
  });

  it('counts the three seconds anew for each loss of the signalling, and waits for none once it is left', async () => {
    const { server, timers, room } = openCall();
    await room.join(NOTHING);
    const isWaitedFor = () => timers.waits().filter((milliseconds) => milliseconds === 3000).length;
    server.play('a', RoomEvent.SignalReconnecting);
    server.play('a', RoomEvent.Reconnected);
    expect(isWaitedFor()).toBe(0);
    server.play('a', RoomEvent.SignalReconnecting);
    server.play('a', RoomEvent.SignalReconnecting);
    expect([room.snapshot().state, isWaitedFor()]).toEqual(['degraded', 1]);
    server.play('a', RoomEvent.Reconnecting);
    expect(isWaitedFor()).toBe(0);
    server.play('a', RoomEvent.SignalReconnecting);
    await room.leave('left');
    expect([room.snapshot().state, isWaitedFor()]).toEqual(['left', 0]);
  });

  it('asks someone who only watches for no device, and refuses to send theirs', async () => {
    const open = vi.fn<() => Promise<MediaStreamTrack>>();
    const screen = vi.fn<() => Promise<MediaStream>>();
    const { room } = openCall({ capture: { open, screen } }, { canPublish: false });
    await room.join({ microphone: { on: true }, camera: { on: true } });
    expect(room.snapshot()).toMatchObject({ state: 'connected', failure: null });
    await expect(room.set('camera', true)).rejects.toBeInstanceOf(MediaError);
    await expect(room.shareScreen()).rejects.toBeInstanceOf(MediaError);
    expect(open).not.toHaveBeenCalled();
    expect(screen).not.toHaveBeenCalled();
    expect(room.abilities).toMatchObject({ canPublish: false, screenShare: false });
  });

  it('is not left for good where the page is frozen, and frees its place where the page goes [REAL-2]', async () => {
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    const happens = async (name: string) => {
      page.dispatchEvent(new Event(name));
      await settle();
    };
    const { server, timers, room } = openCall();
    await room.join(NOTHING);
    await happens('beforeunload');
    expect(room.snapshot()).toMatchObject({ state: 'connected' });
    await happens('freeze');
    expect(room.snapshot()).toMatchObject({ state: 'reconnecting', retryAt: 2000 });
    timers.pass(1000);
    await settle();
    expect(room.snapshot()).toMatchObject({ state: 'connected', failure: null });
    await happens('pagehide');
    expect(room.snapshot()).toMatchObject({ state: 'left', seats: [], retryAt: null });
    expect(server.ids()).toEqual([]);
  });

  it('keeps the seat of whoever is lost without a goodbye, until they are back or the room drops them [REAL-2]', async () => {
    const { server, room } = openCall();
    const enter = () => server.roomOf('b').connect('', '');
    const seats = () => room.snapshot().seats.map(({ id, quality }) => `${id} ${quality}`);
    await room.join(NOTHING);
    await enter();
    expect(seats()).toEqual(['a good', 'b good']);
    for (const reason of [DisconnectReason.SIGNAL_CLOSE, DisconnectReason.CONNECTION_TIMEOUT]) {
      server.end('b', reason);
      expect(seats()).toEqual(['a good', 'b lost']);
      await enter();
      expect(seats()).toEqual(['a good', 'b good']);
    }
    server.end('b', DisconnectReason.CONNECTION_TIMEOUT);
    room.drop('b');
    expect(seats()).toEqual(['a good']);
    for (const reason of [DisconnectReason.CLIENT_INITIATED, DisconnectReason.PARTICIPANT_REMOVED, undefined]) {
      await enter();
      server.end('b', reason);
      expect(seats()).toEqual(['a good']);
    }
    await enter();
    // The room put them outside before their own connection ended.
    room.drop('b');
    server.end('b', DisconnectReason.SIGNAL_CLOSE);
    expect(seats()).toEqual(['a good']);
  });

  it('keeps no seat for someone who only watches', async () => {
    const { server, room } = openCall();
    await room.join(NOTHING);
    await server.roomOf('b', {}, { canPublish: false }).connect('', '');
    server.end('b', DisconnectReason.CONNECTION_TIMEOUT);
    expect(room.snapshot().seats.map(({ id }) => id)).toEqual(['a']);
  });

  it('is either private or can be recorded, never both', () => {
    expect(abilitiesOf(liveKitAccess('a'))).toMatchObject({ endToEnd: 'none', serverRecording: true });
    expect(abilitiesOf(liveKitAccess('a', { privacy: 'PRIVATE' }))).toMatchObject({
      endToEnd: 'frames',
      serverRecording: false,
      serverCaptions: false,
    });
  });

  it('is not begun without encryption where it is private and the browser cannot encrypt', async () => {
    const { server, room } = openCall({ createKeys: () => null }, { privacy: 'PRIVATE' });
    await room.join(NOTHING);
    expect(room.snapshot()).toMatchObject({ state: 'lost', failure: { at: 'encryption', why: 'unsupported' } });
    expect(server.ids()).toEqual([]);
  });
});

describe('the words of the library', () => {
  it('lead to a rejoin for every reason that is not someone’s decision', () => {
    const decided = new Set([
      'CLIENT_INITIATED',
      'DUPLICATE_IDENTITY',
      'PARTICIPANT_REMOVED',
      'ROOM_DELETED',
      'ROOM_CLOSED',
    ]);
    const names = Object.keys(DisconnectReason).filter((name) => Number.isNaN(Number(name)));
    const rejoining = names.filter(
      (name) => fateOf(DisconnectReason[name as keyof typeof DisconnectReason]) === 'rejoin',
    );
    expect(rejoining).toEqual(names.filter((name) => !decided.has(name)));
    expect(fateOf(undefined)).toBe('rejoin');
  });

  it.each([
    [ConnectionErrorReason.NotAllowed, { at: 'access', why: 'expired' }],
    [ConnectionErrorReason.Timeout, { at: 'network', why: 'timeout' }],
    [ConnectionErrorReason.InternalError, { at: 'network', why: 'blocked' }],
    [ConnectionErrorReason.ServerUnreachable, { at: 'network', why: 'unreachable' }],
    [undefined, { at: 'network', why: 'unreachable' }],
  ])('say why nothing was connected: %s', (reason, failure) => {
    expect(connectFailure(reason)).toEqual(failure);
  });

  it('become the port’s own', () => {
    expect(Object.values(ConnectionQuality).map(qualityOf).toSorted()).toEqual([
      'fair',
      'good',
      'lost',
      'poor',
      'unknown',
    ]);
    expect(sourceOf(Track.Source.ScreenShareAudio)).toBe('screen-audio');
    expect(sourceOf(Track.Source.Unknown)).toBeUndefined();
    expect([0, 1, 2, 3, 4, 99].map(rejoinWait)).toEqual([1000, 5000, 10_000, 15_000, 15_000, 15_000]);
  });
});

describe('the keys of a private call', () => {
  it('are opened by whom they are wrapped for, and by no one else', async () => {
    const [a, b, c] = await Promise.all([createExchange(), createExchange(), createExchange()]);
    const key = newKey();
    const wrapped = await a.wrap(key, b.publicKey);
    expect(new Uint8Array(await b.unwrap(wrapped, a.publicKey))).toEqual(key);
    await expect(c.unwrap(wrapped, a.publicKey)).rejects.toMatchObject({ name: 'OperationError' });
    expect(JSON.stringify(wrapped)).not.toContain(btoa(String.fromCharCode(...key)));
  });

  it('are never the same twice, nor wrapped the same', async () => {
    const [a, b] = await Promise.all([createExchange(), createExchange()]);
    const key = newKey();
    expect(newKey()).not.toEqual(key);
    expect(await a.wrap(key, b.publicKey)).not.toEqual(await a.wrap(key, b.publicKey));
  });
});
