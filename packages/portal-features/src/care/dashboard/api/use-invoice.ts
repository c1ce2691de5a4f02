import { getInvoice } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads one invoice with its lines and what was paid on it (CLOUD-21). */
export function useInvoice(id: string) {
  return useOperation(getInvoice, { params: { id } });
}
