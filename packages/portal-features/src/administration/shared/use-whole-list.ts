import type { ServerRows } from '@sakina/design-system';
import { useEffect, useEffectEvent } from 'react';
import type { CursorRows } from './use-cursor-rows.ts';

/**
 * For a list that the server does not search. The table does, once every row is here, so words that are typed load the
 * rest.
 * @returns What a DataTable is given: `server` only while rows are missing.
 */
export function useWholeList<Row>(
  { server }: Pick<CursorRows<Row>, 'server'>,
  search: string,
): { server?: Pick<ServerRows, keyof CursorRows<Row>['server']> } {
  const { hasMore, isLoadingMore, hasFailed } = server;
  const isMissing = search.trim() !== '' && hasMore && !isLoadingMore && !hasFailed;
  const more = useEffectEvent(() => server.onLoadMore());
  useEffect(() => {
    if (isMissing) more();
  }, [isMissing]);
  return hasMore ? { server } : {};
}
