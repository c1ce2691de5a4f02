import { Container, PageHeader, Split, Stack, Stepper } from '@sakina/design-system';
import { getProvider } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { ProviderProfile } from '@sakina/platform/contract';
import { useEffect, useEffectEvent } from 'react';
import { ReadView } from '../../../shared/index.ts';
import { useOpenSlots } from '../../shared/open-slots/index.ts';
import { useOwnAppointments } from '../api/appointments.ts';
import { useBookingText } from '../messages/index.ts';
import { openBooking, whyClosed } from '../model/opening.ts';
import type { BookingStart, BookingView, Opening } from '../model/opening.ts';
import { isBookingStep, stepsOf } from '../model/steps.ts';
import type { StepAddress } from '../model/steps.ts';
import { Booked } from './Booked.tsx';
import { BookingSteps, preloadFirstStep } from './BookingSteps.tsx';
import { ClosedProvider, UnknownProvider } from './Closed.tsx';
import { LoadingBooking } from './LoadingBooking.tsx';
import { SessionSummary } from './SessionSummary.tsx';
import { useBookingFlow } from './use-booking-flow.ts';
import { useFirst } from './use-first.ts';

export interface BookNewProps extends StepAddress {
  /** Id of the provider. */
  providerId: string;
  /** What the booking begins with. */
  start: BookingStart;
  /** How the times are shown at first. */
  view: BookingView;
}

/** Reads the provider, then books a session with them. */
export function BookNew({ providerId, start, view, ...address }: BookNewProps) {
  const t = useBookingText();
  const provider = useOperation(getProvider, providerId === null ? null : { params: { idOrHandle: providerId } });
  const preload = useEffectEvent(() => preloadFirstStep(start, view));
  useEffect(() => preload(), []);
  return (
    <ReadView
      read={provider}
      loading={<LoadingBooking label={t('loading')} />}
      describeError={(error) => (error.status === 404 ? <UnknownProvider /> : undefined)}
    >
      {(profile) => <Begin profile={profile} start={start} view={view} {...address} />}
    </ReadView>
  );
}

interface BeginProps extends StepAddress {
  profile: ProviderProfile;
  start: BookingStart;
  view: BookingView;
}

/**
 * Begins with what was chosen before. A provider who takes no new clients still takes their own, so those are looked up
 * first.
 */
function Begin({ profile, start, view, ...address }: BeginProps) {
  const t = useBookingText();
  const isFull = whyClosed(profile, false) === 'notAccepting';
  const own = useOwnAppointments(isFull);
  const isClient =
    own.data?.items.some((item) => item.provider.id === profile.id && item.status !== 'CANCELLED') ?? false;
  const wish =
    start.startsAt && profile.services.some((service) => service.id === start.serviceId) ? start.serviceId : undefined;
  const slots = useOpenSlots(profile.id, wish ?? null);
  const isLoading = own.isLoading || slots.isLoading;
  const closed = whyClosed(profile, isClient);
  // Once begun, a booking stays: no later read may take away what was typed.
  const opening = useFirst(isLoading || closed ? null : openBooking(profile, start, slots.data?.slots, view));

  if (opening) return <Booking profile={profile} opening={opening} {...address} />;
  if (isLoading || !closed) return <LoadingBooking label={t('loading')} />;
  return <ClosedProvider profile={profile} reason={closed} />;
}

interface BookingProps extends StepAddress {
  profile: ProviderProfile;
  opening: Opening;
}

/** One booking, from the choice of a service to the confirmation. */
function Booking({ profile, opening, ...address }: BookingProps) {
  const t = useBookingText();
  const flow = useBookingFlow(profile, opening, address);
  const { state, position, answered, price } = flow;
  if (state.booked) return <Booked profile={profile} booked={state.booked} />;
  return (
    <Container pad="page">
      <Stack gap="x3">
        <div>
          <PageHeader title={t('title')} lead={t('with', { name: profile.displayName })} />
          <Stepper
            label={t('steps')}
            steps={stepsOf(answered, state.view === 'calendar').map((id) => ({ id, label: t(`step.${id}`) }))}
            current={position.shown}
            onSelect={(id) => isBookingStep(id) && flow.send({ type: 'stepOpened', step: id })}
          />
        </div>
        <Split
          position="end"
          isSideSticky
          side={
            <SessionSummary
              profile={profile}
              choice={state.choice}
              quote={price.quote}
              sessions={1 + flow.series.further.length}
            />
          }
        >
          <BookingSteps profile={profile} flow={flow} isServiceGone={opening.isServiceGone} />
        </Split>
      </Stack>
    </Container>
  );
}
