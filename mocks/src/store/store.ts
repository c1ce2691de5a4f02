import type { Tables } from './table.ts';

/** The server's state. */
export interface Store {
  /**
   * Runs one piece of work on the newest state, alone. What it changes is kept when it returns and forgotten when it throws.
   */
  run: <Result>(work: (tables: Tables) => Result) => Promise<Result>;
  /** Throws everything away that was done, and seeds anew around the present day. */
  reset: () => Promise<void>;
}
