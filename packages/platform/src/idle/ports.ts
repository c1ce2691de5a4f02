/** What the watch needs from the browser; tests hand in their own. */
export interface IdlePorts {
  /** The wall clock, in epoch milliseconds: goes on while the machine sleeps, but people move it. */
  now: () => number;
  /** Milliseconds since some moment: nobody moves it, but it may stand still while the machine sleeps. */
  monotonic: () => number;
  /** Calls back every so many milliseconds; gives a function that stops it. */
  every: (milliseconds: number, callback: () => void) => () => void;
  /** Calls back once, later; gives a function that calls it off. */
  after: (milliseconds: number, callback: () => void) => () => void;
  /** Opens the channel to the other tabs. */
  connect: (listener: (data: unknown) => void) => IdleLink;
}

/** An open channel to the other tabs. */
export interface IdleLink {
  post: (message: unknown) => void;
  close: () => void;
}

/** The ports over a browser's globals. Where tabs cannot talk to each other, each watches by itself. */
export function browserIdlePorts(scope: typeof globalThis, channel: string): IdlePorts {
  return {
    now: () => scope.Date.now(),
    monotonic: () => scope.performance.now(),
    every: (milliseconds, callback) => {
      const timer = scope.setInterval(callback, milliseconds);
      return () => scope.clearInterval(timer);
    },
    after: (milliseconds, callback) => {
      const timer = scope.setTimeout(callback, milliseconds);
      return () => scope.clearTimeout(timer);
    },
    connect: (listener) => {
      if (typeof scope.BroadcastChannel !== 'function') return { post: () => undefined, close: () => undefined };
      const link = new scope.BroadcastChannel(channel);
      link.addEventListener('message', ({ data }: MessageEvent<unknown>) => listener(data));
      return { post: (message) => link.postMessage(message), close: () => link.close() };
    },
  };
}
