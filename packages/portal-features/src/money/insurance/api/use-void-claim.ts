import { voidClaim } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';

/** Takes a claim back from its payer (CLOUD-526). */
export function useVoidClaim() {
  return useAction(voidClaim);
}
