import { fieldProblems, isApiError } from '@sakina/platform/client';
import type { OnboardingAnswers, ProviderKind } from '@sakina/platform/contract';
import { own } from '@sakina/platform/domain';
import { useAuth, useDraft } from '@sakina/platform/react';
import { useMemo, useState } from 'react';
import type { StepAddress } from '../../shared/index.ts';
import { reachable, useStepAddress } from '../../shared/index.ts';
import { useSubmitOnboarding } from '../api/use-submit-onboarding.ts';
import { answersOf, formOf, readKeptForm } from '../model/joining-form.ts';
import type { JoiningForm } from '../model/joining-form.ts';
import { joiningFieldOf, joiningProblems, joiningSteps, noPromises } from '../model/joining-problems.ts';
import type { Promises } from '../model/joining-problems.ts';
import { useShownProblems } from './use-shown-problems.ts';

const ALL_PROMISED: Promises = { truthful: true, conduct: true, supervision: true };

/**
 * The course of one form: what is typed, where the reader stands, and the sending.
 * @param earlier What was answered before, for the form to begin with.
 */
export function useJoining(kind: ProviderKind, earlier: OnboardingAnswers | undefined, address: StepAddress) {
  const { user, refresh } = useAuth();
  const submit = useSubmitOnboarding();
  const base = useMemo(() => formOf(earlier), [earlier]);
  const [typed, setTyped] = useState<JoiningForm | null>(null);
  const [promises, setPromises] = useState(noPromises);
  const [phase, setPhase] = useState<'filling' | 'sign-in' | 'sent'>('filling');
  const form = typed ?? base;
  // A visitor promises nothing yet: that is asked of whoever sends.
  const problemsOf = (of: JoiningForm) => joiningProblems(kind, of, user ? promises : ALL_PROMISED);
  const problems = problemsOf(form);
  const shown = useShownProblems(problems);
  const { step, go } = useStepAddress(joiningSteps, problems, address);

  const draft = useDraft(`onboarding:${kind}`, {
    value: useMemo(() => (typed === null || phase === 'sent' ? null : { form: typed, step }), [typed, phase, step]),
    isOpenToVisitors: true,
    onRestore: (kept) => {
      const restored = readKeptForm(own(kept, 'form'));
      setTyped(restored);
      go(reachable(joiningSteps, own(kept, 'step'), problemsOf(restored)));
    },
  });

  async function finish() {
    if (!shown.leave(...joiningSteps)) return;
    if (!user) {
      setPhase('sign-in');
      return;
    }
    try {
      await submit.run({ body: { answers: answersOf(kind, form) } });
      // The token has to say that the profile is complete before anything that asks for it is opened (AUTH-7).
      await refresh();
      setPhase('sent');
    } catch (error) {
      // Only what the client throws is an outcome; anything else is a mistake of ours.
      if (!isApiError(error)) throw error;
      shown.refuse(
        Object.keys(fieldProblems(error)).flatMap((name) => {
          const place = joiningFieldOf(name);
          return place ? [{ ...place, text: 'problem.refused' } as const] : [];
        }),
      );
    }
  }

  return {
    form,
    promises,
    draft,
    step,
    go,
    finish,
    errors: shown.errors,
    messageOf: shown.messageOf,
    leave: shown.leave,
    phase: phase === 'sign-in' && user ? ('filling' as const) : phase,
    isSignedIn: user !== null,
    error: submit.error,
    change: (changes: Partial<JoiningForm>) => {
      setTyped({ ...form, ...changes });
      shown.forgetRefusals();
    },
    promise: (changes: Partial<Promises>) => setPromises({ ...promises, ...changes }),
    back: () => setPhase('filling'),
  };
}

export type Joining = ReturnType<typeof useJoining>;
