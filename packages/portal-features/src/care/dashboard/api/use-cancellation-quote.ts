import { quoteCancellation } from '@sakina/platform/contract';
import type { AppointmentId } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads what cancelling a session costs or returns now (CLOUD-403). */
export function useCancellationQuote(id: AppointmentId) {
  return useOperation(quoteCancellation, { params: { id } });
}
