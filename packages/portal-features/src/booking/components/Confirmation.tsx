import { Button, ButtonLink, Card, Container, FormActions, Heading, Illustration, Inline, KeyValueList, Link, PageHeader, Stack, theme } from '@sakina/design-system';
import type { Appointment, CancellationPolicy } from '@sakina/platform/contract';
import { joinOpensAt, paths } from '@sakina/platform/domain';
import { CalendarPlus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useBookingText } from '../messages/index.ts';
import { calendarLinks } from '../model/calendar-links.ts';
import { useCalendarFile } from './use-calendar-file.ts';
import { usePolicy } from './use-policy.ts';
import { useMoment, useWhen } from './use-when.ts';

export interface ConfirmationProps {
  /** The session as the server stored it. */
  appointment: Appointment;
  policy: CancellationPolicy;
  /** The session stood at another time before. */
  isMove?: boolean;
  /** What is paid, and when, in words. */
  paid?: string | undefined;
  /** How many sessions are booked in all. @default 1 */
  count?: number;
  /** Stands below the session: the others of a series, and what could not be booked. */
  children?: ReactNode;
}

const Head = styled.div`
  display: grid;
  gap: ${theme.space.x3};
  & > header { margin: 0; }
  /* Focus is moved here so that the news is read out; nothing can be pressed, so there is nothing to mark. */
  & h1:focus-visible { outline: none; }
`;
const Steps = styled.ol`
  display: grid;
  gap: ${theme.space.x1};
  max-inline-size: 68ch;
  padding-inline-start: 1.5em;
  & > li::marker { color: ${theme.color.textMuted}; font-weight: 600; }
`;
const PLANS = { Free: 'done.plans', Late: 'done.plansLate', Always: 'done.plansAlways' } as const;

/** Says that it is booked, when and where, and what happens next. */
export function Confirmation({ appointment, policy, isMove = false, paid, count = 1, children }: ConfirmationProps) {
  const t = useBookingText();
  const moment = useMoment();
  const saveCalendarFile = useCalendarFile();
  const links = calendarLinks({ startsAt: appointment.startsAt, endsAt: appointment.endsAt, title: t('done.calendarTitle') });
  const title = useRef<HTMLHeadingElement>(null);
  const { own, other } = useWhen()(appointment, appointment.timeZone);
  const { state, values } = usePolicy()(appointment.price, appointment.startsAt, policy);
  const { provider, service, mode, location } = appointment;
  useEffect(() => title.current?.focus(), []);

  const where = mode === 'ONLINE' ? t('review.whereOnline') : location;
  const arrival = mode === 'ONLINE' ? t('done.joinOnline', { time: moment(joinOpensAt(appointment.startsAt)) }) : t('done.joinInPerson', { address: location ?? '' });
  return (
    <Container width="text" pad="page">
      <Stack gap="x4">
        <Head>
          <Illustration name="dawn" size="sm" />
          <PageHeader title={isMove ? t('done.movedTitle') : count > 1 ? t('done.seriesTitle', { count }) : t('done.title')} lead={t('done.lead', { name: provider.displayName })} titleRef={title} />
        </Head>
        <Card tone="dawn-edge">
          <KeyValueList
            aria-label={t('done.session')}
            items={[
              { term: t('review.yourTime'), value: own },
              ...(other ? [{ term: t('review.providerTime', { name: provider.displayName }), value: other }] : []),
              { term: t('review.service'), value: t('review.serviceValue', { name: service.name, minutes: service.durationMinutes }) },
              { term: t('review.with'), value: <bdi>{provider.displayName}</bdi> },
              { term: t('review.where'), value: where },
              ...(paid ? [{ term: t('done.payment'), value: paid }] : []),
            ]}
          />
        </Card>
        {children}
        <FormActions>
          <ButtonLink href={paths.dashboard()} variant="action">{t('done.dashboard')}</ButtonLink>
          <Button variant="secondary" onPress={() => saveCalendarFile(appointment)}>
            <CalendarPlus aria-hidden />
            {t('done.calendarButton')}
          </Button>
        </FormActions>
        <Inline gap="x2">
          <Link href={links.google} isExternal variant="standalone">{t('done.google')}</Link>
          <Link href={links.outlook} isExternal variant="standalone">{t('done.outlook')}</Link>
        </Inline>
        <Stack as="section" gap="x1h" aria-labelledby="booking-next">
          <Heading level={2} size="lg" id="booking-next">{t('done.next')}</Heading>
          <Steps>
            {[t('done.calendar'), arrival, t(PLANS[state], values)].map((sentence) => <li key={sentence}>{sentence}</li>)}
          </Steps>
        </Stack>
      </Stack>
    </Container>
  );
}
