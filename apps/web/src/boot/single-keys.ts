/** Storage key of a user's choice, by their opaque id (SEC-8). The choice outlives a logout. */
const keyOf = (userId: string) => `sakina-keys:${userId}`;

/** Whether a user has switched single keys off; they act where the storage cannot be read. */
export function areKeysOff(storage: Pick<Storage, 'getItem'>, userId: string): boolean {
  try {
    return storage.getItem(keyOf(userId)) === 'off';
  } catch {
    return false;
  }
}

/** Keeps the choice. Without a storage it lasts until the next page load. */
export function rememberKeys(storage: Pick<Storage, 'setItem'>, userId: string, areOn: boolean): void {
  try {
    storage.setItem(keyOf(userId), areOn ? 'on' : 'off');
  } catch {
    // See above.
  }
}
