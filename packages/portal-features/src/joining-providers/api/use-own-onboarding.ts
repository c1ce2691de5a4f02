import { listOwnOnboarding } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/**
 * What the person answered before (CLOUD-84).
 * @param isSignedIn A visitor has answered nothing yet; for them nothing is asked.
 */
export function useOwnOnboarding(isSignedIn: boolean) {
  return useOperation(listOwnOnboarding, isSignedIn ? {} : null);
}
