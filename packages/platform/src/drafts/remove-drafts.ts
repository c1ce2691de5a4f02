/** The database that drafts and their key lie in. */
export const DRAFTS_DATABASE = 'sakina-drafts';

/** How the name of a visitor’s draft begins in the storage of their tab. */
export const TAB_DRAFT_PREFIX = 'sakina-draft:';

/** Removes the database with the key and every draft, whoever has it open: they let go of it (see indexedDbDrafts). */
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

/** Removes what a visitor typed from the storage of their tab. */
export function removeTabDrafts(storage: Pick<Storage, 'key' | 'length' | 'removeItem'>): void {
  const names = Array.from({ length: storage.length }, (_none, index) => storage.key(index));
  for (const name of names) if (name?.startsWith(TAB_DRAFT_PREFIX)) storage.removeItem(name);
}
