import { pinnedNow } from '../clock.ts';
import { seedAround } from './seed.ts';
import type { Store } from './store.ts';
import { changesOf, noChanges, openTables } from './table.ts';

/**
 * A store that lives as long as the page: for stories, tests, and where a browser gives no database.
 * @param now The moment around which the seed is laid. @default the pinned moment
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
