import { Banner, Button, ButtonLink } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { ErrorNotice } from '../../../shared/index.ts';
import { useBookingText } from '../messages/index.ts';
import type { BookingFailure } from '../model/failure.ts';

export interface AttemptProblemProps {
  /** Why the last attempt failed. */
  failure: BookingFailure | null;
  /** The error itself, for failures with a general message. */
  error: unknown;
  /** Name of the provider. */
  providerName: string;
  /** Moving has its own texts. */
  isMove?: boolean;
  /** Whether it is being tried again. */
  isPending: boolean;
  /** Repeats the same attempt; it takes effect once. */
  onRetry: () => void;
}

/** Explains at the review why the attempt failed, what is safe, and how to continue. */
export function AttemptProblem({
  failure,
  error,
  providerName,
  isMove = false,
  isPending,
  onRetry,
}: AttemptProblemProps) {
  const t = useBookingText();
  if (!failure) return null;
  if (failure.kind === 'gone') {
    return (
      <Banner
        tone="danger"
        urgency="assertive"
        title={t('gone.title')}
        actions={
          <ButtonLink variant="secondary" href={paths.findTherapist()}>
            {t('findCare')}
          </ButtonLink>
        }
      >
        {t('gone.body', { name: providerName })}
      </Banner>
    );
  }
  if (failure.kind !== 'unsure') return <ErrorNotice error={error} />;
  const { cause } = failure;
  return (
    <Banner
      tone="danger"
      urgency="assertive"
      title={t(`unsure.${cause}.title`)}
      actions={
        <>
          <Button variant="secondary" isPending={isPending} onPress={onRetry}>
            {t('tryAgain')}
          </Button>
          {cause === 'contract' && (
            <ButtonLink variant="quiet" href={paths.dashboard()}>
              {t('toDashboard')}
            </ButtonLink>
          )}
        </>
      }
    >
      {t(isMove ? 'move.unsureBody' : `unsure.${cause}.body`)}
    </Banner>
  );
}
