import { isApiError } from '@sakina/platform/client';
import type { ApiError } from '@sakina/platform/client';
import type { Operation, OperationInput, ReadInput, ResponseOf } from '@sakina/platform/contract';
import { useClient, useOperation } from '@sakina/platform/react';
import type { Read, ReadOptions } from '@sakina/platform/react';
import { useState } from 'react';
import { joinPages } from './join-pages.ts';

/** A piece of a list that comes in pieces. */
export interface Page<Item> {
  items: Item[];
  /** How many there are in all. */
  total: number;
  /** What the next piece is asked for with; null after the last. */
  nextCursor: string | null;
}

/** A list of which more can be read on request. */
export interface Pages<Item> {
  /** Everything read so far, each once, the newest answer winning. */
  items: readonly Item[];
  hasMore: boolean;
  /** Reads the next piece. */
  more: () => void;
  isReadingMore: boolean;
  /** Why the next piece could not be read; it can be asked for again. */
  error: ApiError | undefined;
}

interface Rest<Item> {
  items: readonly Item[];
  next: string | null;
}

/**
 * Adds to the first piece of a list, which is read again by itself, those that follow.
 * @param read The first piece.
 * @param load Reads the piece after a cursor.
 */
export function usePages<Item extends { id: string }>(
  read: Read<Page<Item>>,
  load: (after: string) => Promise<Page<Item>>,
): Pages<Item> {
  const [rest, setRest] = useState<Rest<Item> | null>(null);
  const [isReadingMore, setReadingMore] = useState(false);
  const [error, setError] = useState<ApiError>();

  const items = joinPages(read.data?.items ?? [], rest?.items ?? []);
  const next = rest ? rest.next : (read.data?.nextCursor ?? null);

  async function more() {
    if (next === null || isReadingMore) return;
    setReadingMore(true);
    setError(undefined);
    try {
      const page = await load(next);
      setRest({ items: [...items, ...page.items], next: page.nextCursor });
    } catch (thrown) {
      if (!isApiError(thrown)) throw thrown;
      setError(thrown);
    } finally {
      setReadingMore(false);
    }
  }
  return { items, hasMore: next !== null, more: () => void more(), isReadingMore, error };
}

/** An item of the list that an operation answers. */
type ItemOf<O extends Operation> = Extract<ResponseOf<O> extends Page<infer Item> ? Item : never, { id: string }>;

/**
 * Reads a list of which more can be read on request.
 * @param input Path parameters and query of the first piece.
 */
export function usePagesOf<O extends Operation>(
  operation: O,
  input: ReadInput<O>,
  options?: ReadOptions<ResponseOf<O>>,
): { read: Read<ResponseOf<O>>; pages: Pages<ItemOf<O>> } {
  const client = useClient();
  const read = useOperation(operation, input, options);
  const pages = usePages(read as Read<Page<ItemOf<O>>>, async (after) => {
    const next = { ...input, query: { ...(input.query as object | undefined), after } } as OperationInput<O>;
    return (await client.call(operation, next)) as Page<ItemOf<O>>;
  });
  return { read, pages };
}
