import { submitOnboarding } from '@sakina/platform/contract';
import type { OnboardingAnswers } from '@sakina/platform/contract';
import { useAction, useAuth } from '@sakina/platform/react';
import { useState } from 'react';

/** Submits the answers of a persona, with a stop at the sign-in gate for a signed-out visitor. */
export function useOnboardingSubmit() {
  const { user, refresh } = useAuth();
  const submit = useAction(submitOnboarding);
  const [phase, setPhase] = useState<'filling' | 'sign-in' | 'sent'>('filling');
  return {
    isSignedIn: user !== null,
    /** `sign-in` shows the gate; it ends once the visitor has signed in. */
    phase: phase === 'sign-in' && user ? 'filling' : phase,
    error: submit.error,
    /**
     * Submits, or moves on to the gate.
     * @param before Runs before the answers are submitted, for a signed-in user only.
     * @throws What either call rejects with.
     */
    send: async (answers: OnboardingAnswers, before?: () => Promise<void>) => {
      if (!user) {
        setPhase('sign-in');
        return;
      }
      await before?.();
      await submit.run({ body: { answers } });
      // The token has to say that the profile is complete before anything that requires it is opened (AUTH-7).
      await refresh();
      setPhase('sent');
    },
    /** Goes back from the gate to the form. */
    back: () => setPhase('filling'),
  };
}
