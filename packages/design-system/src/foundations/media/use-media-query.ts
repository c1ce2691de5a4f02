import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query holds now. Where there is no window it does not.
 * @param query One of `up` or `below`, such as `below.sm`.
 */
export function useMediaQuery(query: string): boolean {
  // The same function for the same query: another one would make every render listen anew.
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
