import { getClaimStatus } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/** Where a claim stands: its way, the decision, what the client owes and what to do next (CALL-30). */
export function useClaimStatus(id: string) {
  return useOperation(getClaimStatus, { params: { id } });
}
