import type { ServerRows } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import type { Read } from '@sakina/platform/react';
import { useMemo, useState } from 'react';

/** A piece of a list, as the administration’s lists come. */
export interface CursorPage<Row> {
  items: Row[];
  total: number;
  /** Null or missing at the end of the list. */
  nextCursor?: string | null | undefined;
}

/** The rows loaded so far, and what a DataTable needs to load more. */
export interface CursorRows<Row> {
  rows: readonly Row[];
  server: Pick<ServerRows, 'total' | 'hasMore' | 'onLoadMore' | 'isLoadingMore' | 'hasFailed'>;
}

interface Rest<Row> {
  question: string;
  items: readonly Row[];
  next: string | null;
}

/**
 * Adds to the first piece of a list those that follow, for as long as the question stays the same. After a write the
 * first piece is read again; the newest answer of a row wins.
 * @param question Filters and order as one text: with another one the list begins again.
 * @param load Reads the piece after a cursor.
 */
export function useCursorRows<Row extends { id: string }>(
  question: string,
  read: Read<CursorPage<Row>>,
  load: (after: string) => Promise<CursorPage<Row>>,
): CursorRows<Row> {
  const [rest, setRest] = useState<Rest<Row> | null>(null);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const own = rest?.question === question ? rest : null;
  const { data } = read;
  const rows = useMemo(() => {
    const first = data?.items ?? [];
    if (!own) return first;
    const seen = new Set(first.map(({ id }) => id));
    return [...first, ...own.items.filter(({ id }) => !seen.has(id))];
  }, [data, own]);
  const next = own ? own.next : (data?.nextCursor ?? null);

  async function more() {
    if (next === null || state === 'loading') return;
    setState('loading');
    try {
      const page = await load(next);
      setRest({ question, items: [...(own?.items ?? []), ...page.items], next: page.nextCursor ?? null });
      setState('idle');
    } catch (thrown) {
      if (!isApiError(thrown)) throw thrown;
      setState('failed');
    }
  }
  return {
    rows,
    server: {
      total: data?.total,
      hasMore: next !== null,
      onLoadMore: () => void more(),
      isLoadingMore: state === 'loading',
      hasFailed: state === 'failed',
    },
  };
}
