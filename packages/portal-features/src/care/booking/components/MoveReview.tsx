import { Banner, ButtonLink, KeyValueList, Stack, Text } from '@sakina/design-system';
import type { Appointment, ProviderProfile } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { useState } from 'react';
import { NightQuestion, useNight } from '../../../shared/night/question/index.ts';
import { useBookingText } from '../messages/index.ts';
import type { BookingFailure } from '../model/failure.ts';
import type { TimeSpan } from '../model/opening.ts';
import { AttemptProblem } from './AttemptProblem.tsx';
import { ClockChangeNotice } from './ClockChangeNotice.tsx';
import { StepForm } from './StepForm.tsx';
import { usePolicy } from './use-policy.ts';
import { useTimeRows } from './use-time-rows.ts';
import { useWhen } from './use-when.ts';

export interface MoveReviewProps {
  /** The session that it is about. */
  appointment: Appointment;
  /** The provider, as clients see them. */
  profile: ProviderProfile;
  /** The new time. */
  time: TimeSpan;
  /** Why the last attempt failed. */
  failure: BookingFailure | null;
  /** The error itself, for failures with a general message. */
  error: unknown;
  /** Whether the move is being sent. */
  isMoving: boolean;
  /** Called to move the session. */
  onMove: () => void;
}

/** The new and the present time, and the button that moves the session. */
export function MoveReview({ appointment, profile, time, failure, error, isMoving, onMove }: MoveReviewProps) {
  const t = useBookingText();
  const when = useWhen();
  const present = when(appointment, appointment.timeZone);
  const next = when(time, profile.timeZone);
  const policy = usePolicy()(appointment.price, time.startsAt, profile.cancellationPolicy, appointment.createdAt);
  const name = appointment.provider.displayName;
  const { mode } = appointment;
  const timeRows = useTimeRows();
  const { timeZone } = useFormat();
  const night = useNight([time.startsAt], mode === 'IN_PERSON' ? profile.timeZone : timeZone);
  const [wasTried, setTried] = useState(false);
  function move() {
    setTried(true);
    if (!night.isMissing) onMove();
  }
  return (
    <StepForm
      nextLabel={t('move.confirm')}
      isPending={isMoving}
      onNext={move}
      aside={
        <ButtonLink variant="quiet" href={paths.dashboard()}>
          {t('move.keep')}
        </ButtonLink>
      }
    >
      {failure?.kind === 'fixed' ? (
        <Banner
          tone="danger"
          urgency="assertive"
          title={t('move.fixedTitle')}
          actions={
            <ButtonLink variant="secondary" href={paths.dashboard()}>
              {t('toDashboard')}
            </ButtonLink>
          }
        >
          {t('move.fixedBody')}
        </Banner>
      ) : failure?.kind === 'moved' ? (
        <Banner tone="warning" urgency="assertive" title={t('move.elsewhereTitle')}>
          {t('move.elsewhereBody')}
        </Banner>
      ) : (
        <AttemptProblem
          failure={failure}
          error={error}
          providerName={name}
          isMove
          isPending={isMoving}
          onRetry={onMove}
        />
      )}
      <Stack gap="x3">
        <KeyValueList
          items={[
            ...timeRows(next, { mode, name, term: t('move.new') }),
            timeRows(present, { mode, name, term: t('move.now') })[0],
          ]}
        />
        <ClockChangeNotice startsAt={time.startsAt} providerZone={profile.timeZone} />
        <NightQuestion night={night} name={null} wasTried={wasTried} />
        <Text measure>{t(`review.cancelling${policy.state}`, policy.values)}</Text>
      </Stack>
    </StepForm>
  );
}
