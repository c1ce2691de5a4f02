import { patterns } from '@sakina/platform/domain';
import { matchPath } from 'react-router-dom';
import type { PortalStore } from './portal-store.ts';

/**
 * Keeps an address as the place where its portal was left (PORTAL-7); one without a screen is not worth returning to.
 */
export function rememberPlace(
  store: Pick<PortalStore, 'remember'>,
  { pathname, search }: { pathname: string; search: string },
): void {
  if (Object.values(patterns).some((pattern) => matchPath(pattern, pathname) !== null))
    store.remember(pathname, search);
}
