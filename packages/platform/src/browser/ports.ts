/** The clocks and timers of the page. */
export interface PageClock {
  /** Wall clock in milliseconds since 1970. It may be wrong, and may jump. */
  readonly now: () => number;
  /** Milliseconds since some start. Never jumps, but may stand still while the machine sleeps. */
  readonly monotonic: () => number;
  /** Calls back after so many milliseconds, unless the returned function is called first. */
  readonly after: (milliseconds: number, callback: () => void) => () => void;
  /** Calls the listener whenever the page may have slept or been offline, until the returned function is called. */
  readonly onWake: (listener: () => void) => () => void;
}

/** Talks to the other tabs of this origin. What arrives may come from anybody, so each reader judges it. */
export interface TabChannel {
  readonly post: (message: unknown) => void;
  /** Calls the listener with each message of another tab, never with one's own. */
  readonly subscribe: (listener: (message: unknown) => void) => () => void;
}

/** A channel that can be given back. */
export interface OpenTabChannel extends TabChannel {
  /** Posts and hears nothing any more. */
  readonly close: () => void;
}

/** Does a piece of work while no other tab does one under that name; a tab that dies gives the turn on: `navigator.locks`. */
export type TabLock = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

/** The part of a storage that is needed; any of it may throw. */
export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A clock that stands still: nothing is renewed by time. For a session that no timer shall disturb, as in a story. */
export const stoppedClock: PageClock = {
  now: () => 0,
  monotonic: () => 0,
  after: () => () => undefined,
  onWake: () => () => undefined,
};

/** No other tabs. */
export const noTabs: OpenTabChannel = {
  post: () => undefined,
  subscribe: () => () => undefined,
  close: () => undefined,
};

/** Nobody to wait for. */
export const noLock: TabLock = (_name, work) => work();

/** Keeps nothing. */
export const noStorage: KeyStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/**
 * Starts to measure. The span is the longer of what the two clocks say: one stands still while the machine sleeps, the
 * other may be set back.
 * @returns How many milliseconds have gone by.
 */
export function stopwatch({ now, monotonic }: Pick<PageClock, 'now' | 'monotonic'>): () => number {
  const start = now();
  const monotonicStart = monotonic();
  return () => Math.max(now() - start, monotonic() - monotonicStart, 0);
}

/** Resolves after so many milliseconds. */
export const wait = (clock: Pick<PageClock, 'after'>, milliseconds: number): Promise<void> =>
  new Promise((resolve) => void clock.after(milliseconds, resolve));
