import { paths } from '@sakina/platform/domain';

/** Key in the tab’s storage: this window of the demo has a sign-in of its own. The value names no one. */
export const OWN_WINDOW_KEY = 'sakina-demo-window';
/** The query key of `/quick-login` that opens such a window; its value is the opaque id of a demo account. */
export const OWN_WINDOW_QUERY = 'window';

/** What is read of the page. */
export interface OwnWindowScope {
  readonly location: Pick<Location, 'pathname' | 'search'>;
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
}

/**
 * Whether this window has a sign-in of its own. It begins with the address `/quick-login?window=…` and lasts as long as
 * the tab, over reloads. For the demo: one person plays both sides of a session side by side. False where the storage
 * is refused.
 */
export function openOwnWindow(scope: OwnWindowScope): boolean {
  try {
    const asks =
      scope.location.pathname === paths.quickLogin() &&
      new URLSearchParams(scope.location.search).has(OWN_WINDOW_QUERY);
    if (asks) scope.sessionStorage.setItem(OWN_WINDOW_KEY, 'own');
    return scope.sessionStorage.getItem(OWN_WINDOW_KEY) !== null;
  } catch {
    return false;
  }
}
