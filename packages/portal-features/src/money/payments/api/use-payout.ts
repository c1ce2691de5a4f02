import { getPayout } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads one payout with the transactions in it (CLOUD-26). @param id null reads nothing. */
export function usePayout(id: string | null) {
  return useOperation(getPayout, id === null ? null : { params: { id } });
}
