import type { RootAttributes } from '@sakina/design-system';
import { areaOf } from '@sakina/platform/domain';
import { areaLooks } from './areas.ts';
import { chosenDensity, densityOf } from './density.ts';
import { LONGEST_STORED, PORTAL_STORE_KEY } from './portal-storage-key.ts';

/**
 * Theme and density of the first paint, before the sign-in check: those of the last user of this browser who has not
 * logged out. The frame decides again from the token; this only prevents a visible change of theme.
 * @param pathname of the page
 */
export function readEarlyLook(
  storage: Pick<Storage, 'getItem'>,
  pathname: string,
): Pick<RootAttributes, 'theme' | 'density'> {
  const last = lastPerson(storage);
  const area = areaOf(pathname);
  const frame = area !== null && last?.activePortal === area ? areaLooks[area].theme : 'portal';
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
