import { Avatar, Badge, ButtonLink, EmptyState, LinkCard, PageHeader, Stack, Text, theme } from '@sakina/design-system';
import type { Appointment } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useFormat, useNow } from '@sakina/platform/react';
import styled from 'styled-components';
import { Ground, LoadingBlocks, ReadView, useSharedText } from '../../../shared/index.ts';
import { OverlapMark, useOverlaps } from '../../../shared/overlap/index.ts';
import { useServiceName } from '../../../shared/service-names/index.ts';
import { useStartableAppointments } from '../api/appointments.ts';
import { useSessionText } from '../messages/index.ts';
import { startable } from '../model/startable.ts';

const Choice = styled(LinkCard)`
  && {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${theme.space.half} ${theme.space.x2};
    align-items: center;
  }
  & > :first-child { grid-row: 1 / 3; align-self: start; }
`;

interface SessionCardProps {
  appointment: Appointment;
  /** Names of what is at the same time. */
  conflicts: readonly string[];
}

function SessionCard({ appointment, conflicts }: SessionCardProps) {
  const t = useSessionText();
  const nameOf = useServiceName();
  const shared = useSharedText();
  const format = useFormat();
  const { id, client, service, mode, startsAt, endsAt, status } = appointment;
  return (
    <Choice
      forwardedAs="li"
      href={paths.startSession(id)}
      headingLevel={2}
      padding="small"
      media={<Avatar name={client.displayName} />}
      title={<bdi>{client.displayName}</bdi>}
    >
      <Text size="sm">
        {t('when.withZone', {
          day: format.relativeDay(startsAt),
          time: format.timeRange(startsAt, endsAt),
          zone: format.zone(format.timeZone, startsAt),
        })}
      </Text>
      <Text size="sm" tone="muted">
        {t('service', { name: nameOf(service), minutes: shared('minutes', { count: service.durationMinutes }) })}
      </Text>
      <div>
        {status === 'IN_PROGRESS' ? (
          <Badge tone="info">{t('choose.underWay')}</Badge>
        ) : (
          <Badge>{shared(`mode.${mode}`)}</Badge>
        )}
        {status === 'PENDING' && <Badge tone="warning">{t('choose.unconfirmed')}</Badge>}
        <OverlapMark titles={conflicts} />
      </div>
    </Choice>
  );
}

function Cards({ appointments }: { appointments: readonly Appointment[] }) {
  const t = useSessionText();
  const conflictsOf = useOverlaps();
  return (
    <Stack as="ul" gap="x2" aria-label={t('choose.list')}>
      {appointments.map((appointment) => (
        <SessionCard key={appointment.id} appointment={appointment} conflicts={conflictsOf(appointment)} />
      ))}
    </Stack>
  );
}

function Loading() {
  const t = useSessionText();
  return <LoadingBlocks label={t('choose.loading')} sizes={['md', 'md', 'md']} />;
}

/** Asks which of the near sessions is to be started. */
export function ChooseSession() {
  const t = useSessionText();
  const now = useNow();
  const read = useStartableAppointments();
  return (
    <Ground width="text">
      <Stack gap="x3">
        <PageHeader
          breadcrumbs={[{ label: t('way.portal'), href: paths.providerPortal() }, { label: t('way.start') }]}
          title={t('choose.title')}
          lead={t('choose.lead')}
        />
        <ReadView
          read={read}
          loading={<Loading />}
          isEmpty={({ items }) => startable(items, now).length === 0}
          empty={
            <EmptyState
              title={t('choose.empty.title')}
              action={<ButtonLink href={paths.providerPortal()}>{t('choose.empty.action')}</ButtonLink>}
            >
              {t('choose.empty.body')}
            </EmptyState>
          }
        >
          {({ items }) => <Cards appointments={startable(items, now)} />}
        </ReadView>
      </Stack>
    </Ground>
  );
}
