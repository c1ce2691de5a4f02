import { useEffect, useRef } from 'react';
import type { Place } from './shown-place.ts';

/**
 * Does what a browser does on a page load: after a navigation to another path the page scrolls to its top and the focus
 * moves to the start of the content, which bears the page's name for it, so that a screen reader says where it is and
 * continues there. Going back keeps the position.
 * @param shown The place whose screen is shown.
 * @param name The page's name, or null where its address does not tell it.
 */
export function useArrival({ location: { pathname }, kind }: Place, name: string | null): void {
  const former = useRef(pathname);
  useEffect(() => {
    if (former.current === pathname) return;
    former.current = pathname;
    if (kind !== 'POP') window.scrollTo(0, 0);
    const main = document.getElementById('main');
    if (!main) return;
    if (name === null) main.removeAttribute('aria-label');
    else main.setAttribute('aria-label', name);
    main.focus({ preventScroll: true });
  }, [pathname, kind, name]);
}
