import { searchProviders } from '@sakina/platform/contract';
import { useClock, useOperation } from '@sakina/platform/react';
import type { DirectoryQuery } from '../model/query.ts';
import { searchInput } from '../model/search-input.ts';
import type { SearchContext } from '../model/search-input.ts';

/**
 * Reads one page of the directory. While another is on its way the former stays, so that the list does not jump.
 * @param presetKinds The kinds that this directory is about.
 */
export function useProviderSearch(query: DirectoryQuery, presetKinds?: SearchContext['presetKinds']) {
  const clock = useClock();
  const input = searchInput(query, { presetKinds, now: clock.now(), timeZone: clock.timeZone });
  return useOperation(searchProviders, { query: input }, { keepPrevious: true });
}

/** How many providers are shown to begin with. */
const FEATURED = 6;

/** Reads a few providers whom the directory recommends. */
export function useFeaturedProviders() {
  return useOperation(searchProviders, { query: { sort: 'RECOMMENDED', page: 1, pageSize: FEATURED } });
}

/** Counts whom a query would find; undefined until it is known. */
export function useProviderCount(
  query: DirectoryQuery,
  presetKinds?: SearchContext['presetKinds'],
): number | undefined {
  const clock = useClock();
  const input = searchInput({ ...query, page: 1 }, { presetKinds, now: clock.now(), timeZone: clock.timeZone });
  return useOperation(searchProviders, { query: { ...input, pageSize: 1 } }).data?.total;
}
