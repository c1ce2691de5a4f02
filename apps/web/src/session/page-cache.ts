import type { Session } from '@sakina/platform/auth';

/**
 * Prevents the browser from restoring a signed-in page from its page cache: such a page misses a logout, and its first
 * frame could show a previous user's data (SEC-7). The page is hidden when it is left and reloaded when it is restored.
 */
export function guardPageCache({ getSnapshot }: Pick<Session, 'getSnapshot'>, scope: Window): void {
  const root = scope.document.documentElement;
  const isSignedIn = () => getSnapshot().user !== null;
  let mustReload = false;
  scope.addEventListener('pagehide', ({ persisted }) => {
    mustReload = persisted && isSignedIn();
    if (mustReload) root.style.display = 'none';
  });
  scope.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && mustReload) scope.location.reload();
  });
}
