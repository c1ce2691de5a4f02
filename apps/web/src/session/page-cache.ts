import type { Session } from '@sakina/platform/auth';

/**
 * Sees to it that the browser never brings back the page of a session from its page cache: while such a page lay there it
 * heard nothing of a logout, and its first frame may show somebody who has left (SEC-7). It is hidden as it goes and loaded
 * anew when it comes back.
 */
export function guardPageCache({ getSnapshot }: Pick<Session, 'getSnapshot'>, scope: Window): void {
  const root = scope.document.documentElement;
  const isSomebodys = () => getSnapshot().user !== null;
  let mustReload = false;
  scope.addEventListener('pagehide', ({ persisted }) => {
    mustReload = persisted && isSomebodys();
    if (mustReload) root.style.display = 'none';
  });
  scope.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && mustReload) scope.location.reload();
  });
}
