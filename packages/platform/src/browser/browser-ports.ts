import { noLock, noTabs, type KeyStorage, type OpenTabChannel, type PageClock, type TabLock } from './ports.ts';

/** The browser globals that the ports use. */
export type BrowserScope = Window & typeof globalThis;

/** Events of a page that has slept, was hidden, or is online again. */
const wakes: readonly (keyof WindowEventMap)[] = ['focus', 'online', 'pageshow'];

/** Calls back after so many milliseconds, by `setTimeout`; the returned function cancels it. */
export const afterTimeout: PageClock['after'] = (milliseconds, callback) => {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
};

/** The clocks of a page. */
export function browserClock(scope: BrowserScope): PageClock {
  return {
    now: () => scope.Date.now(),
    monotonic: () => scope.performance.now(),
    after: (milliseconds, callback) => {
      const timer = scope.setTimeout(callback, milliseconds);
      return () => scope.clearTimeout(timer);
    },
    onWake: (listener) => {
      const wake = () => listener();
      for (const name of wakes) scope.addEventListener(name, wake);
      scope.document.addEventListener('visibilitychange', wake);
      return () => {
        for (const name of wakes) scope.removeEventListener(name, wake);
        scope.document.removeEventListener('visibilitychange', wake);
      };
    },
  };
}

/** Opens a channel to the other tabs; in a browser without channels each tab is on its own. */
export function browserTabs(scope: BrowserScope, name: string): OpenTabChannel {
  if (typeof scope.BroadcastChannel !== 'function') return noTabs;
  const channel = new scope.BroadcastChannel(name);
  return {
    post: (message) => channel.postMessage(message),
    subscribe: (listener) => {
      const receive = ({ data }: MessageEvent<unknown>) => listener(data);
      channel.addEventListener('message', receive);
      return () => channel.removeEventListener('message', receive);
    },
    close: () => channel.close(),
  };
}

/** The locks of the origin. Outside a secure context there are none. */
export function browserLock(scope: BrowserScope): TabLock {
  const { navigator } = scope;
  if (!('locks' in navigator)) return noLock;
  return async (name, work) => {
    const done = await navigator.locks.request(name, async () => ({ result: await work() }));
    return done.result;
  };
}

/**
 * A storage of the browser, looked up at each call: some browsers throw on access.
 * @param kind The tab’s own is `sessionStorage`. @default 'localStorage'
 */
export function browserStorage(
  scope: BrowserScope,
  kind: 'localStorage' | 'sessionStorage' = 'localStorage',
): KeyStorage {
  return {
    getItem: (key) => scope[kind].getItem(key),
    setItem: (key, value) => scope[kind].setItem(key, value),
    removeItem: (key) => scope[kind].removeItem(key),
  };
}

/** Wraps a storage so that it never throws: one that is refused or full reads as empty and keeps nothing. */
export function safeStorage(storage: KeyStorage): KeyStorage {
  const attempt = <Value>(action: () => Value, otherwise: Value): Value => {
    try {
      return action();
    } catch {
      return otherwise;
    }
  };
  return {
    getItem: (key) => attempt(() => storage.getItem(key), null),
    setItem: (key, value) => attempt(() => storage.setItem(key, value), undefined),
    removeItem: (key) => attempt(() => storage.removeItem(key), undefined),
  };
}
