import { voidInvoice } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Withdraws an invoice on which nothing was paid (CLOUD-24). */
export function useVoidInvoice() {
  return useAction(voidInvoice);
}
