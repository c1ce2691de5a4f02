import { withdrawClientConsent } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Records that a client takes a consent back (CLOUD-204). */
export function useWithdrawConsent(): Action<typeof withdrawClientConsent> {
  return useAction(withdrawClientConsent);
}
