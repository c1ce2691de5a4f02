import { listOwnInvoices } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import { usePagesOf } from '../../../shared/pages/index.ts';

const LIMIT = 10;

/** Reads the person's invoices, the newest first and earlier ones on request (CLOUD-30). */
export function useOwnInvoices() {
  return usePagesOf(listOwnInvoices, { query: { limit: LIMIT } });
}

/** Reads the invoices that the person has still to pay; the contract gives at most a hundred at once. */
export const useOpenInvoices = () => useOperation(listOwnInvoices, { query: { status: 'OPEN', limit: 100 } });
