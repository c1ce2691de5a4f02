/** Wait after a failed probe of the network, in milliseconds (SEC-17: everything is sent within 5 s of return). */
export const LOOK_AGAIN_MS = 2_000;

/** What the connection is judged by. */
export interface ConnectionPorts {
  /** The browser’s opinion: false is certain, true only means that there is some network. */
  readonly isOnline: () => boolean;
  /** Calls the listener when the browser’s opinion changes. */
  readonly onChange: (listener: () => void) => () => void;
  /** Calls back after so many milliseconds; the returned function cancels it. */
  readonly after: (milliseconds: number, callback: () => void) => () => void;
  /** Requests something small from the page’s own server; resolves with whether any answer came. Must bypass caches. */
  readonly look: () => Promise<boolean>;
}

/** Whether this device has a connection. */
export interface Connection {
  readonly isConnected: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** A call got no answer: the browser may not have noticed yet, so probe at once. */
  readonly doubt: () => void;
}

/**
 * Watches the connection of this device. The browser is trusted when it reports offline; when it reports online and a
 * call fails all the same (captive portal, tunnel), a probe decides, repeated until one is answered.
 */
export function watchConnection({ isOnline, onChange, after, look }: ConnectionPorts): Connection {
  const listeners = new Set<() => void>();
  let isConnected = isOnline();
  let isLooking = false;
  let callOff: (() => void) | null = null;
  // A probe started before the browser changed its opinion no longer counts.
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
