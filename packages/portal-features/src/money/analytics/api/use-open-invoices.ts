import { listInvoices } from '@sakina/platform/contract';
import { useClient, useOperation } from '@sakina/platform/react';
import { useCallback } from 'react';
import { useAllRows } from '../../shared/all-rows/index.ts';

/** Reads every invoice that is still to be paid, piece by piece (CLOUD-20). */
export function useOpenInvoices() {
  const client = useClient();
  const read = useOperation(listInvoices, { query: { status: 'OPEN', limit: 100 } });
  const load = useCallback(
    (after: string, signal: AbortSignal) =>
      client.call(listInvoices, { query: { status: 'OPEN', limit: 100, after } }, { signal }),
    [client],
  );
  return { read, ...useAllRows(read.data, load) };
}
