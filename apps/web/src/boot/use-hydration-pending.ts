import { useSyncExternalStore } from 'react';
import { HYDRATING } from './same-control.ts';

const never = () => () => undefined;

/**
 * For a control whose code comes after the page's own: what it bears from the HTML on until it answers, so that an early press
 * on it is kept until then. Nothing where it was not in the HTML: what React makes itself answers from the first.
 */
export function useHydrationPending(): Record<string, true> {
  const isWaiting = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return isWaiting ? { [HYDRATING]: true } : {};
}
