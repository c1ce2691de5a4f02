import { product } from '@sakina/platform/domain';

/** Session storage key that is set from the exit until the person returns. */
export const LEFT_KEY = 'sakina-left';

/** The parts of the browser that the exit uses. */
export type ExitScope = Pick<Window, 'addEventListener' | 'document' | 'sessionStorage'> & {
  location: Pick<Location, 'replace'>;
};

/**
 * Removes the page from the screen at once and replaces it with a neutral one (CARE-1). It asks nothing, whatever is
 * unsaved, and works offline: the content is gone before the other page loads. Back shows a blank page.
 */
export function leaveNow(scope: ExitScope): void {
  try {
    scope.sessionStorage.setItem(LEFT_KEY, '1');
  } catch {
    // Without a storage Back would show the page again; leaving matters more.
  }
  // Registered before any form that would ask whether to stay.
  scope.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  // Code that still runs finds no elements; its errors are ignored.
  scope.addEventListener('error', (event) => event.preventDefault());
  scope.document.title = '';
  scope.document.body.replaceChildren();
  scope.location.replace(product.exitPage);
}

/** Whether this tab was left by the quick exit and the person has not returned. */
export function hasLeft(scope: Pick<Window, 'sessionStorage'>): boolean {
  try {
    return scope.sessionStorage.getItem(LEFT_KEY) !== null;
  } catch {
    return false;
  }
}

/** Prevents the browser's page cache from showing a page again after an exit. */
export function stayAway(
  scope: Pick<Window, 'addEventListener' | 'sessionStorage'> & { location: Pick<Location, 'reload'> },
): void {
  scope.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && hasLeft(scope)) scope.location.reload();
  });
}

/** Ends the exit: the next load shows the page again. */
export function comeBack(scope: Pick<Window, 'sessionStorage'> & { location: Pick<Location, 'reload'> }): void {
  scope.sessionStorage.removeItem(LEFT_KEY);
  scope.location.reload();
}
