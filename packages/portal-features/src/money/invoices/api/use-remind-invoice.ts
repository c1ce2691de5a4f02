import { remindInvoice } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Reminds the client of an open invoice (CLOUD-431). */
export function useRemindInvoice() {
  return useAction(remindInvoice);
}
