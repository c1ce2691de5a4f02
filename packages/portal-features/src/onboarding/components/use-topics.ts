import { isApiError } from '@sakina/platform/client';
import type { OnboardingAnswers } from '@sakina/platform/contract';
import { useAuth, useDraft } from '@sakina/platform/react';
import { useMemo, useState } from 'react';
import { useSubmitOnboarding } from '../api/use-submit-onboarding.ts';
import { useOnboardingText } from '../messages/index.ts';
import { readKeptTopics, topicsAnswersOf, topicsFormOf, topicsProblems } from '../model/topics-form.ts';
import type { TopicsForm } from '../model/topics-form.ts';

/**
 * The course of the shortest way in: what is chosen and typed, and its sending. A visitor's draft lies sealed in the tab and
 * goes on with them once they sign in (SEC-8, SEC-15).
 * @param earlier What was answered before, for the form to begin with.
 */
export function useTopics(earlier: OnboardingAnswers | undefined) {
  const t = useOnboardingText();
  const { user, refresh } = useAuth();
  const submit = useSubmitOnboarding();
  const base = useMemo(() => topicsFormOf(earlier), [earlier]);
  const [typed, setTyped] = useState<TopicsForm | null>(null);
  const [isRestored, setRestored] = useState(false);
  const [returns, setReturns] = useState(0);
  const [hasTried, setTried] = useState(false);
  const [phase, setPhase] = useState<'filling' | 'sign-in' | 'sent'>('filling');
  const form = typed ?? base;
  const problems = topicsProblems(form);

  const draft = useDraft('onboarding:TOPICS', {
    isOpenToVisitors: true,
    value: phase === 'sent' ? null : typed,
    onRestore: (kept) => {
      setTyped(readKeptTopics(kept));
      setRestored(true);
    },
  });

  async function send() {
    setTried(true);
    if (problems.length > 0) return;
    if (!user) {
      setPhase('sign-in');
      return;
    }
    try {
      await submit.run({ body: { answers: topicsAnswersOf(form) } });
      // The token has to say that the profile is complete before anything that asks for it is opened (AUTH-7).
      await refresh();
      setPhase('sent');
    } catch (error) {
      // Only what the client throws is an outcome, and the notice above the form says it; anything else is a mistake of ours.
      if (!isApiError(error)) throw error;
    }
  }

  const errors = hasTried ? problems.map(({ name, text, count = 0 }) => ({ name, message: t(text, { count }) })) : [];
  return {
    form,
    draft,
    errors,
    isRestored,
    returns,
    send,
    phase: phase === 'sign-in' && user ? ('filling' as const) : phase,
    error: submit.error,
    messageOf: (name: string) => errors.find((error) => error.name === name)?.message,
    change: (changes: Partial<TopicsForm>) => setTyped({ ...form, ...changes }),
    back: () => {
      setPhase('filling');
      setReturns(returns + 1);
    },
    beginAgain: () => {
      setTyped(null);
      setRestored(false);
      setTried(false);
      setReturns(returns + 1);
    },
  };
}
