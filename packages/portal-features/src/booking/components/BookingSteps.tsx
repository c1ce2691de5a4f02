import { Skeleton } from '@sakina/design-system';
import type { ProviderProfile } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { usePreload } from '../../shared/index.ts';
import { useBookingText } from '../messages/index.ts';
import { comingAfter, LateCalendarHead, LateDetails, LatePayment, LateReview, LateSeriesChoice } from './late-parts.ts';
import { LoadingStep } from './LoadingStep.tsx';
import { LookChoice } from './LookChoice.tsx';
import { ServiceStep } from './ServiceStep.tsx';
import { StepFrame } from './StepFrame.tsx';
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
  const { step, choice, hasMoved: takesFocus } = flow;
  const { service, mode, time } = choice;
  const isMonth = flow.view === 'calendar';
  usePreload(comingAfter[step]);

  if (step === 'service' || !service || !mode) {
    return (
      <ServiceStep
        key="service"
        profile={profile}
        choice={choice}
        isServiceGone={isServiceGone && !takesFocus}
        takesFocus={takesFocus}
        onService={flow.setService}
        onMode={flow.setMode}
        onNext={flow.finishService}
      />
    );
  }
  if (step === 'time' || !time) {
    const look = <LookChoice view={flow.view} onChange={flow.setView} />;
    return (
      <TimeStep
        key="time"
        question={t('time.question')}
        nextLabel={t('continue')}
        profile={profile}
        mode={mode}
        read={flow.slots}
        wanted={time?.startsAt ?? choice.wish}
        takesFocus={takesFocus}
        isMonth={isMonth}
        {...(isMonth
          ? { leave: { href: paths.therapist(profile.id), label: t('backToProfile', { name: profile.displayName }) } }
          : { onBack: () => flow.go('service'), onChangeMode: () => flow.go('service') })}
        head={isMonth ? <LateCalendarHead profile={profile} flow={flow} loading={<Skeleton shape="button" />} /> : look}
        after={
          !service.isIntroduction && (
            <LateSeriesChoice profile={profile} series={flow.series} loading={<Skeleton shape="field" />} />
          )
        }
        foot={isMonth && look}
        onChoose={flow.setTime}
        onNext={flow.takeTime}
        problem={
          <TimeProblem failure={flow.failure} providerZone={profile.timeZone} isMove={false} onTake={flow.takeTime} />
        }
      />
    );
  }
  const chosen = { profile, service, mode, time };
  if (step === 'details') {
    return (
      <StepFrame
        key="details"
        question={t('details.question', { name: profile.displayName })}
        onBack={() => flow.go('time')}
        takesFocus={takesFocus}
      >
        <LateDetails
          {...chosen}
          details={flow.details}
          held={flow.slotHold}
          isSeries={flow.series.further.length > 0}
          nextLabel={t(flow.answered.payment === null ? 'continueToReview' : 'continueToPayment')}
          onNext={flow.finishDetails}
          loading={<LoadingStep />}
        />
      </StepFrame>
    );
  }
  if (step === 'payment') {
    return (
      <StepFrame
        key="payment"
        question={t('payment.question')}
        lead={t('payment.lead')}
        onBack={() => flow.go('details')}
        takesFocus={takesFocus}
      >
        <LatePayment flow={flow} loading={<LoadingStep />} />
      </StepFrame>
    );
  }
  return (
    <StepFrame
      key="review"
      question={t('review.question')}
      onBack={() => flow.go(flow.answered.payment === null ? 'details' : 'payment')}
      takesFocus={takesFocus}
    >
      <LateReview {...chosen} flow={flow} loading={<LoadingStep />} />
    </StepFrame>
  );
}
