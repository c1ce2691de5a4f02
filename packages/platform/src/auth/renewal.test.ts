import { describe, expect, it, vi } from 'vitest';
import { NoRefreshTokenError, RenewalRefusedError } from './errors.ts';
import type { LogFailure } from './log.ts';
import { runRenewal, waitBefore, type RenewalOptions, type RenewalOutcome } from './renewal.ts';
import { fakeClock } from './testing.ts';

function start(options: Partial<RenewalOptions> = {}) {
  const clock = fakeClock();
  const began = clock.monotonic();
  const tries: number[] = [];
  const log = vi.fn<LogFailure>();
  let outcome: RenewalOutcome | 'pending' = 'pending';
  const attempt = options.attempt ?? (() => Promise.reject(new TypeError('Failed to fetch')));
  void runRenewal({
    clock,
    random: () => 0,
    log,
    left: 30_000,
    isOver: () => false,
    ...options,
    attempt: () => {
      tries.push(clock.monotonic() - began);
      return attempt();
    },
  }).then((value) => (outcome = value));
  return { clock, tries, log, outcome: () => outcome };
}

describe('a renewal', () => {
  it.each([new RenewalRefusedError(), new NoRefreshTokenError()])(
    '[AUTH-6] ends at once when refused: %s',
    async (error) => {
      const { clock, tries, log, outcome } = start({ attempt: () => Promise.reject(error) });
      await clock.pass(0);
      expect(outcome()).toBe('refused');
      await clock.pass(60_000);
      expect(tries).toEqual([0]);
      expect(log).toHaveBeenCalledExactlyOnceWith('renew the session', error);
    },
  );

  it('[AUTH-6] without an answer retries with growing waits while the token lives, then gives up', async () => {
    const { clock, tries, outcome } = start();
    await clock.pass(29_999);
    expect(tries).toEqual([0, 1_000, 3_000, 7_000, 15_000, 23_000]);
    expect(outcome()).toBe('pending');
    await clock.pass(1);
    expect(outcome()).toBe('unanswered');
    await clock.pass(60_000);
    expect(tries).toHaveLength(6);
  });

  it('[AUTH-6] succeeds when an answer arrives in the end', async () => {
    const attempt = vi
      .fn<() => Promise<unknown>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockRejectedValueOnce(new Error('502'))
      .mockResolvedValue(null);
    const { clock, tries, outcome } = start({ attempt });
    await clock.pass(3_000);
    expect(outcome()).toBe('renewed');
    expect(tries).toEqual([0, 1_000, 3_000]);
    expect(clock.pending()).toBe(0);
  });

  it('[AUTH-6] that hangs is given up when the token expires', async () => {
    const { clock, tries, outcome } = start({ attempt: () => new Promise(() => undefined) });
    await clock.pass(29_999);
    expect(outcome()).toBe('pending');
    await clock.pass(1);
    expect(outcome()).toBe('unanswered');
    expect(tries).toEqual([0]);
  });

  it.each([
    ['ended while it slept', -8 * 3_600_000, 10_000],
    ['has 2 s left', 2_000, 10_000],
    ['does not tell', null, 30_000],
    ['has 20 s left', 20_000, 20_000],
  ])(
    '[AUTH-6] [SEC-3] gets the time that the token has, and 10 s at least, where the token %s',
    async (_words, left, time) => {
      const { clock, outcome } = start({ left });
      await clock.pass(time - 1);
      expect(outcome()).toBe('pending');
      await clock.pass(1);
      expect(outcome()).toBe('unanswered');
    },
  );

  it('[AUTH-6] retries when the network is back instead of waiting on, yet never twice within a second', async () => {
    const { clock, tries } = start();
    await clock.pass(3_200);
    expect(tries).toEqual([0, 1_000, 3_000]);
    for (let count = 0; count < 20; count += 1) await clock.wake();
    await clock.pass(700);
    expect(tries).toHaveLength(3);
    await clock.pass(100);
    expect(tries).toEqual([0, 1_000, 3_000, 4_000]);
  });

  it('[AUTH-6] stops when the session has ended meanwhile', async () => {
    let isOver = false;
    const { clock, tries } = start({ isOver: () => isOver });
    await clock.pass(500);
    isOver = true;
    await clock.pass(60_000);
    expect(tries).toEqual([0]);
  });

  it('[AUTH-6] waits 1, 2, 4, 8, 8 … s, up to a quarter less by chance', () => {
    expect([1, 2, 3, 4, 5, 60].map((count) => waitBefore(count, () => 0))).toEqual([
      1_000, 2_000, 4_000, 8_000, 8_000, 8_000,
    ]);
    expect([1, 4].map((count) => waitBefore(count, () => 1))).toEqual([750, 6_000]);
  });
});
