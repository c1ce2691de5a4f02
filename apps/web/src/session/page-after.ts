import type { SessionEnd } from '@sakina/platform/auth';
import { paths } from '@sakina/platform/domain';

/**
 * Where a page leads when its session ends; null to stay. The landing page is public and does not handle the end of a
 * session (API-3), and sign-in pages are already the right place. The way back to a page is not kept for another
 * account.
 */
export function pageAfter(reason: SessionEnd, pathname: string, search: string): string | null {
  if (pathname === paths.landing() || pathname.startsWith('/auth/') || pathname === paths.quickLogin()) return null;
  if (reason === 'logout') return paths.landing();
  return reason === 'replaced' ? paths.login() : paths.login({ redirect: pathname + search });
}
