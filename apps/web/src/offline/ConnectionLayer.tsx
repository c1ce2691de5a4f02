import { ConnectionBanner } from '@sakina/portal-features/offline';
import { useEffect, useSyncExternalStore } from 'react';
import { connection } from './connection.ts';
import { settleWorker } from './worker.ts';

/** How long a page stands before the worker is asked for, in milliseconds: its own pictures and texts come first. */
const AFTER_MS = 2_000;

let isSettled = false;

/** Tells of the connection, and brings the worker for times without one. */
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
