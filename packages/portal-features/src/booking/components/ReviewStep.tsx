import { Button, KeyValueList, Section, Stack, Text } from '@sakina/design-system';
import type { KeyValueItem } from '@sakina/design-system';
import type { Money, ProviderProfile, Service, SessionMode } from '@sakina/platform/contract';
import type { ReactNode } from 'react';
import { useBookingText } from '../messages/index.ts';
import type { DetailsForm } from '../model/details.ts';
import type { TimeSpan } from '../model/opening.ts';
import type { BookingStep } from '../model/steps.ts';
import { ClockChangeNotice } from './ClockChangeNotice.tsx';
import { StepForm } from './StepForm.tsx';
import { usePolicy } from './use-policy.ts';
import { usePrice } from './use-price.ts';
import { useWhen } from './use-when.ts';

export interface ReviewStepProps {
  profile: ProviderProfile;
  service: Service;
  mode: SessionMode;
  time: TimeSpan;
  details: DetailsForm;
  isBooking: boolean;
  /** News about the last attempt, and until when the time is kept. */
  problem?: ReactNode;
  /** How it is paid; nothing for a free session. */
  payment?: ReactNode;
  /** The price that was agreed on, of which a late cancellation costs a share. @default the price of the service */
  agreedPrice?: Money | undefined;
  /** What the press that books says. */
  bookLabel: string;
  /** The further sessions of a series, in words. */
  further?: readonly string[];
  /** Goes to a step to change its answer. */
  onEdit: (step: BookingStep) => void;
  onBook: () => void;
}

/** Everything at a glance, each part with its way to change, and the one press that books. */
export function ReviewStep({
  profile,
  service,
  mode,
  time,
  details,
  isBooking,
  problem,
  payment,
  agreedPrice = service.price,
  bookLabel,
  further = [],
  onEdit,
  onBook,
}: ReviewStepProps) {
  const t = useBookingText();
  const price = usePrice();
  const { own, other } = useWhen()(time, profile.timeZone);
  const policy = usePolicy()(agreedPrice, time.startsAt, profile.cancellationPolicy);
  const change = (step: BookingStep, label: string) => (
    <Button variant="quiet" size="small" aria-label={label} onPress={() => onEdit(step)}>
      {t('change')}
    </Button>
  );
  const session: KeyValueItem[] = [
    { term: t('review.with'), value: <bdi>{profile.displayName}</bdi> },
    {
      term: t('review.service'),
      value: t('review.serviceValue', { name: service.name, minutes: service.durationMinutes }),
    },
    { term: t('review.where'), value: mode === 'ONLINE' ? t('review.whereOnline') : (profile.address ?? profile.city) },
    { term: t('review.price'), value: price(service.price) },
  ];
  const times: KeyValueItem[] = [
    { term: t('review.yourTime'), value: own },
    ...(other ? [{ term: t('review.providerTime', { name: profile.displayName }), value: other }] : []),
  ];
  const about: KeyValueItem[] = [
    {
      term: t('review.reason'),
      value: (
        <Text as="span" dir="auto">
          {details.reasonForVisit.trim() || t('review.none')}
        </Text>
      ),
    },
    { term: t('review.phone'), value: <bdi>{details.phone.trim() || t('review.none')}</bdi> },
    { term: t('review.consent'), value: t('review.consentValue') },
  ];
  return (
    <StepForm nextLabel={bookLabel} nextVariant="action" isPending={isBooking} onNext={onBook}>
      {problem}
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
          <KeyValueList items={times} />
          {further.length > 0 && (
            <Stack as="ol" gap="half" aria-label={t('review.dates')}>
              {[own, ...further].map((words) => (
                <li key={words}>{words}</li>
              ))}
            </Stack>
          )}
          <ClockChangeNotice startsAt={time.startsAt} providerZone={profile.timeZone} />
        </Section>
        <Section
          headingLevel={3}
          headingSize="md"
          title={t('review.about')}
          actions={change('details', t('changeDetails'))}
        >
          <KeyValueList items={about} />
        </Section>
        {payment}
        <Section headingLevel={3} headingSize="md" title={t('review.cancelling')}>
          <Text measure>{t(`review.cancelling${policy.state}`, policy.values)}</Text>
        </Section>
      </Stack>
    </StepForm>
  );
}
