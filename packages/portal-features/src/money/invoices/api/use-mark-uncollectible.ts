import { markInvoiceUncollectible } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Gives an open invoice up (CLOUD-433). */
export function useMarkUncollectible() {
  return useAction(markInvoiceUncollectible);
}
