import { deleteDB, openDB } from 'idb';
import type { IDBPDatabase } from 'idb';
import { createPersistentStore } from './persistent-store.ts';
import type { StoragePort } from './persistent-store.ts';
import type { Store } from './store.ts';

/** The database belongs to the mock server; the product stores nothing in it. */
const DATABASE = 'sakina-mock-server';
const OBJECTS = 'server';
const KEY = 'state';

async function open(onClosed: () => void): Promise<IDBPDatabase> {
  const database = await openDB(DATABASE, 1, {
    upgrade: (fresh) => void fresh.createObjectStore(OBJECTS),
    // Close for another tab that is replacing the database.
    blocking: (_current, _wanted, event) => {
      (event.target as IDBDatabase).close();
      onClosed();
    },
    terminated: onClosed,
  });
  if (database.objectStoreNames.contains(OBJECTS)) return database;
  database.close();
  throw new DOMException('The database is not ours.', 'NotFoundError');
}

/** Opens the database; an incompatible one (newer version, other contents) is deleted. */
async function openOrReplace(onClosed: () => void): Promise<IDBPDatabase> {
  try {
    return await open(onClosed);
  } catch {
    await deleteDB(DATABASE);
    return open(onClosed);
  }
}

function indexedDbPort(): StoragePort {
  let database: Promise<IDBPDatabase> | null = null;
  const forget = () => {
    database = null;
  };
  const opened = () => (database ??= openOrReplace(forget));
  let queue: Promise<unknown> = Promise.resolve();
  return {
    read: async () => (await opened()).get(OBJECTS, KEY) as Promise<unknown>,
    write: async (value) => {
      await (await opened()).put(OBJECTS, value, KEY);
    },
    alone: async (work) => {
      // Web Locks need a secure context; without them at least this tab's own work stays in order.
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
