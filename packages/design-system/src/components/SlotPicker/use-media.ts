import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query holds. Where there is no window it does not, so phones come first.
 * @param query One of `up` or `below`.
 */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches, () => false);
}
