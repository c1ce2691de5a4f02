import { ButtonLink, EmptyState } from '@sakina/design-system';
import type { ApiError } from '@sakina/platform/client';
import type { Appointment } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useNow } from '@sakina/platform/react';
import { useEffect } from 'react';
import { ReadView } from '../../shared/index.ts';
import { useAppointment } from '../api/use-appointment.ts';
import { useProvider } from '../api/use-provider.ts';
import { useBookingText } from '../messages/index.ts';
import { LateMoveBooking, LateTimes } from './late-parts.ts';
import { LoadingBooking } from './LoadingBooking.tsx';
import type { StepAddress } from './use-booking-flow.ts';

export interface BookMoveProps extends StepAddress {
  /** Id of the session to move. */
  appointmentId: string;
}

/** Reads the session to move and whom it is with. */
export function BookMove({ appointmentId, ...address }: BookMoveProps) {
  const t = useBookingText();
  const appointment = useAppointment(appointmentId);
  useEffect(() => {
    LateMoveBooking.preload();
    LateTimes.preload();
  }, []);
  return (
    <ReadView read={appointment} loading={<LoadingBooking label={t('move.loading')} />} describeError={describeError}>
      {(session) => <WithProvider appointment={session} {...address} />}
    </ReadView>
  );
}

function WithProvider({ appointment, ...address }: { appointment: Appointment } & StepAddress) {
  const t = useBookingText();
  const now = useNow();
  const provider = useProvider(appointment.provider.id);
  const isOpen = appointment.status === 'CONFIRMED' || appointment.status === 'PENDING';
  if (!isOpen || Date.parse(appointment.startsAt) <= now) {
    return (
      <EmptyState
        title={t('move.fixedTitle')}
        headingLevel={1}
        illustration="window"
        action={<ButtonLink href={paths.booking(appointment.provider.id)}>{t('move.bookNew')}</ButtonLink>}
      >
        {t('move.fixedBody')}
      </EmptyState>
    );
  }
  return (
    <ReadView read={provider} loading={<LoadingBooking label={t('move.loading')} />}>
      {(profile) => (
        <LateMoveBooking
          appointment={appointment}
          profile={profile}
          {...address}
          loading={<LoadingBooking label={t('move.loading')} />}
        />
      )}
    </ReadView>
  );
}

/** Somebody else's session, or none; any other error has the general words and a retry. */
function describeError(error: ApiError) {
  if (error.status === 403) return <NotMovable reason="denied" />;
  return error.status === 404 ? <NotMovable reason="unknown" /> : undefined;
}

function NotMovable({ reason }: { reason: 'denied' | 'unknown' }) {
  const t = useBookingText();
  return (
    <EmptyState
      title={t(`move.${reason}Title`)}
      headingLevel={1}
      illustration="window"
      action={<ButtonLink href={paths.dashboard()}>{t('toDashboard')}</ButtonLink>}
    >
      {t(`move.${reason}Body`)}
    </EmptyState>
  );
}
