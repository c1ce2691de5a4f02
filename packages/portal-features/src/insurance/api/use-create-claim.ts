import { createClaim } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { claimReads } from './invalidates.ts';

/** Sends a claim, or a corrected one (CALL-28). */
export function useCreateClaim() {
  return useAction(createClaim, { invalidates: claimReads });
}
