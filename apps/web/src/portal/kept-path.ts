import { portalOfPath } from '@sakina/platform/domain';
import type { Portal } from '@sakina/platform/domain';

/** Longer paths are not ours. */
const LONGEST = 512;

/**
 * What of an address's state is kept with the last path of a portal: ids of records and choices from lists. Whatever a
 * person may have typed, such as a name searched for, is not (SEC-8).
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

/** A path as it may be kept: without fragment, and without anything that somebody typed. */
export function pathToKeep(pathname: string, search: string): string {
  const kept = new URLSearchParams();
  for (const [key, value] of new URLSearchParams(search)) {
    if (keptKeys.has(key) && idOrChoice.test(value)) kept.append(key, value);
  }
  return kept.size === 0 ? pathname : `${pathname}?${kept.toString()}`;
}

/** A path out of storage if it belongs to that portal, as it may be kept; else null. */
export function readKeptPath(value: unknown, portal: Portal): string | null {
  if (typeof value !== 'string' || value.length > LONGEST || !value.startsWith('/')) return null;
  const [pathname = '', search = ''] = value.split('?', 2);
  return portalOfPath(pathname) === portal ? pathToKeep(pathname, search) : null;
}
