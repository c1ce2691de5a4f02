import { Banner, Button, ButtonLink } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import { paths } from '@sakina/platform/domain';
import { useErrorText } from '../../shared/index.ts';
import { useSessionText } from '../messages/index.ts';
import { StartRefusal } from '../model/start-session.ts';
import type { StartProgress, StartStep } from '../model/start-session.ts';

export interface StartFailureProps {
  /** The step that failed. */
  step: StartStep;
  /** Why it did. */
  error: unknown;
  progress: StartProgress;
  /** Goes on at this step. */
  onRetry: () => void;
}

/** Says which check stopped the start, what it means, what is safe, and how to go on. */
export function StartFailure({ step, error, progress, onRetry }: StartFailureProps) {
  const t = useSessionText();
  const errorText = useErrorText();
  const safe = t(progress.facts.startedAt === null ? 'start.safe.notStarted' : 'start.safe.started');
  const retry = (
    <Button size="small" variant="secondary" onPress={onRetry}>
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
