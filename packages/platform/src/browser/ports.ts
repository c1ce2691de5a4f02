/** The clocks and timers of the page. */
export interface PageClock {
  /** Wall clock in milliseconds since 1970. It may be wrong, and may jump. */
  readonly now: () => number;
  /** Milliseconds since some start. Never jumps, but may stop while the machine sleeps. */
  readonly monotonic: () => number;
  /** Calls back after so many milliseconds, unless the returned function is called first. */
  readonly after: (milliseconds: number, callback: () => void) => () => void;
  /** Calls the listener whenever the page may have slept or been offline, until the returned function is called. */
  readonly onWake: (listener: () => void) => () => void;
}

/** Messages between the tabs of this origin. They are untrusted, so each reader validates them. */
export interface TabChannel {
  readonly post: (message: unknown) => void;
  /** Calls the listener with each message of another tab, never with this tab’s own. */
  readonly subscribe: (listener: (message: unknown) => void) => () => void;
}

/** A channel that can be closed. */
export interface OpenTabChannel extends TabChannel {
  /** Stops posting and receiving. */
  readonly close: () => void;
}

/** Runs work exclusively among the tabs under a name; a tab that dies releases it: `navigator.locks`. */
export type TabLock = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

/** The part of a storage that is used; any of it may throw. */
export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A stopped clock: nothing is renewed by time. For sessions without timers, as in a story. */
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

/** Runs the work at once. */
export const noLock: TabLock = (_name, work) => work();

/** Stores nothing. */
export const noStorage: KeyStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/**
 * Starts measuring. The duration is the longer one of the two clocks: one stops while the machine sleeps, the other may
 * be set back.
 * @returns The milliseconds elapsed.
 */
export function stopwatch({ now, monotonic }: Pick<PageClock, 'now' | 'monotonic'>): () => number {
  const start = now();
  const monotonicStart = monotonic();
  return () => Math.max(now() - start, monotonic() - monotonicStart, 0);
}

/** Resolves after so many milliseconds. */
export const wait = (clock: Pick<PageClock, 'after'>, milliseconds: number): Promise<void> =>
  new Promise((resolve) => void clock.after(milliseconds, resolve));
