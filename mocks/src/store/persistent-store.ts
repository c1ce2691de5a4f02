import { iso } from '../clock.ts';
import { seedAround } from './seed.ts';
import type { Store } from './store.ts';
import { packState, unpackState } from './stored-state.ts';
import type { StoredState } from './stored-state.ts';
import { changesOf, noChanges, openTables } from './table.ts';

/** Storage of a single value, with a lock. */
export interface StoragePort {
  read: () => Promise<unknown>;
  write: (value: unknown) => Promise<void>;
  /** Runs work under an exclusive lock over all tabs. */
  alone: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/**
 * A store that survives the page and is shared by all tabs: each unit of work reads the newest state, runs, and writes
 * its changes, under a lock. Unreadable state is discarded; without storage it works in memory.
 * @param now The clock: the seed is created around the first start.
 */
export function createPersistentStore(port: StoragePort, now: () => Date): Store {
  let latest: StoredState | null = null;
  /** Set when storage fails: from then on this tab works in memory. */
  let isVolatile = false;

  const fresh = (revision: number): StoredState => ({ seededAt: iso(now()), revision, changes: noChanges });

  async function load(): Promise<StoredState> {
    if (!isVolatile) {
      try {
        const stored = await port.read();
        if (latest === null || !hasStamp(stored, latest)) latest = unpackState(stored);
      } catch {
        isVolatile = true;
      }
    }
    return latest ?? save(fresh(0));
  }

  async function save(state: StoredState): Promise<StoredState> {
    latest = state;
    try {
      if (!isVolatile) await port.write(packState(state));
    } catch {
      isVolatile = true;
    }
    return state;
  }

  return {
    run: (work) =>
      port.alone(async () => {
        const state = await load();
        const tables = openTables(seedAround(new Date(state.seededAt)), state.changes);
        const result = work(tables);
        const changes = changesOf(tables);
        if (changes) await save({ ...state, changes, revision: state.revision + 1 });
        return result;
      }),
    reset: () =>
      port.alone(async () => {
        await save(fresh((latest?.revision ?? 0) + 1));
      }),
  };
}

/** Whether the stored state is the one that this tab read or wrote last, so that it need not be parsed again. */
function hasStamp(stored: unknown, known: StoredState): boolean {
  if (typeof stored !== 'object' || stored === null) return false;
  const { revision, seededAt } = stored as Partial<StoredState>;
  return revision === known.revision && seededAt === known.seededAt;
}
