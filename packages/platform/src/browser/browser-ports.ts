import { noLock, noTabs, type KeyStorage, type OpenTabChannel, type PageClock, type TabLock } from './ports.ts';

/** What a browser has of what the ports need. */
export type BrowserScope = Window & typeof globalThis;

/** What happens to a page that has slept, was hidden, or has its network back. */
const wakes: readonly (keyof WindowEventMap)[] = ['focus', 'online', 'pageshow'];

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

/** Opens a channel to the other tabs; in a browser without, each tab is by itself. */
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

/** The local storage, asked for anew each time: some browsers throw at the mere mention. */
export function browserStorage(scope: BrowserScope): KeyStorage {
  return {
    getItem: (key) => scope.localStorage.getItem(key),
    setItem: (key, value) => scope.localStorage.setItem(key, value),
    removeItem: (key) => scope.localStorage.removeItem(key),
  };
}
