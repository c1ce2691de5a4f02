import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Does what a browser does on a page load: after a navigation to another path the page scrolls to its top and the focus
 * moves to the start of the content, so that a screen reader continues there. Going back keeps the position.
 */
export function useArrival(): void {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const former = useRef(pathname);
  useEffect(() => {
    if (former.current === pathname) return;
    former.current = pathname;
    if (kind !== 'POP') window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, kind]);
}
