import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserClock, browserLock, browserStorage, browserTabs, type BrowserScope } from './browser-ports.ts';

/** A browser of which only this is there. */
const scopeWith = (parts: object) => parts as BrowserScope;

afterEach(() => void vi.useRealTimers());

describe('a browser’s ports', () => {
  it.each(['focus', 'online', 'pageshow', 'visibilitychange'])(
    '[SEC-3] tell of %s as a reason to look at the clock',
    (name) => {
      const window = new EventTarget();
      const document = new EventTarget();
      const scope = scopeWith(Object.assign(window, { document }));
      const listener = vi.fn<() => void>();
      const stop = browserClock(scope).onWake(listener);
      const target = name === 'visibilitychange' ? document : window;
      target.dispatchEvent(new Event(name));
      expect(listener).toHaveBeenCalledTimes(1);
      stop();
      target.dispatchEvent(new Event(name));
      expect(listener).toHaveBeenCalledTimes(1);
    },
  );

  it('call back later, or not at all', () => {
    vi.useFakeTimers();
    const clock = browserClock(scopeWith({ setTimeout, clearTimeout, Date, performance }));
    const kept = vi.fn<() => void>();
    const cancelled = vi.fn<() => void>();
    clock.after(100, kept);
    clock.after(100, cancelled)();
    vi.advanceTimersByTime(100);
    expect(kept).toHaveBeenCalledTimes(1);
    expect(cancelled).not.toHaveBeenCalled();
    expect(clock.now()).toBe(Date.now());
    expect(clock.monotonic()).toBe(performance.now());
  });

  it('[SEC-7] carry a message to the other tabs, and not back', async () => {
    const [first, second] = [0, 1].map(() => browserTabs(scopeWith({ BroadcastChannel }), 'sakina-test'));
    const heard = vi.fn<(message: unknown) => void>();
    const own = vi.fn<(message: unknown) => void>();
    const stops = [second!.subscribe(heard), first!.subscribe(own)];
    first!.post({ kind: 'ended', reason: 'logout' });
    await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith({ kind: 'ended', reason: 'logout' }));
    expect(own).not.toHaveBeenCalled();
    for (const stop of stops) stop();
  });

  it('leave a tab by itself where the browser has no channel', () => {
    expect(() => browserTabs(scopeWith({}), 'sakina-test').post('anything')).not.toThrow();
  });

  it('[SEC-2] take the turn by the browser’s lock, and without one do the work all the same', async () => {
    const request = vi.fn<(name: string, work: () => Promise<unknown>) => Promise<unknown>>((_name, work) => work());
    await expect(
      browserLock(scopeWith({ navigator: { locks: { request } } }))('sakina-renewal', async () => 'done'),
    ).resolves.toBe('done');
    expect(request).toHaveBeenCalledExactlyOnceWith('sakina-renewal', expect.any(Function));
    await expect(browserLock(scopeWith({ navigator: {} }))('sakina-renewal', async () => 'done')).resolves.toBe('done');
  });

  it('[SEC-10] ask for the storage only when it is used, so that a browser that refuses it stops nothing before', () => {
    const scope = Object.defineProperty({}, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
    const storage = browserStorage(scopeWith(scope));
    expect(() => storage.getItem('x')).toThrow('refused');
  });
});
