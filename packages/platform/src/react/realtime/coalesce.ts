import { afterTimeout } from '../../browser/index.ts';

/** Runs the work after so many milliseconds; the returned function cancels it. */
export type Schedule = (work: () => void, milliseconds: number) => () => void;

/** Milliseconds without anything new after which a batch is done. */
export const QUIET_MS = 250;
/** Milliseconds that the first of a batch waits at most, however much follows it. */
export const LONGEST_WAIT_MS = 1000;

const byTimeout: Schedule = (work, milliseconds) => afterTimeout(milliseconds, work);

/** Gathers what comes in a burst, so that it is done once: when it is quiet, and at the latest after a second. */
export function coalesce<Item>(work: (items: readonly Item[]) => void, schedule: Schedule = byTimeout) {
  const gathered = new Set<Item>();
  let endQuiet: (() => void) | null = null;
  let endLongest: (() => void) | null = null;

  function cancel(): void {
    endQuiet?.();
    endLongest?.();
    endQuiet = endLongest = null;
    gathered.clear();
  }

  function flush(): void {
    const items = [...gathered];
    cancel();
    work(items);
  }

  return {
    add(items: readonly Item[]): void {
      for (const item of items) gathered.add(item);
      endQuiet?.();
      endQuiet = schedule(flush, QUIET_MS);
      endLongest ??= schedule(flush, LONGEST_WAIT_MS);
    },
    /** Forgets what has been gathered. */
    cancel,
  };
}
