import { recordOutsidePayment } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { invoiceReads } from './invalidates.ts';

/** Records what the client paid to the provider directly (CLOUD-432). */
export function useRecordPayment() {
  return useAction(recordOutsidePayment, { invalidates: invoiceReads });
}
