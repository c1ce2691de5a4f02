import type { IdlePorts } from './ports.ts';

interface Timer {
  due: number;
  every: number | null;
  callback: () => void;
}

/** One machine with clocks and tabs that a test controls. */
export function createMachine(start = Date.parse('2026-11-24T15:00:00Z')) {
  let wall = start;
  let steady = 0;
  const links = new Set<{ listener: (data: unknown) => void; isFrozen: () => boolean; queue: unknown[] }>();
  const posted: unknown[] = [];

  function tab() {
    const timers = new Set<Timer>();
    let isFrozen = false;
    const add = (due: number, every: number | null, callback: () => void) => {
      const timer: Timer = { due: steady + due, every, callback };
      timers.add(timer);
      return () => void timers.delete(timer);
    };
    const ports: IdlePorts = {
      now: () => wall,
      monotonic: () => steady,
      every: (milliseconds, callback) => add(milliseconds, milliseconds, callback),
      after: (milliseconds, callback) => add(milliseconds, null, callback),
      connect: (listener) => {
        const link = { listener, isFrozen: () => isFrozen, queue: [] as unknown[] };
        links.add(link);
        return {
          post: (message) => {
            posted.push(message);
            for (const other of links) if (other !== link) deliver(other, message);
          },
          close: () => void links.delete(link),
        };
      },
    };
    return {
      ports,
      run: () => {
        if (isFrozen) return;
        for (const timer of timers) {
          if (timer.due > steady) continue;
          if (timer.every === null) timers.delete(timer);
          else timer.due = steady + timer.every;
          timer.callback();
        }
      },
      /** A frozen tab runs nothing; messages to it are queued. */
      freeze: () => void (isFrozen = true),
      thaw: () => {
        isFrozen = false;
        for (const link of links) for (const message of link.queue.splice(0)) link.listener(message);
      },
      /** Drops a frozen tab’s queued messages, as for a page restored from the back/forward cache. */
      lose: () => {
        for (const link of links) link.queue.length = 0;
      },
      timers,
    };
  }

  function deliver(
    link: { listener: (data: unknown) => void; isFrozen: () => boolean; queue: unknown[] },
    message: unknown,
  ) {
    const copy: unknown = structuredClone(message);
    if (link.isFrozen()) link.queue.push(copy);
    else link.listener(copy);
  }

  return {
    tab,
    posted,
    now: () => wall,
    /** Advances time for the given tabs, a second at a time. */
    pass: (milliseconds: number, ...tabs: { run: () => void }[]) => {
      for (let left = milliseconds; left > 0; left -= 1000) {
        wall += Math.min(left, 1000);
        steady += Math.min(left, 1000);
        for (const one of tabs) one.run();
      }
    },
    /** Simulates sleep: only the wall clock advances. */
    sleep: (milliseconds: number) => void (wall += milliseconds),
    /** Sets the wall clock. */
    setClock: (milliseconds: number) => void (wall += milliseconds),
    /** A foreign script of the same origin writes into the channel. */
    inject: (message: unknown) => {
      for (const link of links) deliver(link, message);
    },
  };
}
