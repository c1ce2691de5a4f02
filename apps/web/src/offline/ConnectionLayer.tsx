import { ConnectionBanner } from '@sakina/portal-features/site/offline';
import { useEffect, useSyncExternalStore } from 'react';
import { connection } from './connection.ts';
import { settleWorker } from './worker.ts';

/** Delay before the service worker is registered, in milliseconds: the page's own resources come first. */
const AFTER_MS = 2_000;

let isSettled = false;

/** Shows the state of the connection and registers the service worker. */
export function ConnectionLayer() {
  const { subscribe, isConnected } = connection();
  const isThere = useSyncExternalStore(subscribe, isConnected);
  useEffect(() => {
    if (isSettled || !isThere || !('serviceWorker' in navigator)) return undefined;
    const timer = setTimeout(() => {
      isSettled = true;
      void settleWorker(navigator);
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [isThere]);
  return <ConnectionBanner isConnected={isThere} />;
}
