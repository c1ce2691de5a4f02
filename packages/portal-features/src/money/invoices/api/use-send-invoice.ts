import { sendInvoice } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Sends a draft to the client (CLOUD-23). */
export function useSendInvoice() {
  return useAction(sendInvoice);
}
