import { requestClientConsent } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';

/** Asks a client for a consent (CLOUD-203). */
export function useRequestConsent(): Action<typeof requestClientConsent> {
  return useAction(requestClientConsent);
}
