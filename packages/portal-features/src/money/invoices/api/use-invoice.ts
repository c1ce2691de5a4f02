import { getInvoice } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads one invoice with its lines and what was paid on it (CLOUD-21). @param id Null while none is open. */
export function useInvoice(id: string | null) {
  return useOperation(getInvoice, id === null ? null : { params: { id } });
}
