import {
  ButtonLink,
  Container,
  EmptyState,
  KeyValueList,
  PageHeader,
  Stack,
  Stepper,
  Text,
} from '@sakina/design-system';
import { getAppointment, getProvider } from '@sakina/platform/contract';
import type { Appointment, ProviderProfile } from '@sakina/platform/contract';
import { isPlanned, paths } from '@sakina/platform/domain';
import { useNow, useOperation } from '@sakina/platform/react';
import { ReadView } from '../../../shared/index.ts';
import { useBookingText } from '../messages/index.ts';
import { isBookingStep, moveSteps } from '../model/steps.ts';
import type { StepAddress } from '../model/steps.ts';
import { Confirmation } from './Confirmation.tsx';
import { ConfirmedSession } from './ConfirmedSession.tsx';
import { LoadingBooking } from './LoadingBooking.tsx';
import { MoveReview } from './MoveReview.tsx';
import { describeUnknownSession } from './NotMovable.tsx';
import { StepFrame } from './StepFrame.tsx';
import { TimeProblem } from './TimeProblem.tsx';
import { TimeStep } from './TimeStep.tsx';
import { useMoveFlow } from './use-move-flow.ts';
import { useWhen } from './use-when.ts';

export interface BookMoveProps extends StepAddress {
  /** Id of the session to move. */
  appointmentId: string;
}

/** Reads the session and its provider, then moves it to another time. */
export function BookMove({ appointmentId, ...address }: BookMoveProps) {
  const t = useBookingText();
  const appointment = useOperation(getAppointment, { params: { id: appointmentId } });
  return (
    <ReadView
      read={appointment}
      loading={<LoadingBooking label={t('move.loading')} />}
      describeError={describeUnknownSession}
    >
      {(session) => <WithProvider appointment={session} {...address} />}
    </ReadView>
  );
}

function WithProvider({ appointment, ...address }: { appointment: Appointment } & StepAddress) {
  const t = useBookingText();
  const now = useNow();
  const provider = useOperation(
    getProvider,
    appointment.provider.id === null ? null : { params: { idOrHandle: appointment.provider.id } },
  );
  const isOpen = isPlanned(appointment);
  if (!isOpen || Date.parse(appointment.startsAt) <= now) {
    return (
      <EmptyState
        title={t('move.fixedTitle')}
        headingLevel={1}
        action={<ButtonLink href={paths.booking(appointment.provider.id)}>{t('move.bookNew')}</ButtonLink>}
      >
        {t('move.fixedBody')}
      </EmptyState>
    );
  }
  return (
    <ReadView read={provider} loading={<LoadingBooking label={t('move.loading')} />}>
      {(profile) => <Move appointment={appointment} profile={profile} {...address} />}
    </ReadView>
  );
}

/** The two steps of a move. Until it is confirmed, the present time stays booked. */
function Move({
  appointment,
  profile,
  ...address
}: { appointment: Appointment; profile: ProviderProfile } & StepAddress) {
  const t = useBookingText();
  const flow = useMoveFlow(appointment, address);
  const present = useWhen()(appointment, appointment.timeZone);
  if (flow.moved) {
    return (
      <Confirmation title={t('done.movedTitle')} lead={t('done.lead', { name: appointment.provider.displayName })}>
        <ConfirmedSession appointment={flow.moved} policy={profile.cancellationPolicy} />
      </Confirmation>
    );
  }

  const isUnchanged = flow.time !== null && Date.parse(flow.time.startsAt) === Date.parse(appointment.startsAt);
  return (
    <Container pad="page">
      <Stack gap="x3">
        <PageHeader title={t('move.title')} lead={t('with', { name: appointment.provider.displayName })}>
          <KeyValueList items={[{ term: t('move.now'), value: present.own }]} />
          <Text size="sm" tone="muted">
            {t('move.safe')}
          </Text>
        </PageHeader>
        <Stepper
          label={t('move.steps')}
          steps={moveSteps.map((id) => ({ id, label: t(`step.${id}`) }))}
          current={flow.step}
          onSelect={(id) => isBookingStep(id) && flow.go(id)}
        />
        {flow.step === 'review' && flow.time ? (
          <StepFrame
            key="review"
            question={t('move.reviewQuestion')}
            onBack={() => flow.go('time')}
            takesFocus={flow.hasMoved}
          >
            <MoveReview
              appointment={appointment}
              profile={profile}
              time={flow.time}
              failure={flow.failure}
              error={flow.error}
              isMoving={flow.isMoving}
              onMove={() => void flow.confirm()}
            />
          </StepFrame>
        ) : (
          <StepFrame
            key="time"
            question={t('move.question')}
            leave={{ href: paths.dashboard(), label: t('move.keep') }}
            takesFocus={flow.hasMoved}
          >
            <TimeStep
              nextLabel={t('continue')}
              profile={profile}
              mode={appointment.mode}
              read={flow.slots}
              wanted={flow.time?.startsAt ?? null}
              lostStart={flow.lostStart}
              refusal={isUnchanged ? t('move.unchanged') : undefined}
              onChoose={flow.setTime}
              onNext={flow.takeTime}
              problem={
                <TimeProblem failure={flow.failure} providerZone={profile.timeZone} isMove onTake={flow.takeTime} />
              }
            />
          </StepFrame>
        )}
      </Stack>
    </Container>
  );
}
