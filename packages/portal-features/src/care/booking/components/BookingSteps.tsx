import { Skeleton, Stack } from '@sakina/design-system';
import type { ProviderProfile } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { lazyPanel, usePreload } from '../../../shared/index.ts';
import { useBookingText } from '../messages/index.ts';
import type { BookingStart, BookingView } from '../model/opening.ts';
import type { BookingStep } from '../model/steps.ts';
import { LazyConfirmedSession } from './Booked.tsx';
import { LoadingStep, LoadingTimes } from './LoadingStep.tsx';
import { LookChoice } from './LookChoice.tsx';
import { ServiceStep } from './ServiceStep.tsx';
import type { ServiceStepProps } from './ServiceStep.tsx';
import { StepFrame } from './StepFrame.tsx';
import { TimeProblem } from './TimeProblem.tsx';
import type { BookingFlow } from './use-booking-flow.ts';

// The question of each step is in the first load; its form loads while the user is still at the step before (FAST-1).
const LazyTimeStep = lazyPanel(() => import('./TimeStep.tsx').then((m) => m.TimeStep));
const LazyCalendarHead = lazyPanel(() => import('../calendar/CalendarHead.tsx').then((m) => m.CalendarHead));
const LazySeriesChoice = lazyPanel(() => import('../series/SeriesChoice.tsx').then((m) => m.SeriesChoice));
const LazyDetailsStep = lazyPanel(() => import('./DetailsStep.tsx').then((m) => m.DetailsStep));
const LazyPaymentStep = lazyPanel(() => import('../payment/PaymentStep.tsx').then((m) => m.PaymentStep));
const LazyReviewStep = lazyPanel(() => import('./ReviewStep.tsx').then((m) => m.ReviewStep));

/** What may be needed after each step, the nearest first. */
const neededAfter = {
  service: [LazyTimeStep, LazySeriesChoice],
  time: [LazySeriesChoice, LazyDetailsStep],
  details: [LazyPaymentStep, LazyReviewStep],
  payment: [LazyReviewStep, LazyConfirmedSession],
  review: [LazyConfirmedSession],
  done: [],
} satisfies Record<BookingStep, unknown>;

/** Starts loading the code of the first step while its provider is still being read. */
export function preloadFirstStep(start: BookingStart, view: BookingView): void {
  if (view === 'calendar') LazyCalendarHead.preload();
  if (start.startsAt) LazyDetailsStep.preload();
  else if (start.serviceId || view === 'calendar') LazyTimeStep.preload();
}

export interface BookingStepsProps {
  /** The provider, as clients see them. */
  profile: ProviderProfile;
  /** The steps of the booking. */
  flow: BookingFlow;
  /** The service in the address is no longer offered. */
  isServiceGone: boolean;
}

/** The current step: its question, its form, and what the answers do to the booking. */
export function BookingSteps({ profile, flow, isServiceGone }: BookingStepsProps) {
  const t = useBookingText();
  const { state, answered, details, series, slotHold, price, position, send } = flow;
  const { choice, failure } = state;
  const { service, mode, time } = choice;
  const step = position.shown;
  const isMonth = state.view === 'calendar';
  const takesFocus = state.moves > 0;
  const toProfile = {
    href: paths.therapist(profile.id),
    label: t('backToProfile', { name: profile.displayName }),
  };
  const open = (target: BookingStep) => () => send({ type: 'stepOpened', step: target });
  const choose: Pick<ServiceStepProps, 'onService' | 'onMode'> = {
    onService: (next) => send({ type: 'serviceChosen', service: next, at: position }),
    onMode: (next) => send({ type: 'modeChosen', mode: next, at: position }),
  };
  usePreload(neededAfter[step]);

  if (step === 'service' || !service || !mode) {
    return (
      <StepFrame key="service" question={t('service.question')} leave={toProfile} takesFocus={takesFocus}>
        <ServiceStep
          profile={profile}
          choice={choice}
          isServiceGone={isServiceGone && !takesFocus}
          {...choose}
          onNext={() => send({ type: 'serviceConfirmed' })}
        />
      </StepFrame>
    );
  }
  if (step === 'time' || !time) {
    const look = <LookChoice view={state.view} onChange={(view) => send({ type: 'viewChosen', view, at: position })} />;
    const head = isMonth ? (
      <LazyCalendarHead profile={profile} choice={choice} {...choose} loading={<Skeleton shape="button" />} />
    ) : (
      look
    );
    return (
      <StepFrame
        key="time"
        question={t('time.question')}
        takesFocus={takesFocus}
        {...(isMonth ? { leave: toProfile } : { onBack: open('service') })}
      >
        <LazyTimeStep
          nextLabel={t('continue')}
          profile={profile}
          mode={mode}
          read={flow.slots}
          wanted={time?.startsAt ?? choice.wish}
          lostStart={state.lostStart}
          isMonth={isMonth}
          {...(isMonth ? {} : { onChangeMode: open('service') })}
          head={head}
          after={
            !service.isIntroduction && (
              <LazySeriesChoice profile={profile} series={series} loading={<Skeleton shape="field" />} />
            )
          }
          foot={isMonth && look}
          onChoose={(span) => send({ type: 'timeChosen', time: span, at: position })}
          onNext={(span) => send({ type: 'timeConfirmed', time: span })}
          problem={
            <TimeProblem
              failure={failure}
              providerZone={profile.timeZone}
              isMove={false}
              onTake={(span) => send({ type: 'timeConfirmed', time: span })}
            />
          }
          loading={
            <Stack gap="x2">
              {head}
              <LoadingTimes />
            </Stack>
          }
        />
      </StepFrame>
    );
  }
  const { further } = series;
  if (step === 'details') {
    return (
      <StepFrame
        key="details"
        question={t('details.question', { name: profile.displayName })}
        onBack={open('time')}
        takesFocus={takesFocus}
      >
        <LazyDetailsStep
          profile={profile}
          service={service}
          mode={mode}
          time={time}
          details={details}
          refused={state.refused}
          held={slotHold}
          isSeries={further.length > 0}
          nextLabel={t(answered.payment === null ? 'continueToReview' : 'continueToPayment')}
          onNext={() => send({ type: 'detailsConfirmed' })}
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
        onBack={open('details')}
        takesFocus={takesFocus}
      >
        <LazyPaymentStep
          price={price}
          wish={state.wish}
          card={state.card}
          sessions={1 + further.length}
          failure={failure}
          held={slotHold}
          onWish={(wish) => send({ type: 'wishChanged', wish })}
          onCard={(card) => send({ type: 'cardChosen', card })}
          onNext={() => send({ type: 'paymentConfirmed' })}
          loading={<LoadingStep />}
        />
      </StepFrame>
    );
  }
  return (
    <StepFrame
      key="review"
      question={t('review.question')}
      onBack={open(answered.payment === null ? 'details' : 'payment')}
      takesFocus={takesFocus}
    >
      <LazyReviewStep
        profile={profile}
        service={service}
        mode={mode}
        time={time}
        details={details.values}
        price={price}
        card={state.card}
        further={further}
        failure={failure}
        error={flow.error}
        held={slotHold}
        isBooking={flow.isBooking}
        onEdit={(target) => send({ type: 'editStarted', step: target })}
        onBook={() => void flow.book()}
        loading={<LoadingStep />}
      />
    </StepFrame>
  );
}
