import type { Density } from '@sakina/design-system';

type ReadStorage = Pick<Storage, 'getItem'>;
type WriteStorage = Pick<Storage, 'setItem'>;

/** Where a person's choice is kept: by their opaque id, so that it says nothing about them (SEC-8). It outlives a logout. */
const keyOf = (userId: string) => `sakina-density:${userId}`;

/** The density that somebody has chosen for themselves; null where they have not, or where the storage cannot be read. */
export function chosenDensity(storage: ReadStorage, userId: string): Density | null {
  try {
    const stored = storage.getItem(keyOf(userId));
    return stored === 'compact' || stored === 'comfortable' ? stored : null;
  } catch {
    return null;
  }
}

/** Remembers a choice (PORTAL-9). Without a storage it holds until the next page. */
export function rememberDensity(storage: WriteStorage, userId: string, density: Density): void {
  try {
    storage.setItem(keyOf(userId), density);
  } catch {
    // Nothing to do: see above.
  }
}

/** What is shown: the person's choice, else compact for administrators and comfortable for everybody else (PORTAL-9). */
export function densityOf(frame: 'portal' | 'admin', chosen: Density | null): Density {
  return chosen ?? (frame === 'admin' ? 'compact' : 'comfortable');
}
