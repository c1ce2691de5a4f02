import { Banner, PlainButton } from '@sakina/design-system';
import type { OnboardingSubmission } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useOnboardingText } from '../messages/index.ts';

/** Says that the form starts with the user's earlier answers. */
export function EarlierAnswers({ submission }: { submission: OnboardingSubmission }) {
  const t = useOnboardingText();
  const format = useFormat();
  return (
    <Banner urgency="none" title={t('earlier.title', { date: format.shortDate(submission.submittedAt) })}>
      {t('earlier.body')}
    </Banner>
  );
}

/** Says that the form contains a restored draft, and offers to begin again. */
export function RestoredAnswers({ onBeginAgain }: { onBeginAgain: () => void }) {
  const t = useOnboardingText();
  return (
    <Banner
      title={t('restored.title')}
      actions={
        <PlainButton size="small" variant="secondary" onClick={onBeginAgain}>
          {t('restored.again')}
        </PlainButton>
      }
    >
      {t('restored.body')}
    </Banner>
  );
}
