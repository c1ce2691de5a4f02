import { ButtonLink, EmptyState, Link, Section, Stack } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { useNow } from '@sakina/platform/react';
import { LoadingBlocks, PanelBoundary, ReadView } from '../../../shared/index.ts';
import { useTodaysEvents } from '../../shared/today/index.ts';
import { useProviderAppointments } from '../api/home.ts';
import { useProviderHomeText } from '../messages/index.ts';
import { agendaOf, nextSession, sessionsIn } from '../model/agenda.ts';
import { AgendaLine } from './AgendaLine.tsx';

/** Today as it stands on the calendar, sessions and blocked times in their order; the next one is started above it. */
export function Agenda() {
  const t = useProviderHomeText();
  const now = useNow();
  const read = useTodaysEvents();
  // Only makes the lines richer: without it the calendar's own words stand there.
  const appointments = useProviderAppointments().data?.items ?? [];
  const next = nextSession(appointments, now);
  const sessions = read.data && sessionsIn(agendaOf(read.data.items, appointments, now));

  return (
    <Section title={t('today.title')} description={sessions !== undefined && t('today.count', { count: sessions })}>
      <PanelBoundary>
        <ReadView
          read={read}
          loading={<LoadingBlocks label={t('today.loading')} sizes={['sm', 'sm', 'sm']} />}
          isEmpty={({ items }) => agendaOf(items, appointments, now).length === 0}
          empty={
            <EmptyState
              headingLevel={3}
              title={t('today.empty.title')}
              action={
                <ButtonLink variant="secondary" href={paths.providerCalendar()}>
                  {t('today.empty.action')}
                </ButtonLink>
              }
            >
              {t('today.empty.body')}
            </EmptyState>
          }
        >
          {({ items }) => (
            <>
              <Stack as="ul" gap="none" aria-label={t('today.list')}>
                {agendaOf(items, appointments, now).map((entry) => (
                  <AgendaLine
                    key={entry.event.id}
                    entry={entry}
                    events={items}
                    now={now}
                    isNext={next !== undefined && entry.appointment?.id === next.id}
                  />
                ))}
              </Stack>
              <div>
                <Link variant="standalone" href={paths.providerCalendar()}>
                  {t('today.calendar')}
                </Link>
              </div>
            </>
          )}
        </ReadView>
      </PanelBoundary>
    </Section>
  );
}
