import type { DraftKey, DraftStorage, SealedDraft } from './storage.ts';
import { isDraftKey } from './storage.ts';

/** A storage in memory whose content a test can read and corrupt. */
export function memoryDrafts() {
  const drafts = new Map<string, unknown>();
  const box: { key: unknown } = { key: undefined };
  const storage: DraftStorage = {
    readKey: () => Promise.resolve(box.key),
    addKey: (key: DraftKey) => Promise.resolve((box.key ??= key)),
    read: (id) => Promise.resolve(drafts.get(id)),
    write: (draft: SealedDraft) => {
      const isCurrent = isDraftKey(box.key) && box.key.keyId === draft.keyId;
      if (isCurrent) drafts.set(draft.id, draft);
      return Promise.resolve(isCurrent);
    },
    remove: (id) => Promise.resolve(void drafts.delete(id)),
    removeWhere: (isOld) => {
      for (const [id, entry] of drafts) if (isOld(entry)) drafts.delete(id);
      return Promise.resolve();
    },
    clear: () => {
      box.key = undefined;
      drafts.clear();
      return Promise.resolve();
    },
  };
  return { storage, drafts, box };
}
