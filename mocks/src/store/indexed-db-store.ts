import { openDB } from 'idb';
import type { IDBPDatabase } from 'idb';
import { createPersistentStore } from './persistent-store.ts';
import type { StoragePort } from './persistent-store.ts';
import type { Store } from './store.ts';

/** The database counts as the server's, so nothing else of the product lies in it. */
const DATABASE = 'sakina-mock-server';
const OBJECTS = 'server';
const KEY = 'state';

function open(): Promise<IDBPDatabase> {
  return openDB(DATABASE, 1, {
    upgrade: (database) => {
      if (!database.objectStoreNames.contains(OBJECTS)) database.createObjectStore(OBJECTS);
    },
    // A newer build in another tab wants to change the database: it must not wait for this one.
    blocking: (_version, _wanted, event) => (event.target as IDBDatabase).close(),
  });
}

function indexedDbPort(): StoragePort {
  let database: Promise<IDBPDatabase> | null = null;
  const opened = () => (database ??= open());
  let queue: Promise<unknown> = Promise.resolve();
  return {
    read: async () => (await opened()).get(OBJECTS, KEY) as Promise<unknown>,
    write: async (value) => {
      await (await opened()).put(OBJECTS, value, KEY);
    },
    alone: async (work) => {
      // Without secure context there are no locks; then at least this tab's own work stays in order.
      if ('locks' in navigator) return navigator.locks.request(DATABASE, work) as ReturnType<typeof work>;
      const turn = queue.then(work);
      queue = turn.catch(() => undefined);
      return turn;
    },
  };
}

/** The demo's store: one IndexedDB database, shared by all tabs. */
export function createIndexedDbStore(now: () => Date): Store {
  return createPersistentStore(indexedDbPort(), now);
}
