import { portalOfPath } from '@sakina/platform/domain';
import type { Portal } from '@sakina/platform/domain';

/** Longer paths are ignored. */
const LONGEST = 512;

/**
 * The query parameters that are stored with the last path of a portal: record ids and list choices. Anything a person
 * may have typed, such as a name searched for, is not stored (SEC-8).
 */
const keptKeys: ReadonlySet<string> = new Set([
  'appointment',
  'note',
  'session',
  'status',
  'kind',
  'period',
  'sort',
  'direction',
  'page',
  'step',
  'service',
  'startsAt',
  'reschedule',
]);
const idOrChoice = /^[\w:.+-]{1,64}$/;

/** A path as it may be stored: without fragment and without typed text. */
export function pathToKeep(pathname: string, search: string): string {
  const kept = new URLSearchParams();
  for (const [key, value] of new URLSearchParams(search)) {
    if (keptKeys.has(key) && idOrChoice.test(value)) kept.append(key, value);
  }
  return kept.size === 0 ? pathname : `${pathname}?${kept.toString()}`;
}

/** Reads a stored path of that portal; null if it belongs to another. */
export function readKeptPath(value: unknown, portal: Portal): string | null {
  if (typeof value !== 'string' || value.length > LONGEST || !value.startsWith('/')) return null;
  const [pathname = '', search = ''] = value.split('?', 2);
  return portalOfPath(pathname) === portal ? pathToKeep(pathname, search) : null;
}
