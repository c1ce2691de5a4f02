import { getClaim, getClaimStatus } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/**
 * Reads a claim, and what of its client’s share no invoice asks for yet (CALL-30). @param id Null while none is needed.
 */
export function useClaimShare(id: string | null) {
  return {
    claim: useOperation(getClaim, id === null ? null : { params: { id } }),
    report: useOperation(getClaimStatus, id === null ? null : { params: { id } }),
  };
}
