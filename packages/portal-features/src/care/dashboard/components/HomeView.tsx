import { ButtonLink, PageHeader, Section, Stack, Text } from '@sakina/design-system';
import type { Appointment } from '@sakina/platform/contract';
import { paths, purposesOf } from '@sakina/platform/domain';
import { useNow, useUser } from '@sakina/platform/react';
import { useEffect, useState } from 'react';
import { isAnswered, lazyPanel, PanelBoundary, ReadView, usePreload, useRouteFocus } from '../../../shared/index.ts';
import { useComing, usePast, useSeats } from '../api/sessions.ts';
import { useDashboardText } from '../messages/index.ts';
import { arrangeComing, arrangePast } from '../model/arrange.ts';
import { arrangeEntries, pastEntries } from '../model/entries.ts';
import type { CancelDialogProps } from './CancelDialog.tsx';
import { ComingPanel } from './ComingPanel.tsx';
import { CareChanges, LateForYou } from './late-parts.tsx';
import { LoadingPast } from './LoadingPast.tsx';
import { FirstSession } from './NothingBooked.tsx';
import type { PastSessionsProps } from './PastSessions.tsx';
import { Prepare } from './Prepare.tsx';
import type { PurposesProps } from '../purposes/Purposes.tsx';

// Asked for by few; it comes once the home is there (FAST-1).
const CancelDialog = lazyPanel<CancelDialogProps>(() => import('./CancelDialog.tsx').then((m) => m.CancelDialog));

// What is over stands below everything that is to come.
const PastSessions = lazyPanel<PastSessionsProps>(() => import('./PastSessions.tsx').then((m) => m.PastSessions));

// Shown to those alone who are here for work.
const Purposes = lazyPanel<PurposesProps>(() => import('../purposes/Purposes.tsx').then((m) => m.Purposes));

const NEXT = [PastSessions, CancelDialog];

interface Cancelling {
  appointment: Appointment;
  isOpen: boolean;
  /** Counts the times the question was asked, so that each begins without the last one's answers. */
  attempt: number;
}

/** The home: what is next, what waits for the person, what comes after, and what is over. */
export function HomeView() {
  const t = useDashboardText();
  const now = useNow();
  usePreload(NEXT);
  const coming = useComing();
  const seats = useSeats('ahead');
  const past = usePast();
  const pastSeats = useSeats('past');
  const title = useRouteFocus();
  const [cancelling, setCancelling] = useState<Cancelling | null>(null);

  const recent = coming.data?.items ?? [];
  const over = past.read.data ? arrangePast(past.read.data.items, recent, now) : [];
  // A meeting that began after the page was opened is among the seats ahead alone.
  const places = [...(pastSeats.data?.items ?? []), ...(seats.data?.items ?? [])];
  const pastLines = pastEntries(over, places, now);
  const entries = arrangeEntries(arrangeComing(coming.data?.items ?? [], now), seats.data?.items ?? [], now);
  const { next, nextSeat, later } = entries;
  const hasNone = coming.data?.items.length === 0 && past.read.data?.items.length === 0;
  const isNew = hasNone && nextSeat === null && later.length === 0 && pastLines.length === 0;
  const user = useUser();
  const purposes = purposesOf(user);
  const close = () => setCancelling((current) => current && { ...current, isOpen: false });

  function ask(appointment: Appointment) {
    setCancelling((current) => ({ appointment, isOpen: true, attempt: (current?.attempt ?? 0) + 1 }));
  }
  // The button that opened the dialog is gone with its session, so focus goes on from the top.
  const [cancelledCount, setCancelledCount] = useState(0);
  useEffect(() => {
    if (cancelledCount > 0) title.current?.focus();
  }, [cancelledCount, title]);
  function cancelled() {
    setCancelling(null);
    setCancelledCount((count) => count + 1);
  }
  return (
    <>
      <PageHeader
        title={t('title')}
        titleRef={title}
        actions={
          <>
            <ButtonLink variant="quiet" href={paths.safetyPlan()}>
              {t('safetyPlan')}
            </ButtonLink>
            {!isNew && (
              <ButtonLink variant="secondary" href={paths.findTherapist()}>
                {t('findCare')}
              </ButtonLink>
            )}
          </>
        }
      />
      <Stack gap="section">
        {isNew ? (
          <>
            {user && purposes.length > 0 ? <Purposes user={user} purposes={purposes} isAlone /> : <FirstSession />}
            <PanelBoundary>
              <LateForYou isQuiet />
            </PanelBoundary>
          </>
        ) : (
          <>
            <PanelBoundary>
              <ComingPanel
                read={coming}
                seats={seats}
                entries={entries}
                latest={over[0]}
                now={now}
                onCancel={ask}
                afterNext={
                  <>
                    <PanelBoundary>
                      <LateForYou />
                    </PanelBoundary>
                    {next && next.status !== 'IN_PROGRESS' && (
                      <PanelBoundary>
                        <Prepare key={next.id} appointment={next} />
                      </PanelBoundary>
                    )}
                  </>
                }
              />
            </PanelBoundary>
            {user && purposes.length > 0 && <Purposes user={user} purposes={purposes} isAlone={false} />}
            <CareChanges />
            <PanelBoundary>
              <Section title={t('past.title')}>
                <ReadView read={past.read} loading={<LoadingPast />}>
                  {() =>
                    !isAnswered(pastSeats) ? (
                      <LoadingPast />
                    ) : pastLines.length === 0 ? (
                      <Text tone="muted">{t('past.empty')}</Text>
                    ) : (
                      <PastSessions past={past} recent={recent} seats={places} now={now} loading={<LoadingPast />} />
                    )
                  }
                </ReadView>
              </Section>
            </PanelBoundary>
          </>
        )}
      </Stack>
      {cancelling && (
        <CancelDialog
          key={cancelling.attempt}
          appointment={cancelling.appointment}
          isOpen={cancelling.isOpen}
          onClose={close}
          onCancelled={cancelled}
        />
      )}
    </>
  );
}
