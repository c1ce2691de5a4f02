import { ButtonLink, EmptyState, Link } from '@sakina/design-system';
import { getAppointment, getProvider } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Appointment } from '@sakina/platform/contract';
import { isPlanned, paths } from '@sakina/platform/domain';
import { ReadView } from '../../../shared/index.ts';
import { useBookingText } from '../messages/index.ts';
import { Confirmation } from './Confirmation.tsx';
import { ConfirmedSession } from './ConfirmedSession.tsx';
import { LoadingBooking } from './LoadingBooking.tsx';
import { describeUnknownSession } from './NotMovable.tsx';

export interface BookedBeforeProps {
  /** Id of the booked session. */
  appointmentId: string;
}

/** The confirmation of a booking at its own address: it is there again after a reload. */
export function BookedBefore({ appointmentId }: BookedBeforeProps) {
  const t = useBookingText();
  return (
    <ReadView
      read={useOperation(getAppointment, { params: { id: appointmentId } })}
      loading={<LoadingBooking label={t('loading')} />}
      describeError={describeUnknownSession}
    >
      {(appointment) => <Session appointment={appointment} />}
    </ReadView>
  );
}

function Session({ appointment }: { appointment: Appointment }) {
  const t = useBookingText();
  const provider = useOperation(
    getProvider,
    appointment.provider.id === null ? null : { params: { idOrHandle: appointment.provider.id } },
  );
  const isRequest = appointment.status === 'PENDING';
  if (!isPlanned(appointment))
    return (
      <EmptyState
        title={t('done.overTitle')}
        headingLevel={1}
        action={<ButtonLink href={paths.dashboard()}>{t('toDashboard')}</ButtonLink>}
      >
        {t('done.overBody')}
      </EmptyState>
    );
  return (
    <Confirmation
      title={t(isRequest ? 'done.requestTitle' : 'done.title')}
      lead={t(isRequest ? 'done.requestLead' : 'done.lead', { name: appointment.provider.displayName })}
    >
      <ReadView read={provider} loading={<LoadingBooking label={t('loading')} />}>
        {(profile) => (
          <ConfirmedSession
            appointment={appointment}
            policy={profile.cancellationPolicy}
            paid={
              appointment.price.amountMinor === 0 ? (
                t('done.paidNever')
              ) : (
                <Link href={paths.dashboard({ view: 'payments' })}>{t('done.paidSee')}</Link>
              )
            }
          />
        )}
      </ReadView>
    </Confirmation>
  );
}
