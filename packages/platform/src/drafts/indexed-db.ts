import { deleteDB, openDB } from 'idb';
import type { IDBPDatabase } from 'idb';
import { DRAFTS_DATABASE } from './remove-drafts.ts';
import { isDraftKey } from './storage.ts';
import type { DraftKey, DraftStorage } from './storage.ts';

const KEY = 'key';

/** Errors of an incompatible database: a newer version, or other contents. A full disk is not one. */
const FOREIGN = new Set(['VersionError', 'NotFoundError']);

async function open(name: string, onClosed: () => void): Promise<IDBPDatabase> {
  const database = await openDB(name, 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore('keys');
      fresh.createObjectStore('drafts', { keyPath: 'id' });
    },
    // Another tab is replacing the database: it must not wait for this one.
    blocking: (_current, _wanted, event) => {
      (event.target as IDBDatabase).close();
      onClosed();
    },
    terminated: onClosed,
  });
  if (database.objectStoreNames.contains('keys') && database.objectStoreNames.contains('drafts')) return database;
  database.close();
  throw new DOMException('The database is not ours.', 'NotFoundError');
}

/**
 * Drafts in one IndexedDB database. It is opened on first use; an incompatible one is deleted.
 * @param name Name of the database.
 */
export function indexedDbDrafts(name = DRAFTS_DATABASE): DraftStorage {
  let database: Promise<IDBPDatabase> | null = null;
  const forget = () => {
    database = null;
  };
  async function opened(): Promise<IDBPDatabase> {
    database ??= open(name, forget).catch(async (error: unknown) => {
      const isForeign = error instanceof DOMException && FOREIGN.has(error.name);
      if (!isForeign) throw error;
      await deleteDB(name);
      return open(name, forget);
    });
    try {
      return await database;
    } catch (error) {
      // The disk may have room at the next attempt.
      forget();
      throw error;
    }
  }

  return {
    readKey: async () => (await opened()).get('keys', KEY) as Promise<unknown>,
    addKey: async (key: DraftKey) => {
      const work = (await opened()).transaction('keys', 'readwrite');
      const kept: unknown = await work.store.get(KEY);
      if (!isDraftKey(kept)) await work.store.put(key, KEY);
      await work.done;
      return isDraftKey(kept) ? kept : key;
    },
    read: async (id) => (await opened()).get('drafts', id) as Promise<unknown>,
    write: async (draft) => {
      const work = (await opened()).transaction(['keys', 'drafts'], 'readwrite');
      const kept: unknown = await work.objectStore('keys').get(KEY);
      const isCurrent = isDraftKey(kept) && kept.keyId === draft.keyId;
      if (isCurrent) await work.objectStore('drafts').put(draft);
      await work.done;
      return isCurrent;
    },
    remove: async (id) => (await opened()).delete('drafts', id),
    removeWhere: async (isOld) => {
      const work = (await opened()).transaction('drafts', 'readwrite');
      for (let cursor = await work.store.openCursor(); cursor; cursor = await cursor.continue()) {
        if (isOld(cursor.value)) await cursor.delete();
      }
      await work.done;
    },
    clear: async () => {
      const work = (await opened()).transaction(['keys', 'drafts'], 'readwrite');
      await Promise.all([work.objectStore('keys').clear(), work.objectStore('drafts').clear(), work.done]);
    },
  };
}
