import { listClaims } from '@sakina/platform/contract';
import { useClient, useOperation } from '@sakina/platform/react';
import { useCallback } from 'react';
import { useAllRows } from './use-all-rows.ts';

/** Reads every claim of the provider, those sent last first, so that groups and sums are of all of them (CALL-29). */
export function useClaims() {
  const client = useClient();
  const read = useOperation(listClaims, { query: { limit: 100 } });
  const load = useCallback(
    (after: string, signal: AbortSignal) => client.call(listClaims, { query: { limit: 100, after } }, { signal }),
    [client],
  );
  return { read, ...useAllRows(read.data, load) };
}
