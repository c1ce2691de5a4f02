import { updateInvoice } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { invoiceReads } from './invalidates.ts';

/** Changes a draft (CLOUD-430). */
export function useUpdateInvoice() {
  return useAction(updateInvoice, { invalidates: invoiceReads });
}
