import { Container, PageHeader, Stack } from '@sakina/design-system';
import { listAppointments } from '@sakina/platform/contract';
import { useClock, useNow, useOperation } from '@sakina/platform/react';
import { LoadingBlocks, PanelBoundary, ReadView } from '../../../shared/index.ts';
import { ExpiredCalendars, useExpiredCalendars } from '../../shared/calendar-sign-in/index.ts';
import { PrayerDay } from '../../shared/prayer-day/index.ts';
import { DangerFirst } from '../../shared/safety-alerts/index.ts';
import { LateWaitingReferrals } from '../../../shared/referrals/index.ts';
import { useWorkDay } from '../../../shared/when/index.ts';
import { Board } from '../components/Board.tsx';
import { WaitingForAnswer } from '../components/WaitingForAnswer.tsx';
import { useTodayText } from '../messages/index.ts';
import { boardSpan } from '../model/board.ts';

const MINUTE = 60_000;

/**
 * A provider's day (ROUTE-30): who may be in danger first, then who waits, what runs, what comes and what is left to
 * finish.
 */
export function TodayScreen() {
  const t = useTodayText();
  const { isKnown: areCalendarsKnown } = useExpiredCalendars();
  const { timeZone } = useClock();
  // A week back as well: what is left to finish, and bookings to confirm (CALL-9).
  const { from, to } = boardSpan(useNow(MINUTE), timeZone);
  const sessions = useOperation(listAppointments, { query: { from, to, as: 'provider' } }, { refreshMs: MINUTE });
  const lead = useWorkDay(new Date(useNow()).toISOString());
  return (
    <Container pad="page">
      <Stack gap="x4">
        <PageHeader title={t('title')} lead={lead} />
        <DangerFirst isKnown={areCalendarsKnown}>
          <ExpiredCalendars />
          <PanelBoundary>
            <ReadView read={sessions} loading={<LoadingBlocks label={t('loading')} sizes={['sm', 'sm', 'sm']} />}>
              {({ items }) => <Board appointments={items} />}
            </ReadView>
          </PanelBoundary>
          <PanelBoundary>
            <WaitingForAnswer />
          </PanelBoundary>
          <LateWaitingReferrals />
          <PrayerDay />
        </DangerFirst>
      </Stack>
    </Container>
  );
}
