import { ButtonLink, EmptyState, LoadingRegion, Section, Skeleton, Stack } from '@sakina/design-system';
import type { Appointment } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useFormat, useNow } from '@sakina/platform/react';
import { PanelBoundary, ReadView } from '../../shared/index.ts';
import { useOverlaps } from '../../shared/overlap/index.ts';
import { useSessions } from '../api/use-sessions.ts';
import { useTherapistDashboardText } from '../messages/index.ts';
import { firstToEnter, nextAfterToday, sessionsToday } from '../model/day.ts';
import { SessionLine } from './SessionLine.tsx';

/** Today’s sessions, with the way into the one that comes first. */
export function Today() {
  const t = useTherapistDashboardText();
  const now = useNow();
  const { timeZone } = useFormat();
  const read = useSessions();
  const conflictsOf = useOverlaps();
  const today = sessionsToday(read.data?.items ?? [], now, timeZone);
  const first = firstToEnter(today, now);
  return (
    <Section title={t('today.title')} description={today.length > 0 && t('today.count', { count: today.length })}>
      <PanelBoundary>
        <ReadView
          read={read}
          loading={
            <LoadingRegion label={t('today.loading')}>
              <Stack gap="x2">
                <Skeleton shape="block" size="lg" />
                <Skeleton shape="block" />
              </Stack>
            </LoadingRegion>
          }
          isEmpty={() => today.length === 0}
          empty={<NoneToday next={nextAfterToday(read.data?.items ?? [], now, timeZone)} />}
        >
          {() => (
            <Stack as="ul" gap="none" aria-label={t('today.list')}>
              {today.map((session) => (
                <SessionLine
                  key={session.id}
                  session={session}
                  now={now}
                  isFirst={session === first}
                  conflicts={conflictsOf(session)}
                />
              ))}
            </Stack>
          )}
        </ReadView>
      </PanelBoundary>
    </Section>
  );
}

/** A day without sessions: says when the next one is. */
function NoneToday({ next }: { next: Appointment | undefined }) {
  const t = useTherapistDashboardText();
  const format = useFormat();
  return (
    <EmptyState
      headingLevel={3}
      illustration="dawn"
      title={t('today.empty.title')}
      action={
        !next && (
          <ButtonLink variant="secondary" href={paths.providerAvailability()}>
            {t('today.availability')}
          </ButtonLink>
        )
      }
    >
      {next
        ? t('today.empty.next', {
            client: `\u2068${next.client.displayName}\u2069`,
            day: format.dayInWords(next.startsAt),
            time: format.time(next.startsAt),
          })
        : t('today.empty.none')}
    </EmptyState>
  );
}
