import type { ProviderProfile } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { late, ReadView } from '../../shared/index.ts';
import { useBookingText } from '../messages/index.ts';
import { AttemptProblem } from './AttemptProblem.tsx';
import { DetailsStep } from './DetailsStep.tsx';
import { HoldNotice } from './HoldNotice.tsx';
import { LookChoice } from './LookChoice.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { ServiceStep } from './ServiceStep.tsx';
import { TimeProblem } from './TimeProblem.tsx';
import { LoadingTimes } from './Times.tsx';
import { TimeStep } from './TimeStep.tsx';
import type { BookingFlow } from './use-booking-flow.ts';
import { useWhen } from './use-when.ts';

export interface BookingStepsProps {
  profile: ProviderProfile;
  flow: BookingFlow;
  /** The service that an address asked for is not offered any more. */
  isServiceGone: boolean;
}

const PaymentStep = late(() => import('../payment/PaymentStep.tsx').then((m) => m.PaymentStep));
const CalendarHead = late(() => import('../calendar/CalendarHead.tsx').then((m) => m.CalendarHead));
const CalendarTimes = late(() => import('../calendar/CalendarTimes.tsx').then((m) => m.CalendarTimes));
const SeriesChoice = late(() => import('../series/SeriesChoice.tsx').then((m) => m.SeriesChoice));
const ReviewPayment = late(() => import('../payment/ReviewPayment.tsx').then((m) => m.ReviewPayment));

/** The step the reader is at. */
export function BookingSteps({ profile, flow, isServiceGone }: BookingStepsProps) {
  const t = useBookingText();
  const { step, choice, hasMoved } = flow;
  const { service, mode, time } = choice;

  const isMonth = flow.view === 'calendar';

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
        read={flow.slots}
        wanted={time?.startsAt ?? choice.wish}
        takesFocus={hasMoved}
        {...(isMonth
          ? { leave: { href: paths.therapist(profile.id), label: t('backToProfile', { name: profile.displayName }) } }
          : { onBack: () => flow.go('service'), onChangeMode: () => flow.go('service') })}
        head={
          <>
            <LookChoice view={flow.view} onChange={flow.setView} />
            {isMonth && <CalendarHead profile={profile} flow={flow} />}
          </>
        }
        {...(isMonth ? { renderTimes: (times) => <CalendarTimes {...times} loading={<LoadingTimes />} /> } : {})}
        after={!service.isIntroduction && <SeriesChoice profile={profile} series={flow.series} />}
        onChoose={flow.setTime}
        onNext={flow.takeTime}
        problem={<TimeProblem failure={flow.failure} providerZone={profile.timeZone} isMove={false} onTake={flow.takeTime} />}
      />
    );
  }
  const shared = { profile, service, mode, time, takesFocus: hasMoved };
  if (step === 'details') {
    return (
      <DetailsStep
        key="details"
        {...shared}
        form={flow.form}
        nextLabel={t(flow.answered.payment === null ? 'continueToReview' : 'continueToPayment')}
        notice={<HoldNotice held={flow.slotHold} />}
        onBack={() => flow.go('time')}
        onNext={flow.finishDetails}
      />
    );
  }
  if (step === 'payment') return <PaymentStep key="payment" flow={flow} takesFocus={hasMoved} loading={<LoadingTimes />} />;
  return <Review key="review" flow={flow} {...shared} />;
}

type ReviewProps = Pick<BookingStepsProps, 'flow'> & Pick<Parameters<typeof ReviewStep>[0], 'profile' | 'service' | 'mode' | 'time' | 'takesFocus'>;

/** The last look at everything, with what the press that books comes to. */
function Review({ flow, profile, ...shared }: ReviewProps) {
  const t = useBookingText();
  const format = useFormat();
  const when = useWhen();
  const { quote, read, card } = flow.payment;
  const { further } = flow.series;
  const book = () => void flow.book();
  const bookLabel =
    quote?.timing === 'NOW' ? t('review.payAndBook', { amount: format.money(quote.dueNow) })
    : further.length > 0 ? t('review.bookSeries', { count: 1 + further.length })
    : t('review.book');
  return (
    <ReviewStep
      {...shared}
      profile={profile}
      details={flow.form.getValues()}
      isBooking={flow.isBooking || (flow.answered.payment !== null && quote === null && read.error === undefined)}
      agreedPrice={quote?.payBy === 'SELF' ? quote.total : undefined}
      bookLabel={bookLabel}
      further={further.map((span) => when(span, profile.timeZone).own)}
      onEdit={flow.edit}
      onBack={() => flow.go(flow.answered.payment === null ? 'details' : 'payment')}
      onBook={book}
      payment={flow.answered.payment !== null && (
        <ReadView read={read} loading={<LoadingTimes />}>
          {() => quote && <ReviewPayment quote={quote} card={card} sessions={1 + further.length} onEdit={() => flow.edit('payment')} />}
        </ReadView>
      )}
      problem={
        <>
          <AttemptProblem failure={flow.failure} error={flow.error} providerName={profile.displayName} isPending={flow.isBooking} onRetry={book} />
          <HoldNotice held={flow.slotHold} />
        </>
      }
    />
  );
}
