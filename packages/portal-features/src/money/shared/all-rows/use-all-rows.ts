import type { Operation, OperationInput, ReadInput, ResponseOf } from '@sakina/platform/contract';
import { useClient, useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';

/** A piece of a list that comes in pieces. */
interface Piece<Row> {
  items: Row[];
  nextCursor: string | null;
}

/** A row of the list that an operation answers. */
type RowOf<O extends Operation> = ResponseOf<O> extends Piece<infer Row> ? Row : never;

/** Every row of a list that comes in pieces. */
interface AllRows<O extends Operation> {
  /** The first piece, for its loading, failed and empty states. */
  read: Read<ResponseOf<O>>;
  /** The rows read so far. */
  rows: readonly RowOf<O>[];
  /** Whether `rows` is all there are; sums wait for it. */
  isComplete: boolean;
  /** Whether a later piece could not be read. */
  hasFailed: boolean;
  /** Reads the later pieces again. */
  retry: () => void;
}

interface Rest<Row> {
  first: Piece<Row>;
  items: readonly Row[];
  hasFailed: boolean;
}

/**
 * Reads a list to its end, piece by piece, so that sums, filters and exports are of all of it.
 * @param input Path parameters and query of the first piece; the same from render to render.
 */
export function useAllRows<O extends Operation>(operation: O, input: ReadInput<O>): AllRows<O> {
  const client = useClient();
  const read = useOperation(operation, input);
  const first = read.data as Piece<RowOf<O>> | undefined;
  const [rest, setRest] = useState<Rest<RowOf<O>>>();
  const [attempt, setAttempt] = useState(0);
  const load = useEffectEvent(async (after: string, signal: AbortSignal) => {
    const next = { ...input, query: { ...(input.query as object | undefined), after } } as OperationInput<O>;
    return (await client.call(operation, next, { signal })) as Piece<RowOf<O>>;
  });
  useEffect(() => {
    if (!first || first.nextCursor === null) return undefined;
    const left = new AbortController();
    async function readRest(piece: Piece<RowOf<O>>) {
      const items: RowOf<O>[] = [];
      let after = piece.nextCursor;
      try {
        while (after !== null) {
          const next = await load(after, left.signal);
          items.push(...next.items);
          after = next.nextCursor;
        }
      } catch {
        // What is missing is said by `hasFailed`.
      }
      if (!left.signal.aborted) setRest({ first: piece, items, hasFailed: after !== null });
    }
    void readRest(first);
    return () => left.abort();
  }, [first, client, attempt]);
  const own = rest !== undefined && rest.first === first ? rest : undefined;
  const rows = useMemo(() => [...(first?.items ?? []), ...(own?.items ?? [])], [first, own]);
  return {
    read,
    rows,
    isComplete: first !== undefined && (first.nextCursor === null || own?.hasFailed === false),
    hasFailed: own?.hasFailed ?? false,
    retry: () => {
      setRest(undefined);
      setAttempt(attempt + 1);
    },
  };
}
