import type { Density } from '@sakina/design-system';

type ReadStorage = Pick<Storage, 'getItem'>;
type WriteStorage = Pick<Storage, 'setItem'>;

/** Storage key of a user's choice, by their opaque id (SEC-8). The choice outlives a logout. */
const keyOf = (userId: string) => `sakina-density:${userId}`;

/** The density that a user has chosen; null without a choice or when the storage cannot be read. */
export function chosenDensity(storage: ReadStorage, userId: string): Density | null {
  try {
    const stored = storage.getItem(keyOf(userId));
    return stored === 'compact' || stored === 'comfortable' ? stored : null;
  } catch {
    return null;
  }
}

/** Stores a choice (PORTAL-9). Without a storage it lasts until the next page load. */
export function rememberDensity(storage: WriteStorage, userId: string, density: Density): void {
  try {
    storage.setItem(keyOf(userId), density);
  } catch {
    // See above.
  }
}

/** The density in force: the user's choice, else compact in the admin frame and comfortable elsewhere (PORTAL-9). */
export function densityOf(frame: 'portal' | 'admin', chosen: Density | null): Density {
  return chosen ?? (frame === 'admin' ? 'compact' : 'comfortable');
}
