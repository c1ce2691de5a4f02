import { markInvoiceUncollectible } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { invoiceReads } from './invalidates.ts';

/** Gives an open invoice up (CLOUD-433). */
export function useMarkUncollectible() {
  return useAction(markInvoiceUncollectible, { invalidates: invoiceReads });
}
