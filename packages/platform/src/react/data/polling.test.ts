import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pollDistance, whenDueAndVisible } from './polling.ts';

describe('the interval between reads', () => {
  it.each([
    ['no failure', 3000, 0, 0, 3000],
    ['the first failure', 3000, 1, 0, 3000],
    ['the second', 3000, 2, 0, 6000],
    ['the third', 3000, 3, 0, 12_000],
    ['the fourth', 3000, 4, 0, 24_000],
    ['the hundredth', 3000, 100, 0, 24_000],
    ['a server that wants longer', 3000, 1, 60_000, 60_000],
    ['a server that wants less', 3000, 4, 1000, 24_000],
    ['a time that has passed', 3000, 0, -5, 3000],
  ])('after %s grows, and stays within bounds [SEC-13]', (_, everyMs, failures, retryAfterMs, expected) => {
    expect(pollDistance(everyMs, failures, retryAfterMs)).toBe(expected);
  });
});

describe('a scheduled read', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  function page(isVisible: boolean) {
    const listeners = new Set<() => void>();
    return {
      listeners,
      show: (shown: boolean) => {
        isVisible = shown;
        for (const listener of listeners) listener();
      },
      ports: {
        isVisible: () => isVisible,
        onVisibility: (listener: () => void) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      },
    };
  }

  it('runs once when due', () => {
    const { ports, show, listeners } = page(true);
    const run = vi.fn<() => void>();
    whenDueAndVisible(1000, run, ports);
    vi.advanceTimersByTime(999);
    show(true);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    show(true);
    vi.advanceTimersByTime(5000);
    expect(run).toHaveBeenCalledOnce();
    expect(listeners.size).toBe(0);
  });

  it('waits while the page is hidden, and runs as soon as it is visible', () => {
    const { ports, show } = page(false);
    const run = vi.fn<() => void>();
    whenDueAndVisible(1000, run, ports);
    vi.advanceTimersByTime(3_600_000);
    show(false);
    expect(run).not.toHaveBeenCalled();
    show(true);
    expect(run).toHaveBeenCalledOnce();
  });

  it('does not run after it was canceled, and leaves nothing behind', () => {
    const { ports, show, listeners } = page(false);
    const run = vi.fn<() => void>();
    const stop = whenDueAndVisible(1000, run, ports);
    vi.advanceTimersByTime(2000);
    stop();
    show(true);
    expect(run).not.toHaveBeenCalled();
    expect([listeners.size, vi.getTimerCount()]).toEqual([0, 0]);
  });
});
