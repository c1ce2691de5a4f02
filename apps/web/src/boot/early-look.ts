import type { RootAttributes } from '@sakina/design-system';
import { chosenDensity, densityOf } from './density.ts';
import { LONGEST_STORED, PORTAL_STORE_KEY } from './portal-storage-key.ts';

/**
 * Theme and density for the very first paint, before it is known who is signed in: the person's who last used this browser
 * and has not logged out. The frame decides again, by the token, once it stands; this only keeps the page from changing its
 * clothes in front of the reader.
 * @param pathname of the page
 */
export function readEarlyLook(
  storage: Pick<Storage, 'getItem'>,
  pathname: string,
): Pick<RootAttributes, 'theme' | 'density'> {
  const last = lastPerson(storage);
  const frame = last?.activePortal === 'admin' && /^\/admin(\/|$)/i.test(pathname) ? 'admin' : 'portal';
  const chosen = typeof last?.userId === 'string' ? chosenDensity(storage, last.userId) : null;
  return { theme: frame, density: densityOf(frame, chosen) };
}

function lastPerson(storage: Pick<Storage, 'getItem'>): { userId?: unknown; activePortal?: unknown } | null {
  try {
    const text = storage.getItem(PORTAL_STORE_KEY) ?? '';
    if (text.length > LONGEST_STORED) return null;
    const value = JSON.parse(text) as { state?: { userId?: unknown; activePortal?: unknown } } | null;
    return value?.state ?? null;
  } catch {
    return null;
  }
}
