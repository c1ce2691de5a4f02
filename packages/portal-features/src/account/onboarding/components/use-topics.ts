import { isApiError } from '@sakina/platform/client';
import type { OnboardingAnswers } from '@sakina/platform/contract';
import { useDraft } from '@sakina/platform/react';
import { useMemo, useState } from 'react';
import { useOnboardingSubmit } from '../../shared/application-form/index.ts';
import { useOnboardingText } from '../messages/index.ts';
import { readTopicsDraft, topicsAnswersOf, topicsFormOf, topicsProblems } from '../model/topics-form.ts';
import type { TopicsForm } from '../model/topics-form.ts';

/**
 * The state of the topics form and its submission. A visitor's draft is encrypted in the tab and passes to their
 * account once they sign in (SEC-8, SEC-15).
 * @param earlier The user's earlier answers, which the form starts with.
 */
export function useTopics(earlier: OnboardingAnswers | undefined) {
  const t = useOnboardingText();
  const submission = useOnboardingSubmit();
  const { phase } = submission;
  const base = useMemo(() => topicsFormOf(earlier), [earlier]);
  const [typed, setTyped] = useState<TopicsForm | null>(null);
  const [isRestored, setRestored] = useState(false);
  const [returns, setReturns] = useState(0);
  const [hasTried, setTried] = useState(false);
  const form = typed ?? base;
  const problems = topicsProblems(form);

  const draft = useDraft('onboarding:TOPICS', {
    isOpenToVisitors: true,
    value: phase === 'sent' ? null : typed,
    onRestore: (stored) => {
      setTyped(readTopicsDraft(stored));
      setRestored(true);
    },
  });

  async function send() {
    setTried(true);
    if (problems.length > 0) return;
    try {
      await submission.send(topicsAnswersOf(form));
    } catch (error) {
      // Errors of the client are shown above the form; anything else is a bug.
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
    phase,
    error: submission.error,
    messageOf: (name: string) => errors.find((error) => error.name === name)?.message,
    change: (changes: Partial<TopicsForm>) => setTyped({ ...form, ...changes }),
    back: () => {
      submission.back();
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
