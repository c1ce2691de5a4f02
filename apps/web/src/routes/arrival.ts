import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * What a browser does on a page load and a router does not: after a navigation to another path the page starts at its
 * top and focus stands at the start of the content, so that a screen reader reads on from there. Going back keeps the place.
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
