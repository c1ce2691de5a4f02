import {
  Banner,
  Button,
  ButtonLink,
  Inline,
  KeyValueList,
  Link,
  LoadingRegion,
  Skeleton,
  Stack,
  Text,
  useToast,
} from '@sakina/design-system';
import { getAppointment, updateAppointment } from '@sakina/platform/contract';
import type { Appointment } from '@sakina/platform/contract';
import { isApiError } from '@sakina/platform/client';
import { bookingStateOf, canStartSession, isPlanned, noteAccess, paths } from '@sakina/platform/domain';
import { isSameZone } from '@sakina/platform/locale';
import { useAction, useFormat, useNow, useOperation } from '@sakina/platform/react';
import { ErrorNotice, ReadView, useSharedText } from '../../../shared/index.ts';
import { CancellationFacts } from '../../../shared/cancellation/index.ts';
import { HeldBackReason } from '../../shared/held-back/index.ts';
import { useWhen } from '../../../shared/when/index.ts';
import { useServiceName } from '../../../shared/service-names/index.ts';
import { useProviderCalendarText } from '../messages/index.ts';

export interface SessionDetailsProps {
  /** Id of the session that it is about. */
  appointmentId: string;
  /** The zone of the calendar. */
  timeZone: string;
  /** Called with the id of the session that is to be moved. */
  onMove: (appointmentId: string) => void;
  /** Called to ask whether a session is to be cancelled. */
  onCancel: (appointment: Appointment) => void;
}

/** A session: who, when in both zones, its state, the ways on from it, and what can be done with it. */
export function SessionDetails({ appointmentId, ...rest }: SessionDetailsProps) {
  const t = useProviderCalendarText();
  return (
    <ReadView
      read={useOperation(getAppointment, { params: { id: appointmentId } })}
      loading={
        <LoadingRegion label={t('panel.loading')}>
          <Skeleton lines={6} />
        </LoadingRegion>
      }
    >
      {(appointment) => <Details appointment={appointment} {...rest} />}
    </ReadView>
  );
}

type DetailsProps = Omit<SessionDetailsProps, 'appointmentId'> & { appointment: Appointment };

function Details({ appointment, timeZone, onMove, onCancel }: DetailsProps) {
  const t = useProviderCalendarText();
  const nameOf = useServiceName();
  const shared = useSharedText();
  const format = useFormat();
  const when = useWhen();
  const now = useNow();
  const toast = useToast();
  const update = useAction(updateAppointment);
  const { id, client, service, clientTimeZone, mode, location, status, price, series } = appointment;
  const note = noteAccess(appointment);
  const canStart = canStartSession(appointment, now) && (status === 'IN_PROGRESS' || isPlanned(appointment));

  async function confirm() {
    try {
      await update.run({ params: { id }, body: { status: 'CONFIRMED' } });
      toast({ title: t('confirmed', { client: client.displayName }), tone: 'success' });
    } catch (error) {
      // Told of above the buttons.
      if (!isApiError(error)) throw error;
    }
  }
  return (
    <Stack gap="x3">
      <CancellationFacts appointment={appointment} timeZone={timeZone} />
      <KeyValueList
        items={[
          { term: t('detail.status'), value: shared(`status.${bookingStateOf(appointment)}`) },
          { term: t('detail.yourTime'), value: when(appointment, timeZone) },
          {
            term: t('detail.clientTime'),
            value: isSameZone(clientTimeZone, timeZone) ? t('detail.sameZone') : when(appointment, clientTimeZone),
          },
          {
            term: t('detail.service'),
            value: t('detail.service.value', {
              name: nameOf(service),
              minutes: shared('minutes', { count: service.durationMinutes }),
            }),
          },
          { term: t('detail.mode'), value: location ? <bdi>{location}</bdi> : shared(`mode.${mode}`) },
          { term: t('detail.price'), value: format.money(price) },
          ...(series
            ? [
                {
                  term: t('detail.series'),
                  value: t('detail.series.value', {
                    position: series.position,
                    size: series.size,
                    frequency: t(`frequency.${series.frequency}`),
                  }),
                },
              ]
            : []),
        ]}
      />
      <Inline gap="x2">
        <Link href={paths.providerClients({ client: client.id })}>{t('link.client')}</Link>
        {note === 'NOW' && <Link href={paths.providerNotes({ appointment: id })}>{t('link.note')}</Link>}
      </Inline>
      {appointment.heldBack && (
        <Banner tone="warning" urgency="none" title={t('heldBack.title')}>
          <HeldBackReason why={appointment.heldBack}>{t('heldBack.next')}</HeldBackReason>
        </Banner>
      )}
      {note === 'ONCE_STARTED' && (
        <Text size="sm" tone="muted">
          {t('note.later')}
        </Text>
      )}
      <ErrorNotice error={update.error} />
      <Inline gap="x1">
        {canStart && <ButtonLink href={paths.startSession(id)}>{t('action.start')}</ButtonLink>}
        {status === 'PENDING' && (
          <Button isPending={update.isRunning} onPress={() => void confirm()}>
            {t('action.confirm')}
          </Button>
        )}
        {isPlanned(appointment) && (
          <>
            <Button variant="secondary" onPress={() => onMove(id)}>
              {t('action.move')}
            </Button>
            <Button variant="danger" onPress={() => onCancel(appointment)}>
              {t(status === 'PENDING' ? 'action.decline' : 'action.cancel')}
            </Button>
          </>
        )}
      </Inline>
    </Stack>
  );
}
