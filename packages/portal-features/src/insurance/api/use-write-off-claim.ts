import { writeOffClaim } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { claimReads } from './invalidates.ts';

/** Gives up what an insurer denied (CLOUD-521). */
export function useWriteOffClaim() {
  return useAction(writeOffClaim, { invalidates: claimReads });
}
