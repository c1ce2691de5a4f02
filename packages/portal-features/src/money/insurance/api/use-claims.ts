import { listClaims } from '@sakina/platform/contract';
import type { ClaimSummary, ResponseOf } from '@sakina/platform/contract';
import { useClient, useOperation } from '@sakina/platform/react';
import { useEffect, useMemo, useState } from 'react';

type Page = ResponseOf<typeof listClaims>;

interface Rest {
  first: Page;
  items: readonly ClaimSummary[];
  hasFailed: boolean;
}

/** Reads every claim, page by page, so that groups and sums are of all of them (CALL-29). */
export function useClaims() {
  const client = useClient();
  const read = useOperation(listClaims, { query: { limit: 100 } });
  const [rest, setRest] = useState<Rest>();
  const [attempt, setAttempt] = useState(0);
  const first = read.data;
  useEffect(() => {
    if (!first || first.nextCursor === null) return undefined;
    const left = new AbortController();
    const items: ClaimSummary[] = [];
    async function readOn(page: Page) {
      let after = page.nextCursor;
      while (after !== null) {
        const next: Page = await client.call(listClaims, { query: { limit: 100, after } }, { signal: left.signal });
        items.push(...next.items);
        after = next.nextCursor;
      }
    }
    void readOn(first).then(
      () => !left.signal.aborted && setRest({ first, items, hasFailed: false }),
      () => !left.signal.aborted && setRest({ first, items, hasFailed: true }),
    );
    return () => left.abort();
  }, [client, first, attempt]);
  const own = rest?.first === first ? rest : undefined;
  const claims = useMemo(() => [...(first?.items ?? []), ...(own?.items ?? [])], [first, own]);
  return {
    /** The read of the first page. */
    read,
    /** The claims read so far, those sent last first. */
    claims,
    /** Whether there are more than those read. */
    isPart: first !== undefined && first.nextCursor !== null && (own === undefined || own.hasFailed),
    /** Whether a later page could not be read. */
    hasFailed: own?.hasFailed ?? false,
    /** Reads the later pages again. */
    retry: () => {
      setRest(undefined);
      setAttempt(attempt + 1);
    },
  };
}
