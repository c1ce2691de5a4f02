import { pinnedNow } from '../clock.ts';
import { createSeed } from './seed.ts';
import type { Store } from './store.ts';
import { changesOf, noChanges, openTables } from './table.ts';
import type { Seed } from './table.ts';

/** A seed is never altered, so the stores laid around one moment share it. */
const seeds = new Map<number, Seed>();

function seedAround(now: Date): Seed {
  const seed = seeds.get(now.getTime()) ?? createSeed(now);
  seeds.set(now.getTime(), seed);
  return seed;
}

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
