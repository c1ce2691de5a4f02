import type { Server } from 'socket.io';
import * as library from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRealtime } from './create.ts';
import type { RealtimeOptions, SocketLibrary } from './create.ts';
import type { RealtimeStatus } from './realtime.ts';
import { recordConsole, startSocketServer } from './testing.ts';

let io: Server;
let base: string;
/** The tokens of all handshakes so far. */
let greetings: unknown[];
/** Everything that reached the server, handshake or not. */
let knocks: number;
const ends: (() => void)[] = [];
let expectSilence: () => void;

beforeEach(async () => {
  greetings = [];
  knocks = 0;
  const server = await startSocketServer();
  ({ io, base } = server);
  io.on('connection', (socket) => greetings.push(socket.handshake.auth['token']));
  server.http.on('connection', () => {
    knocks += 1;
  });
  expectSilence = recordConsole();
});
afterEach(async () => {
  for (const end of ends.splice(0)) end();
  await io.close();
  expectSilence();
});

/** Work that waits for its time, done when the test says so. */
function pinnedTimer() {
  const waiting = new Map<() => void, number>();
  return {
    schedule: (work: () => void, milliseconds: number) => {
      waiting.set(work, milliseconds);
      return () => void waiting.delete(work);
    },
    pass: () => {
      const due = [...waiting.keys()];
      waiting.clear();
      for (const work of due) work();
    },
    waits: () => [...waiting.values()],
  };
}

function create(options: Partial<RealtimeOptions> = {}) {
  const realtime = createRealtime({ base, token: () => 'a token', ...options });
  ends.push(realtime.close);
  return realtime;
}

/** What comes later, or fails. */
function pending() {
  let [resolve, reject] = [() => {}, () => {}];
  const promise = new Promise<void>((done, fail) => {
    [resolve, reject] = [done, () => fail(new Error('It did not come'))];
  });
  return { promise, resolve, reject };
}

/** Connects another client. Whatever the one under test had sent before has reached the server by then. */
async function anotherConnects() {
  create({ token: () => 'another' }).open();
  await vi.waitFor(() => expect(greetings).toContain('another'));
}

