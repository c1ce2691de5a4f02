import { Banner, Button, ButtonLink } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import { paths } from '@sakina/platform/domain';
import { useEffect, useRef } from 'react';
import { useErrorText } from '../../../shared/index.ts';
import { useSessionText } from '../messages/index.ts';
import { StartRefusal } from '../model/start-session.ts';
import type { StartProgress, StartStep } from '../model/start-session.ts';

export interface StartFailureProps {
  /** The step that failed. */
  step: StartStep;
  /** Why it did. */
  error: unknown;
  /** How far the steps of the start have come. */
  progress: StartProgress;
  /** Goes on at this step. */
  onRetry: () => void;
}

/** Longer than a dialog takes to close and to hand the focus back, in milliseconds. */
const CLOSING_MS = 400;

/** Says which check stopped the start, what it means, what is safe, and how to go on. */
export function StartFailure({ step, error, progress, onRetry }: StartFailureProps) {
  const t = useSessionText();
  const errorText = useErrorText();
  const safe = t(progress.facts.startedAt === null ? 'start.safe.notStarted' : 'start.safe.started');
  const retryButton = useRef<HTMLButtonElement>(null);
  // The button that was pressed has gone. A question that is still closing takes the focus back once.
  useEffect(() => {
    retryButton.current?.focus();
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) retryButton.current?.focus();
    }, CLOSING_MS);
    return () => clearTimeout(timer);
  }, []);
  const retry = (
    <Button ref={retryButton} size="small" variant="secondary" onPress={onRetry}>
      {t('start.retry')}
    </Button>
  );

  if (error instanceof StartRefusal) {
    const { reason, problem } = error;
    return (
      <Banner
        tone="danger"
        urgency="assertive"
        title={t(`start.refused.${reason}.title`)}
        actions={
          <>
            {retry}
            {reason === 'NOT_VERIFIED' && (
              <ButtonLink size="small" variant="quiet" href={paths.providerCredentials()}>
                {t('start.refused.NOT_VERIFIED.action')}
              </ButtonLink>
            )}
          </>
        }
      >
        <p>{problem ?? t(`start.refused.${reason}.body`)}</p>
        <p>{safe}</p>
      </Banner>
    );
  }
  const body = isApiError(error, 'NOT_STARTABLE')
    ? t('start.notStartable')
    : isApiError(error, 'ANOTHER_SESSION_RUNNING')
      ? t('other.body')
      : errorText(error).body;
  return (
    <Banner tone="danger" urgency="assertive" title={t(`start.failed.${step}`)} actions={retry}>
      <p>{body}</p>
      <p>{safe}</p>
    </Banner>
  );
}
