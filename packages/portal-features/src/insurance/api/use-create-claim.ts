import {
  createClaim,
  getClaim,
  getClaimDraft,
  getClaimStatus,
  listClaims,
  listToBill,
} from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

const invalidates = [listClaims, getClaim, getClaimStatus, listToBill, getClaimDraft];

/** Sends a claim, or a corrected one (CALL-28). */
export function useCreateClaim() {
  return useAction(createClaim, { invalidates });
}
