import { TAB_DRAFT_PREFIX } from './remove-drafts.ts';
import { isDraftKey } from './storage.ts';
import type { DraftStorage, SealedDraft } from './storage.ts';

/** The part of a browser’s storage that is used. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const written = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

function read(text: string | null): SealedDraft | undefined {
  if (text === null) return undefined;
  const { id, keyId, sealedAt, iv, sealed } = JSON.parse(text) as Record<keyof SealedDraft, unknown>;
  if (
    typeof id !== 'string' ||
    typeof keyId !== 'string' ||
    typeof sealedAt !== 'number' ||
    typeof iv !== 'string' ||
    typeof sealed !== 'string'
  )
    return undefined;
  return { id, keyId, sealedAt, iv: bytesOf(iv), sealed: bytesOf(sealed).buffer };
}

/** An untrusted entry; undefined if it is not a draft. */
function entry(storage: TabStorage, name: string): SealedDraft | undefined {
  try {
    return read(storage.getItem(name));
  } catch {
    return undefined;
  }
}

/**
 * A signed-out visitor’s drafts, in the tab’s own storage: they go with the tab and other tabs do not see them
 * (ROUTE-10). They are sealed like all others, since what a visitor writes about their health is never stored in the
 * clear (SEC-8). The key is the browser’s one key, which cannot be exported, so the tab’s storage alone reveals
 * nothing.
 * @param storage The tab’s: `sessionStorage`.
 * @param keys Where the key is stored: `indexedDbDrafts()`.
 */
export function tabDrafts(storage: TabStorage, keys: Pick<DraftStorage, 'readKey' | 'addKey'>): DraftStorage {
  const names = () =>
    Array.from({ length: storage.length }, (_none, index) => storage.key(index)).filter(
      (name): name is string => name?.startsWith(TAB_DRAFT_PREFIX) === true,
    );
  const removeWhere = async (isOld: (draft: unknown) => boolean) => {
    for (const name of names()) if (isOld(entry(storage, name))) storage.removeItem(name);
  };
  return {
    readKey: keys.readKey,
    addKey: keys.addKey,
    read: async (id) => entry(storage, TAB_DRAFT_PREFIX + id),
    write: async (draft) => {
      const kept = await keys.readKey();
      if (!isDraftKey(kept) || kept.keyId !== draft.keyId) return false;
      storage.setItem(
        TAB_DRAFT_PREFIX + draft.id,
        JSON.stringify({ ...draft, iv: written(draft.iv), sealed: written(new Uint8Array(draft.sealed)) }),
      );
      return true;
    },
    remove: async (id) => storage.removeItem(TAB_DRAFT_PREFIX + id),
    removeWhere,
    // The key is shared: it is removed with the drafts of signed-in users.
    clear: () => removeWhere(() => true),
  };
}
