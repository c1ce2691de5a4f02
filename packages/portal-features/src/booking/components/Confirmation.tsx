import { ButtonLink, Button, Card, Container, Heading, Illustration, Inline, KeyValueList, PageHeader, Stack, Text } from '@sakina/design-system';
import type { Appointment, CancellationPolicy } from '@sakina/platform/contract';
import { joinOpensAt, paths } from '@sakina/platform/domain';
import { CalendarPlus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useBookingText } from '../messages/index.ts';
import { useCalendarFile } from './use-calendar-file.ts';
import { usePolicy } from './use-policy.ts';
import { useMoment, useWhen } from './use-when.ts';

export interface ConfirmationProps {
  /** The session as the server stored it. */
  appointment: Appointment;
  policy: CancellationPolicy;
  /** The session stood at another time before. */
  isMove?: boolean;
}

/** Says that it is booked, when and where, and what happens next. */
export function Confirmation({ appointment, policy, isMove = false }: ConfirmationProps) {
  const t = useBookingText();
  const moment = useMoment();
  const saveCalendarFile = useCalendarFile();
  const title = useRef<HTMLHeadingElement>(null);
  const { own, other } = useWhen()(appointment, appointment.timeZone);
  const { state, values } = usePolicy()(appointment.price, appointment.startsAt, policy);
  const { provider, service, mode, location } = appointment;
  useEffect(() => title.current?.focus(), []);

  const where = mode === 'ONLINE' ? t('review.whereOnline') : location;
  const arrival = mode === 'ONLINE' ? t('done.joinOnline', { time: moment(joinOpensAt(appointment.startsAt)) }) : t('done.joinInPerson', { address: location ?? '' });
  const plans = { Free: 'done.plans', Late: 'done.plansLate', Always: 'done.plansAlways' } as const;
  return (
    <Container width="text" pad="page">
      <Stack gap="x4">
        <Illustration name="dawn" size="md" />
        <PageHeader title={t(isMove ? 'done.movedTitle' : 'done.title')} lead={t('done.lead', { name: provider.displayName })} titleRef={title} />
        <Card tone="dawn-edge">
          <KeyValueList
            aria-label={t('done.session')}
            items={[
              { term: t('review.yourTime'), value: own },
              ...(other ? [{ term: t('review.providerTime', { name: provider.displayName }), value: other }] : []),
              { term: t('review.service'), value: t('review.serviceValue', { name: service.name, minutes: service.durationMinutes }) },
              { term: t('review.with'), value: <bdi>{provider.displayName}</bdi> },
              { term: t('review.where'), value: where },
            ]}
          />
        </Card>
        <Inline gap="x1h">
          <ButtonLink href={paths.dashboard()} variant="action">{t('done.dashboard')}</ButtonLink>
          <Button variant="secondary" onPress={() => saveCalendarFile(appointment)}>
            <CalendarPlus aria-hidden />
            {t('done.calendarButton')}
          </Button>
        </Inline>
        <Stack as="section" gap="x1h" aria-labelledby="booking-next">
          <Heading level={2} size="lg" id="booking-next">{t('done.next')}</Heading>
          <Stack as="ol" gap="x1">
            {[t('done.calendar'), arrival, t(plans[state], values)].map((sentence) => <Text as="li" measure key={sentence}>{sentence}</Text>)}
          </Stack>
        </Stack>
      </Stack>
    </Container>
  );
}
