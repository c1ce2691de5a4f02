import { watchConnection } from '@sakina/platform/offline';
import type { Connection } from '@sakina/platform/offline';

/** A small file of every build that no worker answers, so that a response proves a connection. */
const LOOKED_AT = '/robots.txt';
/** A probe that takes longer has failed, in milliseconds. */
const PATIENCE_MS = 2_000;

let made: Connection | undefined;

/** The connection of this device, watched from the first call on. */
export function connection(): Connection {
  made ??= watchConnection({
    isOnline: () => navigator.onLine,
    onChange: (listener) => {
      for (const kind of ['online', 'offline'] as const) window.addEventListener(kind, listener);
      return () => {
        for (const kind of ['online', 'offline'] as const) window.removeEventListener(kind, listener);
      };
    },
    after: (milliseconds, callback) => {
      const timer = setTimeout(callback, milliseconds);
      return () => clearTimeout(timer);
    },
    look: async () => {
      await fetch(LOOKED_AT, {
        method: 'HEAD',
        cache: 'no-store',
        credentials: 'omit',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      return true;
    },
  });
  return made;
}
