import { processPayment } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Charges a client's saved card for a session (CALL-33). */
export function useTakePayment() {
  return useAction(processPayment);
}
