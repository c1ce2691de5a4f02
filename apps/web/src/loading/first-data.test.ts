import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Lets the time go by, in milliseconds. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** Longer than the browser takes to call back an idle page. */
const IDLE_MS = 300;

/** A page of its own, which has work for an idle moment and whose first screen is not shown. */
async function openPage() {
  vi.unstubAllGlobals();
  vi.resetModules();
  const { beginCall, holdForFirstData } = await import('./first-data.ts');
  const { markReady } = await import('./first-screen.ts');
  const { whenIdle } = await import('@sakina/design-system');
  // The design system takes a window to be a whole one while it loads.
  vi.stubGlobal('window', globalThis);
  const scope = new EventTarget();
  const work = vi.fn<() => void>();
  holdForFirstData(scope as Window);
  whenIdle(work);
  return { beginCall, markReady, scope, work };
}

describe('idle work', () => {
  it('[FAST-1] is held until no call is under way once the first screen is shown', async () => {
    const { beginCall, markReady, work } = await openPage();
    const [first, second] = [beginCall(), beginCall()];
    markReady();
    await pass(1000);
    first();
    await pass(1000);
    expect(work).not.toHaveBeenCalled();
    second();
    await pass(IDLE_MS);
    expect(work).toHaveBeenCalledOnce();
  });

  it('[FAST-1] waits for a call that follows from an answer', async () => {
    const { beginCall, markReady, work } = await openPage();
    const first = beginCall();
    markReady();
    await pass(1000);
    first();
    const next = beginCall();
    await pass(1000);
    expect(work).not.toHaveBeenCalled();
    next();
    await pass(IDLE_MS);
    expect(work).toHaveBeenCalledOnce();
  });

  it('[FAST-1] waits for the screen, though the calls before it are answered', async () => {
    const { beginCall, markReady, work } = await openPage();
    beginCall()();
    await pass(5000);
    expect(work).not.toHaveBeenCalled();
    markReady();
    await pass(IDLE_MS);
    expect(work).toHaveBeenCalledOnce();
  });

  it.each(['pointerdown', 'keydown'])('[FAST-1] does not wait once a person acts: %s', async (type) => {
    for (const isShown of [false, true]) {
      const { beginCall, markReady, scope, work } = await openPage();
      beginCall();
      if (isShown) markReady();
      await pass(1000);
      expect(work).not.toHaveBeenCalled();
      scope.dispatchEvent(new Event(type));
      await pass(IDLE_MS);
      expect(work).toHaveBeenCalledOnce();
    }
  });

  it('[FAST-1] waits at most 5 seconds for data, and 10 for a screen', async () => {
    const unanswered = await openPage();
    unanswered.beginCall();
    unanswered.markReady();
    await pass(4900);
    expect(unanswered.work).not.toHaveBeenCalled();
    await pass(100 + IDLE_MS);
    expect(unanswered.work).toHaveBeenCalledOnce();

    const empty = await openPage();
    await pass(9900);
    expect(empty.work).not.toHaveBeenCalled();
    await pass(100 + IDLE_MS);
    expect(empty.work).toHaveBeenCalledOnce();
  });

  it('[FAST-1] is not held again by later calls', async () => {
    const { beginCall, markReady } = await openPage();
    markReady();
    await pass(IDLE_MS);
    beginCall();
    const { whenIdle } = await import('@sakina/design-system');
    const later = vi.fn<() => void>();
    whenIdle(later);
    await pass(IDLE_MS);
    expect(later).toHaveBeenCalledOnce();
  });
});
