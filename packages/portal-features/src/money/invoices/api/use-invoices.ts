import { listInvoices } from '@sakina/platform/contract';
import { useClient, useOperation } from '@sakina/platform/react';
import { useCallback } from 'react';
import { useAllRows } from '../../shared/all-rows/index.ts';

/** Reads every invoice, the newest first, so that the sums, the filter and the export are of all of them (CLOUD-20). */
export function useInvoices() {
  const client = useClient();
  const read = useOperation(listInvoices, { query: { limit: 100 } });
  const load = useCallback(
    (after: string, signal: AbortSignal) => client.call(listInvoices, { query: { limit: 100, after } }, { signal }),
    [client],
  );
  return { read, ...useAllRows(read.data, load) };
}
