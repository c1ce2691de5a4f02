import { listEstimates } from '@sakina/platform/contract';
import { useClient, useOperation } from '@sakina/platform/react';
import { usePages } from '../../../shared/pages/index.ts';

const QUERY = { side: 'MADE', limit: 20 } as const;

/** Reads the estimates that the provider made, the newest first and earlier ones on request (CLOUD-531). */
export function useEstimates() {
  const client = useClient();
  const read = useOperation(listEstimates, { query: QUERY });
  const pages = usePages(read, (after) => client.call(listEstimates, { query: { ...QUERY, after } }));
  return { read, pages };
}