describe('opening and closing', () => {
  it('[SESSION-4] [PORTAL-5] loads nothing and does not connect before it is opened', async () => {
    const load = vi.fn<() => Promise<SocketLibrary>>(() => Promise.resolve(library));
    expect(create({ load }).status()).toBe('closed');
    await anotherConnects();
    expect([load.mock.calls.length, knocks]).toEqual([0, 1]);
  });

  it('[PORTAL-5] has one connection however often it is opened', async () => {
    const realtime = create();
    realtime.open();
    realtime.open();
    await vi.waitFor(() => expect(realtime.status()).toBe('connected'));
    realtime.open();
    await anotherConnects();
    expect(greetings).toEqual(['a token', 'another']);
    expect([realtime.status(), io.engine.clientsCount]).toEqual(['connected', 2]);
  });

  it('[PORTAL-5] ends when the portal is left, and reconnects when it is entered again', async () => {
    const realtime = create();
    const seen: RealtimeStatus[] = [];
    realtime.subscribe(() => seen.push(realtime.status()));
    realtime.open();
    await vi.waitFor(() => expect(realtime.status()).toBe('connected'));
    realtime.close();
    await vi.waitFor(() => expect(io.engine.clientsCount).toBe(0));
    realtime.open();
    await vi.waitFor(() => expect(realtime.status()).toBe('connected'));
    expect(greetings).toHaveLength(2);
    expect(seen).toEqual(['connecting', 'connected', 'closed', 'connecting', 'connected']);
  });

  it('[PORTAL-5] stays closed when it is closed while the library is still loading', async () => {
    let arrive: (loaded: SocketLibrary) => void = () => undefined;
    const load = () =>
      new Promise<SocketLibrary>((resolve) => {
        arrive = resolve;
      });
    const realtime = create({ load });
    realtime.open();
    realtime.close();
    arrive(library);
    await anotherConnects();
    expect([realtime.status(), knocks]).toEqual(['closed', 1]);
  });

  it('[FAST-1] loads its library after what comes first, whether that came or failed', async () => {
    for (const settle of ['resolve', 'reject'] as const) {
      const first = pending();
      const load = vi.fn<() => Promise<SocketLibrary>>(() => Promise.resolve(library));
      const realtime = create({ load, after: first.promise });
      realtime.open();
      await anotherConnects();
      expect([realtime.status(), load.mock.calls.length]).toEqual(['connecting', 0]);
      first[settle]();
      await vi.waitFor(() => expect(realtime.status()).toBe('connected'));
      expect(load).toHaveBeenCalledOnce();
      greetings = [];
    }
  });

  it('[FAST-1] [PORTAL-5] loads nothing where the portal is left before what comes first', async () => {
    const first = pending();
    const load = vi.fn<() => Promise<SocketLibrary>>(() => Promise.resolve(library));
    const realtime = create({ load, after: first.promise });
    realtime.open();
    realtime.close();
    first.resolve();
    await anotherConnects();
    expect([realtime.status(), load.mock.calls.length, knocks]).toEqual(['closed', 0, 1]);
  });

  it('[PORTAL-5] has one connection when it is closed and opened again while the library is loading', async () => {
    const arrivals: ((loaded: SocketLibrary) => void)[] = [];
    const load = () =>
      new Promise<SocketLibrary>((resolve) => {
        arrivals.push(resolve);
      });
    const realtime = create({ load });
    realtime.open();
    realtime.close();
    realtime.open();
    for (const arrive of arrivals.toReversed()) arrive(library);
    await vi.waitFor(() => expect(realtime.status()).toBe('connected'));
    await anotherConnects();
    expect(io.engine.clientsCount).toBe(2);
  });

  it('[PORTAL-5] [SESSION-4] leaves nothing behind when it is closed while connecting', async () => {
    const realtime = create();
    realtime.open();
    await vi.waitFor(() => expect(knocks).toBe(1));
    realtime.close();
    await anotherConnects();
    await vi.waitFor(() => expect(io.engine.clientsCount).toBe(1));
    expect([realtime.status(), knocks]).toEqual(['closed', 2]);
  });

  it('[SESSION-4] opens before it is left, which browsers report otherwise, and says no token then', async () => {
    const ends: string[] = [];
    io.engine.on('connection', (socket: { on: (event: 'close', listener: (reason: string) => void) => void }) =>
      socket.on('close', (reason) => ends.push(reason)),
    );
    const realtime = create({ load: () => Promise.resolve(library) });
    realtime.open();
    // The request for the connection is sent, and its answer is not there.
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    realtime.close();
    await vi.waitFor(() => expect(ends).toHaveLength(1));
    expect(realtime.status()).toBe('closed');
    expect([greetings, io.engine.clientsCount]).toEqual([[], 0]);
  });

  it('[SESSION-4] makes no attempt after a logout, neither the library’s nor our own', async () => {
    io.use((_socket, next) => next(new Error('unauthorized')));
    const timer = pinnedTimer();
    const refused = create({ schedule: timer.schedule });
    refused.open();
    await vi.waitFor(() => expect(refused.status()).toBe('waiting'));
    refused.close();
    expect(timer.waits()).toEqual([]);

    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const lost = create({ base: 'http://127.0.0.1:1' });
    lost.open();
    while (lost.status() !== 'waiting')
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    lost.close();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});

describe('the token', () => {
  it('[SESSION-4] is required: without one nothing is attempted, and it connects once there is one', async () => {
    const timer = pinnedTimer();
    let token: string | null = null;
    const load = vi.fn<() => Promise<SocketLibrary>>(() => Promise.resolve(library));
    const realtime = create({ token: () => token, schedule: timer.schedule, load, random: () => 0.5 });
    realtime.open();
    expect(timer.waits()).toEqual([1000]);
    timer.pass();
    await anotherConnects();
    expect([knocks, load.mock.calls.length, timer.waits()]).toEqual([1, 0, [2000]]);
    token = 'late token';
    timer.pass();
    await vi.waitFor(() => expect(realtime.status()).toBe('connected'));
    expect(greetings).toEqual(['another', 'late token']);
  });

  it('[SESSION-4] stops the attempts when it is dropped while offline', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let token: string | null = 'a token';
    const realtime = create({ token: () => token });
    realtime.open();
    while (realtime.status() !== 'connected')
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    const before = knocks;
    token = null;
    for (const engine of io.sockets.sockets.values()) engine.conn.close();
    while (realtime.status() !== 'waiting')
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    for (let round = 0; round < 20; round += 1) {
      vi.advanceTimersByTime(1000);
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    }
    expect(knocks).toBe(before);
    vi.useRealTimers();
  });

  it('[SESSION-4] [SEC-8] is sent in the handshake, never in the address', async () => {
    const addresses: string[] = [];
    io.engine.on('initial_headers', (_headers: unknown, request: { url: string }) => addresses.push(request.url));
    const realtime = create({ token: () => 'secret-token' });
    realtime.open();
    await vi.waitFor(() => expect(greetings).toEqual(['secret-token']));
    expect(addresses).toHaveLength(1);
    expect(addresses[0]).not.toContain('secret-token');
  });
});

describe('the library', () => {
  it('[SESSION-4] is loaded again when loading failed', async () => {
    const timer = pinnedTimer();
    const load = vi
      .fn<() => Promise<SocketLibrary>>(() => Promise.resolve(library))
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    const realtime = create({ load, schedule: timer.schedule });
    realtime.open();
    await vi.waitFor(() => expect(realtime.status()).toBe('waiting'));
    timer.pass();
    await vi.waitFor(() => expect(realtime.status()).toBe('connected'));
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('[SESSION-4] gets the required reconnection options', async () => {
    const sockets: library.Socket[] = [];
    const io = ((...given: Parameters<typeof library.io>) => {
      const socket = library.io(...given);
      sockets.push(socket);
      return socket;
    }) as typeof library.io;
    create({ load: () => Promise.resolve({ io }) }).open();
    await vi.waitFor(() => expect(sockets).toHaveLength(1));
    expect(sockets[0]?.io.opts).toMatchObject({
      reconnection: true,
      reconnectionDelay: 1000,
      reconnectionDelayMax: 5000,
      randomizationFactor: 0.5,
      reconnectionAttempts: Infinity,
      timeout: 20_000,
    });
  });
});
