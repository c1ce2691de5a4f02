import { claimModerationCase } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Takes a case, takes it over, or lets go of it. */
export function useClaim() {
  return useAction(claimModerationCase);
}
