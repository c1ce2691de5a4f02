import { listPayments } from '@sakina/platform/contract';
import type { PaymentStatus } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/**
 * The newest payments of the provider's clients, those that failed included (CLOUD-28).
 * @param status Only those in this state; null for all.
 * @param limit How many, at most 100.
 */
export function useClientPayments(status: PaymentStatus | null, limit: number) {
  return useOperation(listPayments, { query: { limit, ...(status !== null && { status }) } }, { keepPrevious: true });
}
