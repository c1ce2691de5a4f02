import { createInvoice } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Drafts an invoice for a session (CLOUD-22). */
export function useCreateInvoice() {
  return useAction(createInvoice);
}
