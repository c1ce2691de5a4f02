import {
  ButtonLink,
  Card,
  FormActions,
  Heading,
  Inline,
  KeyValueList,
  Link,
  readingMeasure,
  Stack,
  theme,
} from '@sakina/design-system';
import type { Appointment, CancellationPolicy } from '@sakina/platform/contract';
import { joinOpensAt, paths } from '@sakina/platform/domain';
import { AddToCalendar, useCalendarFileText } from '../../shared/calendar-file/index.ts';
import { useServiceName } from '../../../shared/service-names/index.ts';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useBookingText } from '../messages/index.ts';
import { calendarLinks } from '../model/calendar-links.ts';
import { usePolicy } from './use-policy.ts';
import { useTimeRows } from './use-time-rows.ts';
import { useMoment, useWhen } from './use-when.ts';

export interface ConfirmedSessionProps {
  /** The session as the server stored it. */
  appointment: Appointment;
  /** Until when cancelling costs nothing, and what it costs then. */
  policy: CancellationPolicy;
  /** What is paid and when. */
  paid?: ReactNode;
  /** Shown below the session: the rest of a series, and what could not be booked. */
  children?: ReactNode;
}

const Steps = styled.ol`
  display: grid;
  gap: ${theme.space.x1};
  max-inline-size: ${readingMeasure};
  padding-inline-start: 1.5em;
  & > li::marker { color: ${theme.color.textMuted}; font-weight: 600; }
`;
const PLANS = {
  Free: 'done.plans',
  Soon: 'done.plansLate',
  Late: 'done.plansLate',
  Always: 'done.plansAlways',
} as const;

/** When and where a booked session is, and what happens next. */
export function ConfirmedSession({ appointment, policy, paid, children }: ConfirmedSessionProps) {
  const t = useBookingText();
  const nameOf = useServiceName();
  const moment = useMoment();
  const calendarText = useCalendarFileText();
  const links = calendarLinks({
    startsAt: appointment.startsAt,
    endsAt: appointment.endsAt,
    title: calendarText('title'),
  });
  const timeRows = useTimeRows();
  const when = useWhen()(appointment, appointment.timeZone);
  const { state, values } = usePolicy()(appointment.price, appointment.startsAt, policy, appointment.createdAt);
  const { provider, service, mode, location } = appointment;

  const where = mode === 'ONLINE' ? t('review.whereOnline') : location;
  const arrival =
    mode === 'ONLINE'
      ? t('done.joinOnline', { time: moment(joinOpensAt(appointment.startsAt)) })
      : t('done.joinInPerson', { address: location ?? '' });
  return (
    <Stack gap="x4">
      <Card tone="dawn-edge">
        <KeyValueList
          aria-label={t('done.session')}
          items={[
            ...timeRows(when, { mode, name: provider.displayName }),
            {
              term: t('review.service'),
              value: t('review.serviceValue', { name: nameOf(service), minutes: service.durationMinutes }),
            },
            { term: t('review.with'), value: <bdi>{provider.displayName}</bdi> },
            { term: t('review.where'), value: where },
            ...(paid ? [{ term: t('done.payment'), value: paid }] : []),
          ]}
        />
      </Card>
      {children}
      <FormActions>
        <AddToCalendar event={{ ...appointment, location: mode === 'IN_PERSON' ? location : null }} />
        <ButtonLink href={paths.dashboard()} variant="action">
          {t('done.dashboard')}
        </ButtonLink>
      </FormActions>
      <Inline gap="x2">
        <Link href={links.google} isExternal variant="standalone">
          {t('done.google')}
        </Link>
        <Link href={links.outlook} isExternal variant="standalone">
          {t('done.outlook')}
        </Link>
      </Inline>
      <Stack as="section" gap="x1h" aria-labelledby="booking-next">
        <Heading level={2} size="lg" id="booking-next">
          {t('done.next')}
        </Heading>
        <Steps>
          {[t('done.calendar'), arrival, t(PLANS[state], values)].map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </Steps>
      </Stack>
    </Stack>
  );
}
