import { describe, expect, it, vi } from 'vitest';
import { createRenewalTimer, renewalDue, RENEWAL_TICK_MS } from './renewal-timer.ts';
import { fakeClock } from './testing.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('when a token is due', () => {
  it.each([
    ['5 minutes', 5 * MINUTE, 5 * MINUTE - 30 * SECOND],
    ['1 hour', HOUR, HOUR - 30 * SECOND],
    ['60 s', MINUTE, 30 * SECOND],
    ['59 s', 59 * SECOND, 29.5 * SECOND],
    ['20 s', 20 * SECOND, 10 * SECOND],
    ['10 s', 10 * SECOND, 5 * SECOND],
    ['4 s', 4 * SECOND, 5 * SECOND],
    ['1 ms', 1, 5 * SECOND],
    ['30 days', 30 * DAY, 30 * DAY - 30 * SECOND],
  ])('[AUTH-6] [SEC-3] is 30 s ahead, or half its life, never within 5 s: %s', (_words, lifetime, due) => {
    expect(renewalDue(lifetime)).toBe(due);
  });

  it.each([undefined, 0, -1, -300_000, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    '[SEC-3] is never for a lifetime of %s',
    (lifetime) => {
      expect(renewalDue(lifetime)).toBeNull();
    },
  );
});

function setUp() {
  const clock = fakeClock();
  const onDue = vi.fn<() => void>();
  return { clock, onDue, timer: createRenewalTimer(clock, onDue) };
}

describe('the timer', () => {
  it('[AUTH-6] [SEC-3] renews a token of 5 minutes 30 s (±5) ahead, and once', async () => {
    const { clock, onDue, timer } = setUp();
    timer.watch(5 * MINUTE);
    await clock.pass(265 * SECOND - 1);
    expect(onDue).not.toHaveBeenCalled();
    await clock.pass(10 * SECOND);
    expect(onDue).toHaveBeenCalledTimes(1);
    await clock.pass(DAY);
    expect(onDue).toHaveBeenCalledTimes(1);
    expect(clock.pending()).toBe(0);
  });

  it.each([
    ['30 days ahead', 30 * DAY],
    ['5 minutes given in milliseconds, taken for seconds', 5 * MINUTE * 1000],
    ['an instant given in milliseconds', Date.parse('2026-11-24T15:05:00Z') * 1000],
    ['the greatest number', Number.MAX_VALUE],
    ['more than a timer can hold', 2 ** 31 + 1],
  ])('[SEC-3] causes none in a day for an expiry %s, and never overflows a timer', async (_words, lifetime) => {
    const { clock, onDue, timer } = setUp();
    timer.watch(lifetime);
    await clock.pass(HOUR);
    clock.sleep(DAY);
    await clock.wake();
    expect(onDue).not.toHaveBeenCalled();
    expect(clock.longest()).toBeLessThanOrEqual(RENEWAL_TICK_MS);
  });

  it.each([undefined, 0, -1, Number.NaN, Number.POSITIVE_INFINITY])(
    '[SEC-3] sets no timer at all for a lifetime of %s',
    async (lifetime) => {
      const { clock, onDue, timer } = setUp();
      timer.watch(lifetime);
      await clock.pass(DAY);
      await clock.wake();
      expect(onDue).not.toHaveBeenCalled();
      expect(clock.pending()).toBe(0);
      expect(timer.left()).toBeNull();
    },
  );

  it('[SEC-3] renews once within 5 s after a sleep of 8 hours, even where nothing wakes it', async () => {
    const { clock, onDue, timer } = setUp();
    timer.watch(5 * MINUTE);
    await clock.pass(MINUTE);
    clock.sleep(8 * HOUR);
    await clock.pass(5 * SECOND);
    expect(onDue).toHaveBeenCalledTimes(1);
    await clock.wake();
    await clock.pass(HOUR);
    expect(onDue).toHaveBeenCalledTimes(1);
  });

  it('[SEC-3] renews once, at once, when several wake events end the sleep', async () => {
    const { clock, onDue, timer } = setUp();
    timer.watch(5 * MINUTE);
    clock.sleep(8 * HOUR);
    for (let count = 0; count < 50; count += 1) await clock.wake();
    expect(onDue).toHaveBeenCalledTimes(1);
  });

  it('[SEC-3] does not renew early on a wake event', async () => {
    const { clock, onDue, timer } = setUp();
    timer.watch(5 * MINUTE);
    for (let count = 0; count < 50; count += 1) await clock.wake();
    expect(onDue).not.toHaveBeenCalled();
    expect(clock.pending()).toBe(2);
  });

  it.each([
    ['10 minutes fast', 10 * MINUTE],
    ['10 minutes slow', -10 * MINUTE],
    ['a day slow', -DAY],
    ['at 1970', -Date.parse('2026-11-24T15:00:00Z')],
  ])('[SEC-3] causes no loop where the clock is %s: one renewal for each token', async (_words, wrongBy) => {
    const clock = fakeClock(Date.parse('2026-11-24T15:00:00Z') + wrongBy);
    let renewals = 0;
    const timer = createRenewalTimer(clock, () => {
      renewals += 1;
      timer.watch(5 * MINUTE);
    });
    timer.watch(5 * MINUTE);
    await clock.pass(27 * MINUTE);
    expect(renewals).toBe(6);
  });

  it.each([
    ['10 minutes forward: one early renewal', 10 * MINUTE, 1],
    ['10 minutes back: none', -10 * MINUTE, 0],
    ['an hour forward, as some do for summer time: one early renewal', HOUR, 1],
    ['an hour back, as some do for winter time: none', -HOUR, 0],
  ])('[SEC-3] causes no loop where the clock is set %s', async (_words, by, early) => {
    const clock = fakeClock();
    let renewals = 0;
    const timer = createRenewalTimer(clock, () => {
      renewals += 1;
      timer.watch(5 * MINUTE);
    });
    timer.watch(5 * MINUTE);
    await clock.pass(MINUTE);
    clock.setWall(by);
    await clock.pass(10 * SECOND);
    expect(renewals).toBe(early);
    await clock.pass(4 * MINUTE);
    expect(renewals).toBe(1);
  });

  it('[SEC-3] renews a token that ends at once no more often than every 5 s', async () => {
    const clock = fakeClock();
    let renewals = 0;
    const timer = createRenewalTimer(clock, () => {
      renewals += 1;
      timer.watch(1);
    });
    timer.watch(1);
    await clock.pass(MINUTE);
    expect(renewals).toBe(12);
  });

  it('[AUTH-6] watches only the newest token, and none after the end', async () => {
    const { clock, onDue, timer } = setUp();
    timer.watch(MINUTE);
    await clock.pass(20 * SECOND);
    timer.watch(5 * MINUTE);
    await clock.pass(2 * MINUTE);
    expect(onDue).not.toHaveBeenCalled();
    expect(timer.left()).toBe(3 * MINUTE);
    timer.stop();
    await clock.pass(HOUR);
    await clock.wake();
    expect(onDue).not.toHaveBeenCalled();
    expect(clock.pending()).toBe(0);
  });
});
