import { afterTimeout } from '../../browser/index.ts';

/** Runs the work after so many milliseconds; the returned function cancels it. */
export type Schedule = (work: () => void, milliseconds: number) => () => void;

/** Milliseconds without new items after which a batch is processed. */
export const QUIET_MS = 250;
/** Maximum wait of a batch’s first item, in milliseconds, however many follow. */
export const LONGEST_WAIT_MS = 1000;

const byTimeout: Schedule = (work, milliseconds) => afterTimeout(milliseconds, work);

/** Batches bursts of items: processed when quiet, and after a second at the latest. */
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
    /** Drops the pending batch. */
    cancel,
  };
}
