import { getPayment } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads one payment with its refunds (CLOUD-27). @param id null reads nothing. */
export function usePayment(id: string | null) {
  return useOperation(getPayment, id === null ? null : { params: { id } });
}
