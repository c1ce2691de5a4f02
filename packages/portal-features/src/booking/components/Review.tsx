import { Text } from '@sakina/design-system';
import type { ProviderProfile, Service, SessionMode } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { ReadView } from '../../shared/index.ts';
import { useBookingText } from '../messages/index.ts';
import type { TimeSpan } from '../model/opening.ts';
import { ReviewPayment } from '../payment/ReviewPayment.tsx';
import { AttemptProblem } from './AttemptProblem.tsx';
import { HoldNotice } from './HoldNotice.tsx';
import { LoadingStep } from './LoadingStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import type { BookingFlow } from './use-booking-flow.ts';
import { useWhen } from './use-when.ts';

export interface ReviewProps {
  profile: ProviderProfile;
  service: Service;
  mode: SessionMode;
  time: TimeSpan;
  /** The booking under way. */
  flow: BookingFlow;
}

/** The last look at everything, with what the press that books comes to. */
export function Review({ flow, profile, ...choice }: ReviewProps) {
  const t = useBookingText();
  const format = useFormat();
  const when = useWhen();
  const { quote, read, card } = flow.payment;
  const { further } = flow.series;
  const book = () => void flow.book();
  const bookLabel =
    quote?.timing === 'NOW'
      ? t('review.payAndBook', { amount: format.money(quote.dueNow) })
      : further.length > 0
        ? t('review.bookSeries', { count: 1 + further.length })
        : t('review.book');
  return (
    <ReviewStep
      {...choice}
      profile={profile}
      details={flow.details.values}
      isBooking={flow.isBooking || (flow.answered.payment !== null && quote === null && read.error === undefined)}
      agreedPrice={quote?.payBy === 'SELF' ? quote.total : undefined}
      bookLabel={bookLabel}
      further={further.map((span) => when(span, profile.timeZone).own)}
      onEdit={flow.edit}
      onBook={book}
      payment={
        flow.answered.payment !== null && (
          <ReadView read={read} loading={<LoadingStep />}>
            {() =>
              quote && (
                <ReviewPayment
                  quote={quote}
                  card={card}
                  sessions={1 + further.length}
                  onEdit={() => flow.edit('payment')}
                />
              )
            }
          </ReadView>
        )
      }
      problem={
        <>
          <AttemptProblem
            failure={flow.failure}
            error={flow.error}
            providerName={profile.displayName}
            isPending={flow.isBooking}
            onRetry={book}
          />
          <HoldNotice held={flow.slotHold} isSeries={further.length > 0} />
          {further.length > 0 && (
            <Text size="sm" tone="muted" measure>
              {t('hold.others', { count: further.length })}
            </Text>
          )}
        </>
      }
    />
  );
}
