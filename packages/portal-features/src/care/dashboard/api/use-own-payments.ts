import { listOwnPayments } from '@sakina/platform/contract';
import { useClient, useOperation } from '@sakina/platform/react';
import { usePages } from '../../../shared/pages/index.ts';

const LIMIT = 10;

/** Reads what the person has paid, the newest first and earlier ones on request (CLOUD-29). */
export function useOwnPayments() {
  const client = useClient();
  const read = useOperation(listOwnPayments, { query: { limit: LIMIT } });
  const pages = usePages(read, (after) => client.call(listOwnPayments, { query: { limit: LIMIT, after } }));
  return { read, pages };
}
