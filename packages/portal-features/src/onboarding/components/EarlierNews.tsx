import { Banner, PlainButton } from '@sakina/design-system';
import type { OnboardingSubmission } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { errorCase, useSharedText } from '../../shared/index.ts';
import { useOnboardingText } from '../messages/index.ts';

/** Says that the form begins with what was answered before. */
export function EarlierAnswers({ submission }: { submission: OnboardingSubmission }) {
  const t = useOnboardingText();
  const format = useFormat();
  return (
    <Banner urgency="none" title={t('earlier.title', { date: format.shortDate(submission.submittedAt) })}>
      {t('earlier.body')}
    </Banner>
  );
}

/** Says that the form holds what was typed on an earlier visit, and offers to begin again. */
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

export interface EarlierUnreadProps {
  /** Why earlier answers could not be read. */
  error: unknown;
  /** Reads again. */
  onRetry: () => void;
}

/** What is not somebody's does not come back by asking again. */
const FINAL = new Set(['forbidden', 'notAllowed', 'notFound']);

/** Says that earlier answers could not be read. The form stays: nobody has to wait for them. */
export function EarlierUnread({ error, onRetry }: EarlierUnreadProps) {
  const t = useOnboardingText();
  const shared = useSharedText();
  const retry = FINAL.has(errorCase(error))
    ? {}
    : {
        actions: (
          <PlainButton size="small" variant="secondary" onClick={onRetry}>
            {shared('retry')}
          </PlainButton>
        ),
      };
  return (
    <Banner tone="warning" title={t('earlier.failed')} {...retry}>
      {t('earlier.failedBody')}
    </Banner>
  );
}
