import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdIdleWork, whenIdle } from './when-idle.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => vi.advanceTimersByTimeAsync(3000);

describe('work for an idle page', () => {
  it('[FAST-1] begins once the browser is idle', async () => {
    const work = vi.fn<() => void>();
    whenIdle(work);
    expect(work).not.toHaveBeenCalled();
    await settle();
    expect(work).toHaveBeenCalledOnce();
  });

  it('[FAST-1] waits for everyone who holds it back, and once for each', async () => {
    const [first, second] = [holdIdleWork(), holdIdleWork()];
    const work = vi.fn<() => void>();
    whenIdle(work);
    first();
    first();
    await settle();
    expect(work).not.toHaveBeenCalled();
    second();
    await settle();
    expect(work).toHaveBeenCalledOnce();
  });

  it('is not done where it was canceled, held back or not', async () => {
    const release = holdIdleWork();
    const work = vi.fn<() => void>();
    const [cancelHeld, cancelLater] = [whenIdle(work), whenIdle(work)];
    cancelHeld();
    release();
    cancelLater();
    await settle();
    expect(work).not.toHaveBeenCalled();
  });
});
