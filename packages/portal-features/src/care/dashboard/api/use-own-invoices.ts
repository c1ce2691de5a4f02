import { listOwnInvoices } from '@sakina/platform/contract';
import { useClient, useOperation } from '@sakina/platform/react';
import { usePages } from '../../../shared/pages/index.ts';

const LIMIT = 10;

/** Reads the person's invoices, the newest first and earlier ones on request (CLOUD-30). */
export function useOwnInvoices() {
  const client = useClient();
  const read = useOperation(listOwnInvoices, { query: { limit: LIMIT } });
  const pages = usePages(read, (after) => client.call(listOwnInvoices, { query: { limit: LIMIT, after } }));
  return { read, pages };
}

/** Reads the invoices that the person has still to pay; the contract gives at most a hundred at once. */
export const useOpenInvoices = () => useOperation(listOwnInvoices, { query: { status: 'OPEN', limit: 100 } });
