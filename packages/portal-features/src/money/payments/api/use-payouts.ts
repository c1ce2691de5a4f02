import { listPayouts } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Reads the latest hundred payouts, the newest first (CALL-35). */
export function usePayouts() {
  return useOperation(listPayouts, { query: { limit: 100 } });
}
