/** The database of the drafts and their key. */
export const DRAFTS_DATABASE = 'sakina-drafts';

/** Prefix of a visitor’s drafts in their tab’s storage. */
export const TAB_DRAFT_PREFIX = 'sakina-draft:';

/**
 * Deletes the database with the key and every draft, even if a tab has it open: that tab closes it (see
 * indexedDbDrafts).
 */
export function removeDraftsDatabase(
  factory: Pick<IDBFactory, 'deleteDatabase'> = indexedDB,
  name = DRAFTS_DATABASE,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = factory.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error ?? new DOMException('The database was not removed.'));
  });
}

/** Removes a visitor’s drafts from their tab’s storage. */
export function removeTabDrafts(storage: Pick<Storage, 'key' | 'length' | 'removeItem'>): void {
  const names = Array.from({ length: storage.length }, (_none, index) => storage.key(index));
  for (const name of names) if (name?.startsWith(TAB_DRAFT_PREFIX)) storage.removeItem(name);
}
