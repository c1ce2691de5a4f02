import { listEstimates, listOwnInvoices, listOwnPayments } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import { usePagesOf } from '../../../shared/pages/index.ts';

/** How many rows come at once. */
const LIMIT = 10;

/** Reads the estimates that the person received, the newest first and earlier ones on request (CLOUD-531). */
export function useOwnEstimates() {
  return usePagesOf(listEstimates, { query: { side: 'RECEIVED', limit: LIMIT } });
}

/** Reads the person's invoices, the newest first and earlier ones on request (CLOUD-30). */
export function useOwnInvoices() {
  return usePagesOf(listOwnInvoices, { query: { limit: LIMIT } });
}

/** Reads the invoices that the person has still to pay; the contract gives at most a hundred at once. */
export const useOpenInvoices = () => useOperation(listOwnInvoices, { query: { status: 'OPEN', limit: 100 } });

/** Reads what the person has paid, the newest first and earlier ones on request (CLOUD-29). */
export function useOwnPayments() {
  return usePagesOf(listOwnPayments, { query: { limit: LIMIT } });
}
