import { voidClaim } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { shareReads } from './invalidates.ts';

/** Takes a claim back from its payer (CLOUD-526). */
export function useVoidClaim() {
  return useAction(voidClaim, { invalidates: shareReads });
}
