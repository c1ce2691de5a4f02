import { isApiError } from '@sakina/platform/client';
import type { OnboardingAnswers, ProviderKind } from '@sakina/platform/contract';
import { own } from '@sakina/platform/domain';
import { useDraft, useUser } from '@sakina/platform/react';
import { useMemo, useState } from 'react';
import { useOnboardingSubmit, useShownProblems } from '../../shared/application-form/index.ts';
import type { StepAddress } from '../../../shared/index.ts';
import { reachable, useStepAddress } from '../../../shared/index.ts';
import { useJoiningText } from '../messages/index.ts';
import { answersOf, formOf, readJoiningDraft } from '../model/joining-form.ts';
import type { JoiningForm } from '../model/joining-form.ts';
import { joiningFieldOf, joiningProblems, joiningSteps, noPromises } from '../model/joining-problems.ts';
import type { Promises } from '../model/joining-problems.ts';
import { problemText } from './problem-text.ts';

const ALL_PROMISED: Promises = { truthful: true, conduct: true, supervision: true };

/**
 * The state of a provider's onboarding: answers, current step, and submission.
 * @param earlier The user's earlier answers, which the form starts with.
 */
export function useJoining(kind: ProviderKind, earlier: OnboardingAnswers | undefined, address: StepAddress) {
  const t = useJoiningText();
  const user = useUser();
  const submission = useOnboardingSubmit();
  const { phase } = submission;
  const base = useMemo(() => formOf(earlier), [earlier]);
  const [typed, setTyped] = useState<JoiningForm | null>(null);
  const [promises, setPromises] = useState(noPromises);
  const form = typed ?? base;
  // A signed-out visitor is not asked for promises yet, only the user who submits.
  const problemsOf = (of: JoiningForm) => joiningProblems(kind, of, user ? promises : ALL_PROMISED);
  const problems = problemsOf(form);
  const shown = useShownProblems(problems, problemText(t));
  const { step, go } = useStepAddress(joiningSteps, problems, address);

  const draft = useDraft(`onboarding:${kind}`, {
    value: useMemo(() => (typed === null || phase === 'sent' ? null : { form: typed, step }), [typed, phase, step]),
    isOpenToVisitors: true,
    onRestore: (stored) => {
      const restored = readJoiningDraft(own(stored, 'form'));
      setTyped(restored);
      go(reachable(joiningSteps, own(stored, 'step'), problemsOf(restored)));
    },
  });

  async function finish() {
    if (!shown.leave(...joiningSteps)) return;
    try {
      await submission.send(answersOf(kind, form));
    } catch (error) {
      // Only errors of the client are handled; anything else is a bug.
      if (!isApiError(error)) throw error;
      shown.refuse(error, joiningFieldOf);
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
    phase,
    isSignedIn: submission.isSignedIn,
    error: submission.error,
    change: (changes: Partial<JoiningForm>) => {
      setTyped({ ...form, ...changes });
      shown.forgetRefusals();
    },
    promise: (changes: Partial<Promises>) => setPromises({ ...promises, ...changes }),
    back: submission.back,
  };
}
