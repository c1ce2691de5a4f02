import type { SessionEnd } from '@sakina/platform/auth';
import { paths } from '@sakina/platform/domain';

/**
 * Where the end of a session leads from a page; null to stay. The landing page is everybody's and handles no end of a session
 * (API-3), and whoever is signing in is already where they have to be.
 */
export function pageAfter(reason: SessionEnd, pathname: string, search: string): string | null {
  if (pathname === paths.landing() || pathname.startsWith('/auth/') || pathname === paths.quickLogin()) return null;
  return reason === 'logout' ? paths.landing() : paths.login({ redirect: pathname + search });
}
