import type { ServerRows } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import type { Operation, OperationInput, ReadInput, ResponseOf } from '@sakina/platform/contract';
import { useClient, useOperation } from '@sakina/platform/react';
import type { Read, ReadOptions } from '@sakina/platform/react';
import { useMemo, useState } from 'react';

/** A piece of a list, as the administration’s lists come. */
interface CursorPage<Item> {
  items: Item[];
  total: number;
  /** Null or missing at the end of the list. */
  nextCursor?: string | null | undefined;
}

/** The rows loaded so far, and what a DataTable needs to load more. */
export interface CursorRows<Row> {
  rows: readonly Row[];
  server: Pick<ServerRows, 'total' | 'hasMore' | 'onLoadMore' | 'isLoadingMore' | 'hasFailed'>;
}

/** A row of the list that an operation answers. */
type ItemOf<O extends Operation> = ResponseOf<O> extends CursorPage<infer Item> ? Item : never;

/** How a list is read. */
export interface CursorOptions<Item, Row> extends Pick<ReadOptions, 'keepPrevious'> {
  /** Reads the first piece again at this interval in milliseconds. @default never */
  refreshMs?: number;
  /** Makes a row of an item that has no id; a function of the module, not of a render. @default the item */
  toRow?: (item: Item) => Row;
}

interface Rest<Row> {
  question: string;
  rows: readonly Row[];
  next: string | null;
}

const itself = <Item>(item: Item) => item;

/**
 * Reads a list piece by piece: the first at once, those that follow on request, for as long as the input stays the
 * same. After a write the first piece is read again; the newest answer of a row wins.
 * @param input Path parameters and query of the first piece: filters, order and rows a piece.
 */
export function useCursorRows<O extends Operation, Row extends { id: string } = Extract<ItemOf<O>, { id: string }>>(
  operation: O,
  input: ReadInput<O>,
  { toRow = itself as (item: ItemOf<O>) => Row, ...options }: CursorOptions<ItemOf<O>, Row> = {},
): CursorRows<Row> & { read: Read<ResponseOf<O>> } {
  const client = useClient();
  const read = useOperation(operation, input, options);
  const [rest, setRest] = useState<Rest<Row> | null>(null);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const question = JSON.stringify(input);
  const own = rest?.question === question ? rest : null;
  const page = read.data as CursorPage<ItemOf<O>> | undefined;
  const rows = useMemo(() => {
    const first = (page?.items ?? []).map(toRow);
    if (!own) return first;
    const seen = new Set(first.map(({ id }) => id));
    return [...first, ...own.rows.filter(({ id }) => !seen.has(id))];
  }, [page, own, toRow]);
  const next = own ? own.next : (page?.nextCursor ?? null);

  async function more() {
    if (next === null || state === 'loading') return;
    setState('loading');
    try {
      const after = { ...input, query: { ...(input.query as object | undefined), after: next } } as OperationInput<O>;
      const { items, nextCursor } = (await client.call(operation, after)) as CursorPage<ItemOf<O>>;
      setRest({ question, rows: [...(own?.rows ?? []), ...items.map(toRow)], next: nextCursor ?? null });
      setState('idle');
    } catch (thrown) {
      if (!isApiError(thrown)) throw thrown;
      setState('failed');
    }
  }
  return {
    read,
    rows,
    server: {
      total: page?.total,
      hasMore: next !== null,
      onLoadMore: () => void more(),
      isLoadingMore: state === 'loading',
      hasFailed: state === 'failed',
    },
  };
}
