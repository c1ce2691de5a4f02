import { own, portals } from '@sakina/platform/domain';
import type { Portal } from '@sakina/platform/domain';
import type { PersistStorage, StorageValue } from 'zustand/middleware';
import { readKeptPath } from './kept-path.ts';
import { mergeHistory, mergeTimes } from './portal-state.ts';
import type { StoredPortalState, SwitchEntry } from './portal-state.ts';
import { readId, readInstant, readPortal, readSwitch } from './read-unknown.ts';
import { LONGEST_STORED, STORED_VERSION } from '../boot/portal-storage-key.ts';

export type StringStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function byPortal<Value>(
  value: unknown,
  read: (entry: unknown, portal: Portal) => Value | null,
): Partial<Record<Portal, Value>> {
  const entries = portals.map((portal) => [portal, read(own(value, portal), portal)] as const);
  return Object.fromEntries(entries.filter((entry) => entry[1] !== null)) as Partial<Record<Portal, Value>>;
}

/**
 * The valid part of a stored value: user and active portal are required, any other invalid field is dropped on its own.
 */
function readState(value: unknown, now: number): StoredPortalState | null {
  const userId = readId(own(value, 'userId'));
  const activePortal = readPortal(own(value, 'activePortal'));
  if (userId === null || activePortal === null) return null;
  const history = own(value, 'switchHistory');
  const entries = Array.isArray(history) ? history.map((entry: unknown) => readSwitch(entry, now)) : [];
  return {
    userId,
    activePortal,
    lastUsedAt: byPortal(own(value, 'lastUsedAt'), (time) => readInstant(time, now)),
    lastPathByPortal: byPortal(own(value, 'lastPathByPortal'), readKeptPath),
    switchHistory: mergeHistory(
      [],
      entries.filter((entry): entry is SwitchEntry => entry?.userId === userId),
    ),
  };
}

/**
 * The store's entry in local storage, shared by all tabs. Reading validates every field (SEC-10). Writing merges what
 * other tabs of the same user have added: times and switches of both, and the last paths that this tab has not changed
 * itself. A storage that refuses or is full counts as empty: the state then lasts as long as its tab.
 * @param now current time in ms since 1970
 */
export function createPortalStorage(storage: StringStorage, now: () => number): PersistStorage<StoredPortalState> {
  let written: StoredPortalState['lastPathByPortal'] = {};

  function read(name: string): StoredPortalState | null {
    try {
      const text = storage.getItem(name);
      if (text === null || text.length > LONGEST_STORED) return null;
      const value: unknown = JSON.parse(text);
      return own(value, 'version') === STORED_VERSION ? readState(own(value, 'state'), now()) : null;
    } catch {
      return null;
    }
  }

  function merged(own: StoredPortalState, stored: StoredPortalState | null): StoredPortalState {
    if (stored?.userId !== own.userId) return own;
    const changed = Object.entries(own.lastPathByPortal).filter(([portal, path]) => written[portal as Portal] !== path);
    return {
      ...own,
      lastUsedAt: mergeTimes(own.lastUsedAt, stored.lastUsedAt),
      lastPathByPortal: { ...own.lastPathByPortal, ...stored.lastPathByPortal, ...Object.fromEntries(changed) },
      switchHistory: mergeHistory(stored.switchHistory, own.switchHistory),
    };
  }

  return {
    getItem: (name) => {
      const state = read(name);
      written = state?.lastPathByPortal ?? {};
      return state === null ? null : { state, version: STORED_VERSION };
    },
    setItem: (name, value: StorageValue<StoredPortalState>) => {
      // The signed-out state is not stored, so that nothing reappears after a logout.
      if (value.state.userId === null) return;
      try {
        storage.setItem(name, JSON.stringify({ state: merged(value.state, read(name)), version: STORED_VERSION }));
        written = value.state.lastPathByPortal;
      } catch {
        // See above.
      }
    },
    removeItem: (name) => {
      written = {};
      try {
        storage.removeItem(name);
      } catch {
        // See above.
      }
    },
  };
}
