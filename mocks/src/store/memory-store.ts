import { pinnedNow } from '../clock.ts';
import { seedAround } from './seed.ts';
import type { Store } from './store.ts';
import { changesOf, noChanges, openTables } from './table.ts';

/**
 * An in-memory store: for stories, tests, and browsers without a database.
 * @param now The moment around which the seed is created. @default the pinned time
 */
export function createMemoryStore(now: Date = pinnedNow()): Store {
  const seed = seedAround(now);
  let changes = noChanges;
  return {
    run: async (work) => {
      const tables = openTables(seed, changes);
      const result = work(tables);
      changes = changesOf(tables) ?? changes;
      return result;
    },
    reset: async () => {
      changes = noChanges;
    },
  };
}
