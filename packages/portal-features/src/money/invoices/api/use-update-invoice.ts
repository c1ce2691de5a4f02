import { updateInvoice } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Changes a draft (CLOUD-430). */
export function useUpdateInvoice() {
  return useAction(updateInvoice);
}
