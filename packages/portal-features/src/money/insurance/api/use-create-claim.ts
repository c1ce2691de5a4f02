import { createClaim } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Sends a claim, or a corrected one (CALL-28). */
export function useCreateClaim() {
  return useAction(createClaim);
}
