import { Container, PageHeader, Split, Stack, Stepper } from '@sakina/design-system';
import type { ProviderProfile } from '@sakina/platform/contract';
import { useBookingText } from '../messages/index.ts';
import type { Opening } from '../model/opening.ts';
import { isBookingStep, stepsOf } from '../model/steps.ts';
import { BookingSteps } from './BookingSteps.tsx';
import { Booked } from './Booked.tsx';
import { SessionSummary } from './SessionSummary.tsx';
import { useBookingFlow } from './use-booking-flow.ts';
import type { StepAddress } from './use-booking-flow.ts';

export interface NewBookingProps extends StepAddress {
  profile: ProviderProfile;
  /** What was chosen before; read once, when the booking begins. */
  opening: Opening;
}

/** Books a session with one provider, from the service to the confirmation. */
export function NewBooking({ profile, opening, ...address }: NewBookingProps) {
  const t = useBookingText();
  const flow = useBookingFlow(profile, opening, address);
  if (flow.booked) return <Booked profile={profile} booked={flow.booked} />;
  return (
    <Container pad="page">
      <Stack gap="x3">
        <div>
          <PageHeader title={t('title')} lead={t('with', { name: profile.displayName })} />
          <Stepper
            label={t('steps')}
            steps={stepsOf(flow.answered, flow.view === 'calendar').map((id) => ({ id, label: t(`step.${id}`) }))}
            current={flow.step}
            onSelect={(id) => isBookingStep(id) && flow.go(id)}
          />
        </div>
        <Split
          position="end"
          isSideSticky
          side={<SessionSummary profile={profile} choice={flow.choice} quote={flow.payment.quote} />}
        >
          <BookingSteps profile={profile} flow={flow} isServiceGone={opening.isServiceGone} />
        </Split>
      </Stack>
    </Container>
  );
}
