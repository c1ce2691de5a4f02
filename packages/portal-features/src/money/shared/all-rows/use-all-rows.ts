import { useEffect, useMemo, useState } from 'react';

/** A piece of a list that comes in pieces. */
interface Piece<Row> {
  items: Row[];
  nextCursor: string | null;
}

/** Every row of a list that comes in pieces. */
interface AllRows<Row> {
  /** The rows read so far. */
  rows: readonly Row[];
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
 * Reads on after the first piece of a list until its end, so that sums are of all of it.
 * @param first The first piece; undefined until it is there.
 * @param load Reads the piece after a cursor; the same function between renders.
 */
export function useAllRows<Row>(
  first: Piece<Row> | undefined,
  load: (after: string, signal: AbortSignal) => Promise<Piece<Row>>,
): AllRows<Row> {
  const [rest, setRest] = useState<Rest<Row>>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!first || first.nextCursor === null) return undefined;
    const left = new AbortController();
    async function readRest(piece: Piece<Row>) {
      const items: Row[] = [];
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
  }, [first, load, attempt]);
  const own = rest !== undefined && rest.first === first ? rest : undefined;
  const rows = useMemo(() => [...(first?.items ?? []), ...(own?.items ?? [])], [first, own]);
  return {
    rows,
    isComplete: first !== undefined && (first.nextCursor === null || own?.hasFailed === false),
    hasFailed: own?.hasFailed ?? false,
    retry: () => {
      setRest(undefined);
      setAttempt(attempt + 1);
    },
  };
}
