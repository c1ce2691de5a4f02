import { searchProviders } from '@sakina/platform/contract';
import { useClock, useOperation } from '@sakina/platform/react';
import type { DirectoryQuery } from '../model/query.ts';
import { searchInput } from '../model/search-input.ts';
import type { SearchContext } from '../model/search-input.ts';

/** Counts whom a query would find; undefined until it is known. */
export function useProviderCount(
  query: DirectoryQuery,
  presetKinds?: SearchContext['presetKinds'],
): number | undefined {
  const clock = useClock();
  const input = searchInput({ ...query, page: 1 }, { presetKinds, now: clock.now(), timeZone: clock.timeZone });
  return useOperation(searchProviders, { query: { ...input, pageSize: 1 } }).data?.total;
}
