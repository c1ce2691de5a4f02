import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextTask, painted } from './painted.ts';

type Scope = Parameters<typeof painted>[0];

/** A window that draws and paints on demand, with fake timers. */
function windowOf() {
  const frames: FrameRequestCallback[] = [];
  const watchers = new Set<PerformanceObserverCallback>();
  class Observer {
    static supportedEntryTypes = ['paint'];
    readonly #watcher: PerformanceObserverCallback;
    constructor(watcher: PerformanceObserverCallback) {
      this.#watcher = watcher;
    }
    observe() {
      watchers.add(this.#watcher);
    }
    disconnect() {
      watchers.delete(this.#watcher);
    }
  }
  const scope = {
    PerformanceObserver: Observer,
    setTimeout: (callback: () => void, limit?: number) => setTimeout(callback, limit),
    clearTimeout: (timer: ReturnType<typeof setTimeout>) => clearTimeout(timer),
    requestAnimationFrame: (callback: FrameRequestCallback) => frames.push(callback),
    cancelAnimationFrame: () => undefined,
  } as unknown as Scope;
  const show = (name: string) =>
    watchers.forEach((watcher) =>
      watcher(
        { getEntriesByName: (asked) => (asked === name ? [{}] : []) } as PerformanceObserverEntryList,
        {} as PerformanceObserver,
      ),
    );
  return { scope, show, draw: () => frames.splice(0).forEach((frame) => frame(0)), watchers };
}

describe('[FAST-2] what came in the HTML', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is seen before anything else is loaded, not only drawn', async () => {
    const { scope, draw, show, watchers } = windowOf();
    const then = vi.fn<() => void>();
    void painted(scope).then(then);
    draw();
    show('first-paint');
    await vi.advanceTimersByTimeAsync(100);
    expect(then).not.toHaveBeenCalled();
    show('first-contentful-paint');
    await vi.advanceTimersByTimeAsync(0);
    expect(then).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
    expect(watchers.size).toBe(0);
  });

  it.each([
    { name: 'says nothing of paints', supported: ['resource'] },
    { name: 'does not say what it supported of', supported: undefined },
  ])('is drawn before that in a browser that $name', async ({ supported }) => {
    const { scope, draw } = windowOf();
    Object.assign(scope.PerformanceObserver, { supportedEntryTypes: supported });
    const then = vi.fn<() => void>();
    void painted(scope).then(then);
    await vi.advanceTimersByTimeAsync(100);
    expect(then).not.toHaveBeenCalled();
    draw();
    await vi.advanceTimersByTimeAsync(0);
    expect(then).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('holds nothing up in a tab that paints nothing', async () => {
    const { scope } = windowOf();
    const then = vi.fn<() => void>();
    void painted(scope).then(then);
    await vi.advanceTimersByTimeAsync(300);
    expect(then).toHaveBeenCalledOnce();
  });

  it('resolves in a new task, after the work that was already queued', async () => {
    const order: string[] = [];
    setTimeout(() => order.push('pressed'));
    void nextTask().then(() => order.push('next'));
    await vi.advanceTimersByTimeAsync(1);
    expect(order).toEqual(['pressed', 'next']);
  });
});
