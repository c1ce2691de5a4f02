import { listOwnOnboarding } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';

/**
 * The user's own onboarding answers, latest first (CLOUD-84).
 * @param isSignedIn Nothing is requested for a signed-out visitor, who has no stored answers.
 */
export function useOwnOnboarding(isSignedIn: boolean) {
  return useOperation(listOwnOnboarding, isSignedIn ? {} : null);
}
