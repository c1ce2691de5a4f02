import { Button, KeyValueList, LineBreaks, Section, Stack, Text } from '@sakina/design-system';
import type { KeyValueItem } from '@sakina/design-system';
import type { ProviderProfile, Service, SessionMode } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useState } from 'react';
import { lazyPanel, PanelBoundary, ReadView } from '../../../shared/index.ts';
import { NightQuestion, useNight } from '../../../shared/night/question/index.ts';
import { useServiceName } from '../../../shared/service-names/index.ts';
import { useBookingText } from '../messages/index.ts';
import type { DetailsForm } from '../model/details.ts';
import type { BookingFailure } from '../model/failure.ts';
import type { TimeSpan } from '../model/opening.ts';
import { isFree } from '../model/payment.ts';
import type { ChosenCard } from '../model/payment.ts';
import type { BookingStep } from '../model/steps.ts';
import { ReviewPayment } from '../payment/ReviewPayment.tsx';
import { AttemptProblem } from './AttemptProblem.tsx';
import { ClockChangeNotice } from './ClockChangeNotice.tsx';
import { HoldNotice } from './HoldNotice.tsx';
import { LoadingStep } from './LoadingStep.tsx';
import { StepForm } from './StepForm.tsx';
import { usePolicy } from './use-policy.ts';
import { usePrice } from './use-price.ts';
import type { Price } from './use-quote.ts';
import type { HeldTime } from './use-slot-hold.ts';
import { useTimeRows } from './use-time-rows.ts';
import { useWhen } from './use-when.ts';

const RequestNotice = lazyPanel(() => import('./RequestNotice.tsx').then((m) => m.RequestNotice));

export interface ReviewStepProps {
  /** The provider, as clients see them. */
  profile: ProviderProfile;
  /** The service that is booked. */
  service: Service;
  /** The chosen way of meeting. */
  mode: SessionMode;
  /** Start and end of the session. */
  time: TimeSpan;
  /** What was typed about the session. */
  details: DetailsForm;
  /** What the session costs, as it was read. */
  price: Price;
  /** The card that pays, or null where none is needed. */
  card: ChosenCard | null;
  /** The further sessions of a series. */
  further: readonly TimeSpan[];
  /** Why the last attempt failed. */
  failure: BookingFailure | null;
  /** The error itself, for failures with a general message. */
  error: unknown;
  /** The hold on the time. */
  held: HeldTime;
  /** Whether the booking is being sent. */
  isBooking: boolean;
  /** Goes to a step to change its answer. */
  onEdit: (step: BookingStep) => void;
  /** Called to book. */
  onBook: () => void;
}

