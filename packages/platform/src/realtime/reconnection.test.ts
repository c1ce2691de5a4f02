import { createServer } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import type { AddressInfo, Server as TcpServer } from 'node:net';
import { Server } from 'socket.io';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backoffDelay } from './backoff.ts';
import { createRealtime } from './create.ts';
import type { Realtime } from './realtime.ts';

const ends: (() => unknown)[] = [];

/** Waits for what the network does, which takes no time by the pinned clock. */
async function until(condition: () => boolean): Promise<void> {
  for (let turns = 0; !condition(); turns += 1) {
    if (turns > 20_000) throw new Error('It never happened.');
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}

async function listen(server: TcpServer, port = 0): Promise<string> {
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function startServer(port = 0) {
  const http = createServer();
  const io = new Server(http);
  const base = await listen(http, port);
  const stop = () => io.close();
  ends.push(stop);
  return { io, base, port: Number(new URL(base).port), stop };
}

function connectTo(base: string, token: () => string | null = () => 'a token', random = () => 0.5): Realtime {
  const realtime = createRealtime({ base, token, random });
  ends.push(realtime.close);
  realtime.open();
  return realtime;
}

/**
 * Lets each wait pass as soon as it is planned, and gives the milliseconds between the attempts that the server sees.
 */
async function gaps(realtime: Realtime, attempts: readonly number[], count: number): Promise<number[]> {
  for (let seen = 1; seen <= count; seen += 1) {
    await until(() => attempts.length === seen && realtime.status() === 'waiting');
    vi.advanceTimersToNextTimer();
  }
  await until(() => attempts.length === count + 1);
  return attempts.slice(1).map((at, index) => at - (attempts[index] ?? 0));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a lost connection', () => {
  it.each([
    [0.8, [600, 1200, 2400, 4800, 5000, 5000, 5000]],
    [0.0, [1000, 2000, 4000, 5000, 5000, 5000, 5000]],
    [0.99, [1495, 2990, 5000, 5000, 5000, 5000, 5000]],
  ])(
    '[SESSION-4] is retried after 1 s up to 5 s, randomised by half, without end (chance %d)',
    async (chance, expected) => {
      vi.spyOn(Math, 'random').mockReturnValue(chance);
      const attempts: number[] = [];
      const refusing = createTcpServer((socket) => {
        attempts.push(Date.now());
        socket.destroy();
      });
      ends.push(() => refusing.close());
      const realtime = connectTo(await listen(refusing));
      expect(await gaps(realtime, attempts, expected.length)).toEqual(expected);
    },
  );

  it('[SESSION-4] attempts time out after 20 s without an answer, and are repeated', async () => {
    let attempts = 0;
    const silent = createTcpServer((socket) => {
      attempts += 1;
      ends.push(() => socket.destroy());
    });
    ends.push(() => silent.close());
    const realtime = connectTo(await listen(silent));
    await until(() => attempts === 1);
    vi.advanceTimersByTime(19_999);
    expect(realtime.status()).toBe('connecting');
    vi.advanceTimersByTime(1);
    expect(realtime.status()).toBe('waiting');
    vi.advanceTimersByTime(1500);
    await until(() => attempts === 2);
  });

  it('[SESSION-4] times out after 20 s if the server opens it and never completes the handshake', async () => {
    let greetings = 0;
    const { io, base } = await startServer();
    io.use(() => {
      greetings += 1;
    });
    const realtime = connectTo(base);
    await until(() => greetings === 1);
    vi.advanceTimersByTime(19_999);
    expect(realtime.status()).toBe('connecting');
    vi.advanceTimersByTime(1);
    expect(realtime.status()).toBe('waiting');
    vi.advanceTimersByTime(1000);
    await until(() => greetings === 2);
  });

  it('[SESSION-4] is restored when the server is back, and the gap is reported once', async () => {
    const first = await startServer();
    const realtime = connectTo(first.base);
    const gap = vi.fn<() => void>();
    realtime.onGap(gap);
    await until(() => realtime.status() === 'connected');
    expect(gap).not.toHaveBeenCalled();
    await first.stop();
    await until(() => realtime.status() === 'waiting');
    vi.advanceTimersByTime(1500);
    await until(() => realtime.status() === 'waiting');
    const second = await startServer(first.port);
    vi.advanceTimersByTime(3000);
    await until(() => realtime.status() === 'connected');
    expect(gap).toHaveBeenCalledOnce();
    expect(second.io.engine.clientsCount).toBe(1);
  });
});

describe('a server that refuses', () => {
  it.each([
    [0, [500, 1000, 2000, 4000, 5000, 5000]],
    [0.5, [1000, 2000, 4000, 5000, 5000, 5000]],
  ])('[SESSION-4] is retried with the same delays after a refusal (chance %d)', async (chance, expected) => {
    const attempts: number[] = [];
    const { io, base } = await startServer();
    io.use((_socket, next) => {
      attempts.push(Date.now());
      next(new Error('unauthorized'));
    });
    const realtime = connectTo(
      base,
      () => 'a token',
      () => chance,
    );
    expect(await gaps(realtime, attempts, expected.length)).toEqual(expected);
  });

  it('[SESSION-4] is retried after its disconnect, with the current token', async () => {
    const { io, base } = await startServer();
    const tokens: unknown[] = [];
    io.on('connection', (socket) => tokens.push(socket.handshake.auth['token']));
    let token = 'first';
    const realtime = connectTo(base, () => token);
    await until(() => realtime.status() === 'connected' && tokens.length === 1);
    token = 'renewed';
    io.disconnectSockets();
    await until(() => realtime.status() === 'waiting');
    vi.advanceTimersByTime(999);
    expect(realtime.status()).toBe('waiting');
    vi.advanceTimersByTime(1);
    await until(() => realtime.status() === 'connected');
    expect(tokens).toEqual(['first', 'renewed']);
  });

  it('[SESSION-4] has the same delays by our formula and by the library’s', () => {
    expect([0, 1, 2, 3, 4, 40, 4000].map((failures) => backoffDelay(failures, 0.5))).toEqual([
      1000, 2000, 4000, 5000, 5000, 5000, 5000,
    ]);
    expect([0, 1, 2, 3, 4].map((failures) => backoffDelay(failures, 0))).toEqual([500, 1000, 2000, 4000, 5000]);
    expect([0, 1, 2].map((failures) => backoffDelay(failures, 0.999_999))).toEqual([1500, 3000, 5000]);
  });
});
