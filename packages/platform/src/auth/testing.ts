import type { PageClock, TabChannel, TabLock } from '../browser/index.ts';

/** Runs all pending microtasks. */
export async function turn(): Promise<void> {
  for (let count = 0; count < 100; count += 1) await Promise.resolve();
}

/** A clock that the test controls. */
export interface FakeClock extends PageClock {
  /** Advances time, in milliseconds, timer by timer. */
  readonly pass: (milliseconds: number) => Promise<void>;
  /** Simulates sleep: only the wall clock advances. */
  readonly sleep: (milliseconds: number) => void;
  /** Sets the wall clock forward or back by so many milliseconds. */
  readonly setWall: (milliseconds: number) => void;
  /** Notifies the page that it may have slept. */
  readonly wake: () => Promise<void>;
  /** The longest timer requested so far, in milliseconds. */
  readonly longest: () => number;
  /** Number of timers and listeners that are set. */
  readonly pending: () => number;
}

/** @param start The wall clock, in milliseconds since 1970. */
export function fakeClock(start = Date.parse('2026-11-24T15:00:00Z')): FakeClock {
  const timers = new Set<{ at: number; callback: () => void }>();
  const wakers = new Set<() => void>();
  let monotonic = 1_000;
  let wall = start - monotonic;
  let longest = 0;

  const next = (until: number) => [...timers].filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)[0];

  return {
    now: () => wall + monotonic,
    monotonic: () => monotonic,
    after: (milliseconds, callback) => {
      longest = Math.max(longest, milliseconds);
      const timer = { at: monotonic + Math.max(milliseconds, 0), callback };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    onWake: (listener) => {
      wakers.add(listener);
      return () => void wakers.delete(listener);
    },
    pass: async (milliseconds) => {
      const until = monotonic + milliseconds;
      await turn();
      for (let timer = next(until); timer !== undefined; timer = next(until)) {
        timers.delete(timer);
        monotonic = Math.max(monotonic, timer.at);
        timer.callback();
        await turn();
      }
      monotonic = until;
    },
    sleep: (milliseconds) => void (wall += milliseconds),
    setWall: (milliseconds) => void (wall += milliseconds),
    wake: async () => {
      for (const listener of wakers) listener();
      await turn();
    },
    longest: () => longest,
    pending: () => timers.size + wakers.size,
  };
}

/** Connects tabs by a channel with a delay. */
export function fakeHub(clock: Pick<PageClock, 'after'>, delayMs = 5) {
  const members = new Set<{ receive: Set<(message: unknown) => void>; isOpen: boolean }>();
  const posted: unknown[] = [];
  return {
    posted,
    /** One tab’s end; `close` simulates that the tab dies: it neither sends nor receives any more. */
    join: (): TabChannel & { close: () => void } => {
      const member = { receive: new Set<(message: unknown) => void>(), isOpen: true };
      members.add(member);
      return {
        post: (message) => {
          if (!member.isOpen) return;
          const copy: unknown = structuredClone(message);
          posted.push(copy);
          clock.after(delayMs, () => {
            for (const other of members)
              if (other !== member && other.isOpen) for (const receive of other.receive) receive(structuredClone(copy));
          });
        },
        subscribe: (listener) => {
          member.receive.add(listener);
          return () => void member.receive.delete(listener);
        },
        close: () => {
          member.isOpen = false;
          members.delete(member);
        },
      };
    },
  };
}

/** Grants the lock to one tab after the other, and to the next at once when its holder dies. */
export function fakeLocks() {
  interface Waiting {
    readonly tab: object;
    readonly start: () => void;
  }
  const waiting: Waiting[] = [];
  let holder: object | null = null;

  function giveOn() {
    holder = null;
    const first = waiting.shift();
    if (first === undefined) return;
    holder = first.tab;
    first.start();
  }

  return {
    join: (): { lock: TabLock; die: () => void } => {
      const tab = {};
      let isAlive = true;
      const lock: TabLock = (_name, work) =>
        new Promise((resolve, reject) => {
          const start = () => {
            work()
              .then(resolve, reject)
              .finally(() => {
                if (isAlive) giveOn();
              });
          };
          waiting.push({ tab, start });
          if (holder === null) giveOn();
        });
      const die = () => {
        isAlive = false;
        for (const entry of waiting.filter((candidate) => candidate.tab === tab))
          waiting.splice(waiting.indexOf(entry), 1);
        if (holder === tab) giveOn();
      };
      return { lock, die };
    },
  };
}
