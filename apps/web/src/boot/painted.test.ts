import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextTask, painted } from './painted.ts';

/** A window that paints when it is told to, with the timers of the test. */
function windowOf() {
  const frames: FrameRequestCallback[] = [];
  const scope = {
    setTimeout: (callback: () => void, limit?: number) => setTimeout(callback, limit),
    clearTimeout: (timer: ReturnType<typeof setTimeout>) => clearTimeout(timer),
    requestAnimationFrame: (callback: FrameRequestCallback) => frames.push(callback),
  } as unknown as Window;
  return { scope, paint: () => frames.splice(0).forEach((frame) => frame(0)) };
}

describe('[FAST-2] what came in the HTML', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is painted before anything else is loaded', async () => {
    const { scope, paint } = windowOf();
    const then = vi.fn<() => void>();
    void painted(scope).then(then);
    await vi.advanceTimersByTimeAsync(100);
    expect(then).not.toHaveBeenCalled();
    paint();
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

  it('is followed by a task of its own: what waits already comes first', async () => {
    const order: string[] = [];
    setTimeout(() => order.push('pressed'));
    void nextTask().then(() => order.push('next'));
    await vi.advanceTimersByTimeAsync(1);
    expect(order).toEqual(['pressed', 'next']);
  });
});
