import { writeOffClaim } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Gives up what an insurer denied (CLOUD-521). */
export function useWriteOffClaim() {
  return useAction(writeOffClaim);
}
