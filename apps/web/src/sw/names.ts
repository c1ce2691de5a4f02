/** The worker of a build, below the root of its host: its reach is the whole product. */
export const WORKER_PATH = '/sw.js';
/** What stands in for a page that cannot be had. */
export const SHELL_PATH = '/index.html';
export const CONFIG_PATH = '/config.json';
/** The caches of the product begin with it; nothing else of the origin is touched. */
export const CACHE_PREFIX = 'sakina';

/** What a page says to a worker that waits: which script it was started by. */
export const takeOver = (entry: string) => ({ kind: 'take-over', entry });

/** The script of a page that calls the worker in; null for anything that is no such message. */
export function readTakeOver(message: unknown): string | null {
  if (typeof message !== 'object' || message === null) return null;
  const { kind, entry } = message as { kind?: unknown; entry?: unknown };
  return kind === 'take-over' && typeof entry === 'string' ? entry : null;
}
