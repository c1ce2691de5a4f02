import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A page of its own: no screen is shown yet. */
async function freshPage() {
  vi.resetModules();
  const page = await import('./first-screen.ts');
  // The design system takes a window to be a whole one while it loads.
  vi.stubGlobal('window', globalThis);
  return page;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the first screen', () => {
  it('waits for nothing unless its code or texts are on their way', async () => {
    const { firstScreenSettling } = await freshPage();
    expect(firstScreenSettling.get()).toBe(false);
  });

  it.each(['there', 'failed'])('[FRAME-5] waits until its code and texts are %s, and says so once', async (how) => {
    const { awaitFirstScreen, firstScreenSettling } = await freshPage();
    let [arrive, fail] = [() => {}, () => {}];
    const code = new Promise<void>((resolve, reject) => {
      [arrive, fail] = [resolve, () => reject(new Error('ChunkLoadError'))];
    });
    const seen: boolean[] = [];
    firstScreenSettling.subscribe(() => seen.push(firstScreenSettling.get()));
    awaitFirstScreen(code);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([firstScreenSettling.get(), seen]).toEqual([true, []]);
    if (how === 'there') arrive();
    else fail();
    await vi.advanceTimersByTimeAsync(0);
    expect([firstScreenSettling.get(), seen]).toEqual([false, [false]]);
  });

  it('is not told to those who have gone', async () => {
    const { awaitFirstScreen, firstScreenSettling } = await freshPage();
    const listener = vi.fn<() => void>();
    firstScreenSettling.subscribe(listener)();
    awaitFirstScreen(Promise.resolve());
    await vi.advanceTimersByTimeAsync(0);
    expect([firstScreenSettling.get(), listener.mock.calls.length]).toEqual([false, 0]);
  });

  it('[FAST-1] is followed by idle work once it is shown, and not before', async () => {
    const { firstIdle, markReady } = await freshPage();
    const work = vi.fn<() => void>();
    void firstIdle.then(work);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(work).not.toHaveBeenCalled();
    markReady();
    await vi.advanceTimersByTimeAsync(3000);
    expect(work).toHaveBeenCalledOnce();
  });
});
