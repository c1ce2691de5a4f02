import { listTransactions } from '@sakina/platform/contract';
import { useClient, useOperation } from '@sakina/platform/react';
import { useCallback } from 'react';
import { useAllRows } from '../../shared/all-rows/index.ts';

/** Reads every movement on the balance, the newest first, so that filter, sort and export work on all (CALL-32). */
export function useTransactions() {
  const client = useClient();
  const read = useOperation(listTransactions, { query: { limit: 100 } });
  const load = useCallback(
    (after: string, signal: AbortSignal) => client.call(listTransactions, { query: { limit: 100, after } }, { signal }),
    [client],
  );
  return { read, ...useAllRows(read.data, load) };
}
