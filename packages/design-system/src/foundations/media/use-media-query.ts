import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches now; false where there is no window.
 * @param query One of `up` or `below`, such as `below.sm`.
 */
export function useMediaQuery(query: string): boolean {
  // A stable function per query: a new one would subscribe again on every render.
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
