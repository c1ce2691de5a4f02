import { appealClaim } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Objects to a denial (CLOUD-520). */
export function useAppealClaim() {
  return useAction(appealClaim);
}
