import type { OnboardingPersona } from '@sakina/platform/contract';
import { listOwnOnboarding } from '@sakina/platform/contract';
import { useAuth, useOperation } from '@sakina/platform/react';

/** The user's latest submission for a persona, once sign-in has been checked; undefined for a signed-out visitor. */
export function useEarlierAnswers(persona: OnboardingPersona) {
  const { status, user } = useAuth();
  const read = useOperation(listOwnOnboarding, user ? {} : null);
  const isChecking = status === 'unchecked' || status === 'loading';
  return {
    user,
    /** Whether it is still unknown who the user is. */
    isChecking,
    /** Only before the first result: a retry after a failure must not replace the form and what was typed in it. */
    isLoading: isChecking || (read.isLoading && read.error === undefined),
    earlier: read.data?.items.find(({ answers }) => answers.persona === persona),
    /** Why the answers could not be read, while there are none to show. */
    error: read.data === undefined ? read.error : undefined,
    reload: read.reload,
  };
}
