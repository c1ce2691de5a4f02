import {
  Avatar,
  ButtonLink,
  Card,
  EmptyState,
  Heading,
  LoadingRegion,
  Section,
  Skeleton,
  Stack,
  Text,
  theme,
  up,
} from '@sakina/design-system';
import type { Appointment } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useFormat, useNow } from '@sakina/platform/react';
import styled from 'styled-components';
import { distanceTo, PanelBoundary, ReadView, STARTABLE_AHEAD_MS, useSharedText } from '../../../shared/index.ts';
import { HeldBackReason } from '../../shared/held-back/index.ts';
import { useServiceName } from '../../../shared/service-names/index.ts';
import { useProviderAppointments } from '../api/home.ts';
import { useProviderHomeText } from '../messages/index.ts';
import { canStart, nextSession } from '../model/agenda.ts';

const Row = styled.div`
  display: grid;
  gap: ${theme.space.x2};
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  & > [data-part='way'] { grid-column: 1 / -1; }
  @media ${up.sm} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    column-gap: ${theme.space.x3};
    & > [data-part='way'] { grid-column: auto; }
  }
`;

function SessionAhead({ appointment, now }: { appointment: Appointment; now: number }) {
  const t = useProviderHomeText();
  const nameOf = useServiceName();
  const shared = useSharedText();
  const format = useFormat();
  const { id, client, service, mode, startsAt, endsAt, status, startedAt } = appointment;
  const isUnderWay = status === 'IN_PROGRESS';
  const distance = format.relative(distanceTo(startsAt, now, format.timeZone));
  const opensAt = new Date(Date.parse(startsAt) - STARTABLE_AHEAD_MS).toISOString();

  return (
    <Card as="article" tone="dawn-edge">
      <Row>
        <Avatar name={client.displayName} size="lg" />
        <Stack gap="half">
          <Text size="sm" tone="accent" font="control" weight="strong">
            {isUnderWay
              ? t('next.underWay', { time: format.time(startedAt ?? startsAt) })
              : t(Date.parse(startsAt) < now ? 'next.overdue' : 'next.starts', { distance })}
          </Text>
          <Heading level={3} size="xl">
            <bdi>{client.displayName}</bdi>
          </Heading>
          <Text size="sm">
            {t('next.when', { day: format.relativeDay(startsAt), time: format.timeRange(startsAt, endsAt) })}
          </Text>
          <Text size="sm" tone="muted">
            {t('next.service', {
              name: nameOf(service),
              minutes: shared('minutes', { count: service.durationMinutes }),
              mode: shared(`mode.${mode}`),
            })}
          </Text>
        </Stack>
        <div data-part="way">
          {canStart(appointment, now) ? (
            <ButtonLink variant="action" href={paths.startSession(id)}>
              {t(isUnderWay ? 'next.return' : 'next.start')}
            </ButtonLink>
          ) : (
            <Text size="sm" tone="muted">
              {appointment.heldBack ? (
                <>
                  {t('next.heldBack')} <HeldBackReason why={appointment.heldBack} />
                </>
              ) : (
                t('next.notYet', { day: format.dayInSentence(opensAt), time: format.time(opensAt) })
              )}
            </Text>
          )}
        </div>
      </Row>
    </Card>
  );
}

/** Answers the first question of the day: who is next, and one way to begin. */
export function NextSession() {
  const t = useProviderHomeText();
  const now = useNow();
  const read = useProviderAppointments();
  return (
    <Section title={t('next.title')}>
      <PanelBoundary>
        <ReadView
          read={read}
          loading={
            <LoadingRegion label={t('next.loading')}>
              <Skeleton shape="block" size="md" />
            </LoadingRegion>
          }
          isEmpty={({ items }) => nextSession(items, now) === undefined}
          empty={
            <EmptyState
              headingLevel={3}
              illustration="dawn"
              title={t('next.empty.title')}
              action={
                <ButtonLink variant="secondary" href={paths.providerAvailability()}>
                  {t('next.empty.action')}
                </ButtonLink>
              }
            >
              {t('next.empty.body')}
            </EmptyState>
          }
        >
          {({ items }) => {
            const next = nextSession(items, now);
            return next && <SessionAhead appointment={next} now={now} />;
          }}
        </ReadView>
      </PanelBoundary>
    </Section>
  );
}
