import type { Tables } from './table.ts';

/** The server's state. */
export interface Store {
  /**
   * Runs a unit of work on the newest state, exclusively. Its changes are committed when it returns and rolled back
   * when it throws.
   */
  run: <Result>(work: (tables: Tables) => Result) => Promise<Result>;
  /** Discards all changes and seeds again around the present day. */
  reset: () => Promise<void>;
}
