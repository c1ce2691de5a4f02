import { listTransactions } from '@sakina/platform/contract';
import type { ResponseOf, Transaction } from '@sakina/platform/contract';
import { useClient, useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';
import { useEffect, useMemo, useState } from 'react';

type Page = ResponseOf<typeof listTransactions>;

/** The later pages of a list, with the first page that they follow. */
interface Rest {
  first: Page;
  items: readonly Transaction[];
  state: 'complete' | 'failed';
}

export interface TransactionsRead {
  /** The read of the first page. */
  read: Read<Page>;
  /** The movements read so far, the newest first. */
  rows: readonly Transaction[];
  /** Whether later pages are on their way; sums and exports wait for them. */
  isLoadingRest: boolean;
  /** Whether a later page could not be read, so that `rows` is a part only. */
  hasFailed: boolean;
  /** Reads the later pages again. */
  retry: () => void;
}

/** Reads every movement on the balance, page by page, so that filter, sort and export work on all of them (CALL-32). */
export function useTransactions(): TransactionsRead {
  const client = useClient();
  const read = useOperation(listTransactions, { query: { limit: 100 } });
  const [rest, setRest] = useState<Rest>();
  const [attempt, setAttempt] = useState(0);
  const first = read.data;
  useEffect(() => {
    if (!first || first.nextCursor === null) return undefined;
    const left = new AbortController();
    const items: Transaction[] = [];
    async function readOn(page: Page) {
      let after = page.nextCursor;
      while (after !== null) {
        const next: Page = await client.call(
          listTransactions,
          { query: { limit: 100, after } },
          { signal: left.signal },
        );
        items.push(...next.items);
        after = next.nextCursor;
      }
    }
    async function readRest(page: Page) {
      const state = await readOn(page).then(
        () => 'complete' as const,
        () => 'failed' as const,
      );
      if (!left.signal.aborted) setRest({ first: page, items, state });
    }
    void readRest(first);
    return () => left.abort();
  }, [client, first, attempt]);
  const rows = useMemo(
    () => [...(first?.items ?? []), ...(first !== undefined && rest?.first === first ? rest.items : [])],
    [first, rest],
  );
  const isOwn = rest !== undefined && rest.first === first;
  return {
    read,
    rows,
    isLoadingRest: first !== undefined && first.nextCursor !== null && !isOwn,
    hasFailed: isOwn && rest.state === 'failed',
    retry: () => {
      setRest(undefined);
      setAttempt(attempt + 1);
    },
  };
}
