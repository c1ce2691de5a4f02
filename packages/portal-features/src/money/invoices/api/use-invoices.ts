import { listInvoices } from '@sakina/platform/contract';
import type { Invoice, ResponseOf } from '@sakina/platform/contract';
import { useClient, useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';
import { useEffect, useMemo, useState } from 'react';

type Page = ResponseOf<typeof listInvoices>;

/** The later pages, with the first page that they follow. */
interface Rest {
  first: Page;
  items: readonly Invoice[];
  hasFailed: boolean;
}

export interface InvoicesRead {
  /** The read of the first page. */
  read: Read<Page>;
  /** The invoices read so far, the newest first. */
  rows: readonly Invoice[];
  /** Whether `rows` is all there are; sums and exports wait for it. */
  isComplete: boolean;
  /** Whether a later page could not be read. */
  hasFailed: boolean;
  /** Reads the later pages again. */
  retry: () => void;
}

/** Reads every invoice, page by page, so that the sums, the filter and the export are of all of them (CLOUD-20). */
export function useInvoices(): InvoicesRead {
  const client = useClient();
  const read = useOperation(listInvoices, { query: { limit: 100 } });
  const [rest, setRest] = useState<Rest>();
  const [attempt, setAttempt] = useState(0);
  const first = read.data;
  useEffect(() => {
    if (!first || first.nextCursor === null) return undefined;
    const left = new AbortController();
    async function readRest(page: Page) {
      const items: Invoice[] = [];
      let after = page.nextCursor;
      try {
        while (after !== null) {
          const query = { limit: 100, after };
          const next: Page = await client.call(listInvoices, { query }, { signal: left.signal });
          items.push(...next.items);
          after = next.nextCursor;
        }
      } catch {
        // What was read until then is shown, and said to be a part.
      }
      if (!left.signal.aborted) setRest({ first: page, items, hasFailed: after !== null });
    }
    void readRest(first);
    return () => left.abort();
  }, [client, first, attempt]);
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
