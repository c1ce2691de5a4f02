import { recordOutsidePayment } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Records what the client paid to the provider directly (CLOUD-432). */
export function useRecordPayment() {
  return useAction(recordOutsidePayment);
}
