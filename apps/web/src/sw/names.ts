/** The service worker of a build, at the root of its host: its scope is the whole product. */
export const WORKER_PATH = '/sw.js';
/** The page that answers navigations without a connection. */
export const SHELL_PATH = '/index.html';
export const CONFIG_PATH = '/config.json';
/** Prefix of the product's caches; no other cache of the origin is touched. */
export const CACHE_PREFIX = 'sakina';

/** Message from a page to a waiting worker: the script that started the page. */
export const takeOver = (entry: string) => ({ kind: 'take-over', entry });

/** The script named in such a message; null for any other message. */
export function readTakeOver(message: unknown): string | null {
  if (typeof message !== 'object' || message === null) return null;
  const { kind, entry } = message as { kind?: unknown; entry?: unknown };
  return kind === 'take-over' && typeof entry === 'string' ? entry : null;
}
