import { describe, expect, it, vi } from 'vitest';
import { LOOK_AGAIN_MS, watchConnection } from './connection.ts';

function setUp(isOnline = true) {
  const world = {
    isOnline,
    isAnswering: true,
    looks: 0,
    tell: () => undefined as void,
    timers: [] as { milliseconds: number; run: () => void }[],
  };
  const connection = watchConnection({
    isOnline: () => world.isOnline,
    onChange: (listener) => {
      world.tell = listener;
      return () => undefined;
    },
    after: (milliseconds, run) => {
      const timer = { milliseconds, run };
      world.timers.push(timer);
      return () => void world.timers.splice(world.timers.indexOf(timer), 1);
    },
    look: () => {
      world.looks += 1;
      return world.isAnswering ? Promise.resolve(true) : Promise.reject(new TypeError('Failed to fetch'));
    },
  });
  const told = vi.fn<() => void>();
  connection.subscribe(told);
  const browserSays = (next: boolean) => {
    world.isOnline = next;
    world.tell();
  };
  return { world, connection, told, browserSays };
}

/** Lets everything that is promised happen. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('the connection', () => {
  it('[SEC-17] follows the browser’s offline and online reports at once', () => {
    const { connection, told, browserSays } = setUp();
    browserSays(false);
    expect(connection.isConnected()).toBe(false);
    browserSays(true);
    expect(connection.isConnected()).toBe(true);
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('[SEC-17] is probed at once when a call gets no answer, and again until it is back', async () => {
    const { world, connection, told } = setUp();
    world.isAnswering = false;
    connection.doubt();
    await settle();
    expect(connection.isConnected()).toBe(false);
    expect(world.timers.map(({ milliseconds }) => milliseconds)).toEqual([LOOK_AGAIN_MS]);
    world.isAnswering = true;
    world.timers.pop()?.run();
    await settle();
    expect(connection.isConnected()).toBe(true);
    expect(told).toHaveBeenCalledTimes(2);
    expect(world.timers).toEqual([]);
  });

  it('is not lost when only the called server fails', async () => {
    const { connection, told } = setUp();
    connection.doubt();
    await settle();
    expect(connection.isConnected()).toBe(true);
    expect(told).not.toHaveBeenCalled();
  });

  it('is probed once, however many calls fail together', async () => {
    const { world, connection } = setUp();
    for (let calls = 0; calls < 5; calls += 1) connection.doubt();
    await settle();
    expect(world.looks).toBe(1);
  });

  it('trusts the browser over a probe that was started before its report', async () => {
    const { world, connection, browserSays } = setUp();
    world.isAnswering = true;
    connection.doubt();
    browserSays(false);
    await settle();
    expect(connection.isConnected()).toBe(false);
  });

  it('does not probe while the browser reports offline', async () => {
    const { world, connection } = setUp(false);
    connection.doubt();
    await settle();
    expect(world.looks).toBe(0);
    expect(connection.isConnected()).toBe(false);
  });
});
