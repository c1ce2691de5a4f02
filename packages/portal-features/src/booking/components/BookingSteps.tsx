import type { ProviderProfile } from '@sakina/platform/contract';
import { useOpenSlots } from '../api/use-open-slots.ts';
import { useBookingText } from '../messages/index.ts';
import { AttemptProblem } from './AttemptProblem.tsx';
import { DetailsStep } from './DetailsStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { ServiceStep } from './ServiceStep.tsx';
import { TimeProblem } from './TimeProblem.tsx';
import { TimeStep } from './TimeStep.tsx';
import type { BookingFlow } from './use-booking-flow.ts';

export interface BookingStepsProps {
  profile: ProviderProfile;
  flow: BookingFlow;
  /** The service that an address asked for is not offered any more. */
  isServiceGone: boolean;
}

/** The step the reader is at. */
export function BookingSteps({ profile, flow, isServiceGone }: BookingStepsProps) {
  const t = useBookingText();
  const { step, choice, hasMoved } = flow;
  const { service, mode, time } = choice;
  const slots = useOpenSlots(profile.id, service?.id ?? null);

  if (step === 'service' || !service || !mode) {
    return (
      <ServiceStep
        key="service"
        profile={profile}
        choice={choice}
        isServiceGone={isServiceGone && !hasMoved}
        takesFocus={hasMoved}
        onService={flow.setService}
        onMode={flow.setMode}
        onNext={flow.finishService}
      />
    );
  }
  if (step === 'time' || !time) {
    return (
      <TimeStep
        key="time"
        question={t('time.question')}
        nextLabel={t('continue')}
        profile={profile}
        mode={mode}
        read={slots}
        wanted={time?.startsAt ?? choice.wish}
        takesFocus={hasMoved}
        onBack={() => flow.go('service')}
        onChangeMode={() => flow.go('service')}
        onChoose={flow.setTime}
        onNext={flow.takeTime}
        problem={<TimeProblem failure={flow.failure} providerZone={profile.timeZone} isMove={false} onTake={flow.takeTime} />}
      />
    );
  }
  const shared = { profile, service, mode, time, takesFocus: hasMoved };
  if (step === 'details') {
    return <DetailsStep key="details" {...shared} form={flow.form} onBack={() => flow.go('time')} onNext={flow.finishDetails} />;
  }
  return (
    <ReviewStep
      key="review"
      {...shared}
      details={flow.form.getValues()}
      isBooking={flow.isBooking}
      onEdit={flow.edit}
      onBack={() => flow.go('details')}
      onBook={() => void flow.book()}
      problem={
        <AttemptProblem
          failure={flow.failure}
          error={flow.error}
          providerName={profile.displayName}
          isPending={flow.isBooking}
          onRetry={() => void flow.book()}
        />
      }
    />
  );
}
