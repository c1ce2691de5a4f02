import { Container, KeyValueList, PageHeader, Stack, Stepper, Text } from '@sakina/design-system';
import type { Appointment, ProviderProfile } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useOpenSlots } from '../api/use-open-slots.ts';
import { useBookingText } from '../messages/index.ts';
import { isBookingStep, moveSteps } from '../model/steps.ts';
import { Confirmation } from './Confirmation.tsx';
import { ConfirmedSession } from './ConfirmedSession.tsx';
import { MoveReview } from './MoveReview.tsx';
import { TimeProblem } from './TimeProblem.tsx';
import { TimeStep } from './TimeStep.tsx';
import type { StepAddress } from './use-booking-flow.ts';
import { useMoveFlow } from './use-move-flow.ts';
import { useWhen } from './use-when.ts';

export interface MoveBookingProps extends StepAddress {
  /** The session to move. */
  appointment: Appointment;
  profile: ProviderProfile;
}

/** Moves a booked session to another time; until it is confirmed, the present time stays booked. */
export function MoveBooking({ appointment, profile, ...address }: MoveBookingProps) {
  const t = useBookingText();
  const flow = useMoveFlow(appointment, address);
  const slots = useOpenSlots(profile.id, appointment.service.id);
  const present = useWhen()(appointment, appointment.timeZone);
  if (flow.moved) {
    return (
      <Confirmation title={t('done.movedTitle')} lead={t('done.lead', { name: appointment.provider.displayName })}>
        <ConfirmedSession appointment={flow.moved} policy={profile.cancellationPolicy} />
      </Confirmation>
    );
  }

  const isUnchanged = flow.time !== null && Date.parse(flow.time.startsAt) === Date.parse(appointment.startsAt);
  const leave = { href: paths.dashboard(), label: t('move.keep') };
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
          <MoveReview key="review" appointment={appointment} profile={profile} time={flow.time} flow={flow} />
        ) : (
          <TimeStep
            key="time"
            question={t('move.question')}
            leave={leave}
            nextLabel={t('continue')}
            takesFocus={flow.hasMoved}
            profile={profile}
            mode={appointment.mode}
            read={slots}
            wanted={flow.time?.startsAt ?? null}
            refusal={isUnchanged ? t('move.unchanged') : undefined}
            onChoose={flow.setTime}
            onNext={flow.takeTime}
            problem={
              <TimeProblem failure={flow.failure} providerZone={profile.timeZone} isMove onTake={flow.takeTime} />
            }
          />
        )}
      </Stack>
    </Container>
  );
}
