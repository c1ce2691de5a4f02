import { product } from '@sakina/platform/domain';

/** Stands in the tab's own storage from the exit until the person asks to come back. */
export const LEFT_KEY = 'sakina-left';

/** What of a browser the exit needs. */
export type ExitScope = Pick<Window, 'addEventListener' | 'document' | 'sessionStorage'> & {
  location: Pick<Location, 'replace'>;
};

/**
 * Takes the page off the screen at once and puts an unsuspicious one in its place (CARE-1). It asks nothing, whatever is
 * unsaved, and needs no connection: what stood here is gone before the other page comes. Back finds a blank page.
 */
export function leaveNow(scope: ExitScope): void {
  try {
    scope.sessionStorage.setItem(LEFT_KEY, '1');
  } catch {
    // Without a storage Back would show the page again; leaving matters more.
  }
  // In front of every form that would ask whether to stay.
  scope.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  // Code that still looks for what stood here finds nothing; nobody is left to be told of that.
  scope.addEventListener('error', (event) => event.preventDefault());
  scope.document.title = '';
  scope.document.body.replaceChildren();
  scope.location.replace(product.exitPage);
}

/** Whether this tab was left by the quick exit and nobody has asked to return. */
export function hasLeft(scope: Pick<Window, 'sessionStorage'>): boolean {
  try {
    return scope.sessionStorage.getItem(LEFT_KEY) !== null;
  } catch {
    return false;
  }
}

/** Sees to it that no page which lay in the browser's page cache comes back uncovered after an exit. */
export function stayAway(
  scope: Pick<Window, 'addEventListener' | 'sessionStorage'> & { location: Pick<Location, 'reload'> },
): void {
  scope.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && hasLeft(scope)) scope.location.reload();
  });
}

/** Forgets the exit: the next load shows the page again. */
export function comeBack(scope: Pick<Window, 'sessionStorage'> & { location: Pick<Location, 'reload'> }): void {
  scope.sessionStorage.removeItem(LEFT_KEY);
  scope.location.reload();
}
