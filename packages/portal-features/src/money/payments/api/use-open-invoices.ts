import { listInvoices } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads what clients still owe: open invoices, the newest first (CLOUD-20). */
export function useOpenInvoices() {
  return useOperation(listInvoices, { query: { status: 'OPEN', limit: 100 } });
}
