import { useSyncExternalStore } from 'react';
import { HYDRATING } from './same-control.ts';

const never = () => () => undefined;

/**
 * Attributes of a control in a part that hydrates later than the page: they mark it from the HTML until it answers, so
 * that an early press is kept. Empty for a control that was not in the HTML.
 */
export function useHydrationPending(): Record<string, true> {
  const isWaiting = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return isWaiting ? { [HYDRATING]: true } : {};
}
