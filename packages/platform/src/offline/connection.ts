/** How long after a failed look at the network the next one begins, in milliseconds (SEC-17: all is sent within 5 s of return). */
export const LOOK_AGAIN_MS = 2_000;

/** What the connection is judged by. */
export interface ConnectionPorts {
  /** What the browser thinks: false is certain, true only means that there is some network. */
  readonly isOnline: () => boolean;
  /** Calls the listener when the browser has changed its mind. */
  readonly onChange: (listener: () => void) => () => void;
  /** Calls back later; gives a function that calls it off. */
  readonly after: (milliseconds: number, callback: () => void) => () => void;
  /** Asks whoever served the page for something small; whether any answer came. Must not be answered out of a cache. */
  readonly look: () => Promise<boolean>;
}

/** Whether this device has a connection. */
export interface Connection {
  readonly isConnected: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** A call got no answer: the browser may not have noticed yet, so it is looked at once. */
  readonly doubt: () => void;
}

/**
 * Watches the connection of this device. The browser is believed when it says that there is none; when it says that there is one
 * and a call fails all the same (a hotel's network, a tunnel), a look decides, again and again until one is answered.
 */
export function watchConnection({ isOnline, onChange, after, look }: ConnectionPorts): Connection {
  const listeners = new Set<() => void>();
  let isConnected = isOnline();
  let isLooking = false;
  let callOff: (() => void) | null = null;
  // A look that was begun under another opinion of the browser says nothing any more.
  let turn = 0;

  function become(next: boolean) {
    if (next === isConnected) return;
    isConnected = next;
    for (const listener of listeners) listener();
  }

  async function lookNow() {
    if (isLooking || !isOnline()) return;
    callOff?.();
    callOff = null;
    isLooking = true;
    const asked = turn;
    const isAnswered = await look().catch(() => false);
    isLooking = false;
    if (asked !== turn) return;
    become(isAnswered);
    if (!isAnswered) callOff = after(LOOK_AGAIN_MS, () => void lookNow());
  }

  onChange(() => {
    turn += 1;
    callOff?.();
    callOff = null;
    isLooking = false;
    become(isOnline());
  });

  return {
    isConnected: () => isConnected,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    doubt: () => void lookNow(),
  };
}
