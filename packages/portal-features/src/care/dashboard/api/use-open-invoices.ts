import { listOwnInvoices } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads what the person still owes (CLOUD-30). */
export function useOpenInvoices() {
  return useOperation(listOwnInvoices, { query: { status: 'OPEN', limit: 100 } });
}