/** All answers at a glance, each with a way to change it, and the button that books. */
export function ReviewStep({
  profile,
  service,
  mode,
  time,
  details,
  price: { read, quote },
  card,
  further,
  failure,
  error,
  held,
  isBooking,
  onEdit,
  onBook,
}: ReviewStepProps) {
  const t = useBookingText();
  const nameOf = useServiceName();
  const format = useFormat();
  const price = usePrice();
  const when = useWhen();
  const timeRows = useTimeRows();
  // Who comes to a place lives by its clock then.
  const zone = mode === 'IN_PERSON' ? profile.timeZone : format.timeZone;
  const night = useNight(
    [time, ...further].map(({ startsAt }) => startsAt),
    zone,
  );
  const [wasTried, setTried] = useState(false);
  function book() {
    setTried(true);
    if (!night.isMissing) onBook();
  }
  // A late cancellation costs a share of the agreed price, which with insurance is the price of the service.
  const agreedPrice = quote?.payBy === 'SELF' ? quote.total : service.price;
  const policy = usePolicy()(agreedPrice, time.startsAt, quote?.cancellation ?? profile.cancellationPolicy);
  const isPaid = !isFree(service);
  const sessions = 1 + further.length;
  const bookLabel =
    quote?.timing === 'NOW'
      ? t('review.payAndBook', { amount: format.money(quote.dueNow) })
      : sessions > 1
        ? t('review.bookSeries', { count: sessions })
        : t('review.book');
  const change = (step: BookingStep, label: string) => (
    <Button variant="quiet" size="small" aria-label={label} onPress={() => onEdit(step)}>
      {t('change')}
    </Button>
  );
  const session: KeyValueItem[] = [
    { term: t('review.with'), value: <bdi>{profile.displayName}</bdi> },
    {
      term: t('review.service'),
      value: t('review.serviceValue', { name: nameOf(service), minutes: service.durationMinutes }),
    },
    { term: t('review.where'), value: mode === 'ONLINE' ? t('review.whereOnline') : (profile.address ?? profile.city) },
    { term: t('review.price'), value: price(service) },
  ];
  const times = timeRows(when(time, profile.timeZone), { mode, name: profile.displayName });
  const about: KeyValueItem[] = [
    {
      term: t('review.reason'),
      value: (
        <Text as="span" dir="auto">
          {details.reasonForVisit.trim() || t('review.none')}
        </Text>
      ),
    },
    { term: t('review.phone'), value: details.phone.trim() || t('review.none') },
    { term: t('review.consent'), value: t('review.consentValue', { kind: profile.kind, mode }) },
  ];
  return (
    <StepForm
      nextLabel={bookLabel}
      isPending={isBooking || (isPaid && quote === null && read.error === undefined)}
      onNext={book}
    >
      <AttemptProblem
        failure={failure}
        error={error}
        providerName={profile.displayName}
        isPending={isBooking}
        onRetry={onBook}
      />
      <PanelBoundary>
        <RequestNotice loading={null} profile={profile} />
      </PanelBoundary>
      <HoldNotice held={held} isSeries={sessions > 1} />
      {sessions > 1 && (
        <Text size="sm" tone="muted" measure>
          {t('hold.others', { count: further.length })}
        </Text>
      )}
      <Stack gap="x4">
        <Section
          headingLevel={3}
          headingSize="md"
          title={t('review.session')}
          actions={change('service', t('changeService'))}
        >
          <KeyValueList items={session} />
        </Section>
        <Section headingLevel={3} headingSize="md" title={t('review.time')} actions={change('time', t('changeTime'))}>
          {sessions === 1 ? (
            <KeyValueList items={times} />
          ) : (
            <Stack as="ol" gap="half" aria-label={t('review.dates')}>
              {[time, ...further].map((span) => {
                const words = when(span, profile.timeZone);
                return (
                  <li key={span.startsAt}>
                    <LineBreaks>{words.own}</LineBreaks>
                    {words.other && (
                      <Text size="sm" tone="muted">
                        <LineBreaks>{t('time.forOther', { name: profile.displayName, when: words.other })}</LineBreaks>
                      </Text>
                    )}
                  </li>
                );
              })}
            </Stack>
          )}
          <ClockChangeNotice startsAt={time.startsAt} providerZone={profile.timeZone} />
          <NightQuestion night={night} name={null} wasTried={wasTried} />
        </Section>
        <Section
          headingLevel={3}
          headingSize="md"
          title={t('review.about')}
          actions={change('details', t('changeDetails'))}
        >
          <KeyValueList items={about} />
        </Section>
        {isPaid && (
          <ReadView read={read} loading={<LoadingStep />}>
            {() =>
              quote && <ReviewPayment quote={quote} card={card} sessions={sessions} onEdit={() => onEdit('payment')} />
            }
          </ReadView>
        )}
        <Section headingLevel={3} headingSize="md" title={t('review.cancelling')}>
          <Text measure>
            {sessions > 1 && policy.state !== 'Always'
              ? t('review.cancellingSeries', {
                  hours: profile.cancellationPolicy.freeUntilHours,
                  fee: policy.values.fee,
                })
              : t(`review.cancelling${policy.state}`, policy.values)}
          </Text>
        </Section>
      </Stack>
    </StepForm>
  );
}
