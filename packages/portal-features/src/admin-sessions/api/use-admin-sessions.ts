import { listAdminSessions } from '@sakina/platform/contract';
import type { ResponseOf } from '@sakina/platform/contract';
import { useFormat, useNow, useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';
import { spanOf } from '../model/period.ts';
import type { AdminSessionsQuery } from '../model/query.ts';

/** One page of sessions. */
export type SessionsPage = ResponseOf<typeof listAdminSessions>;

/** Rows a page. */
export const PAGE_SIZE = 25;

/**
 * The sessions that fit. Those shown before stay while others are read.
 * @param search Words from a name, or the start of an id.
 */
export function useAdminSessions(
  { view, status, kind, period, sort, direction, page }: AdminSessionsQuery,
  search: string,
): Read<SessionsPage> {
  const format = useFormat();
  const today = format.dateIn(new Date(useNow(60_000)).toISOString());
  const query = {
    page,
    pageSize: PAGE_SIZE,
    sort,
    direction,
    ...spanOf(period, today, format.timeZone),
    ...(view !== null && { view }),
    ...(search !== '' && { q: search }),
    ...(status.length > 0 && { status: [...status] }),
    ...(kind.length > 0 && { kind: [...kind] }),
  };
  return useOperation(listAdminSessions, { query }, { keepPrevious: true });
}
