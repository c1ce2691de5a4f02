import { Button, Container, Grid, Inline, PageHeader, Stack, Text, up, useMediaQuery } from '@sakina/design-system';
import type { CalendarService } from '@sakina/platform/contract';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { ExpiredCalendars, useExpiredCalendars } from '../../shared/calendar-sign-in/index.ts';
import { lazyPanel, OnceKnown, PanelBoundary, ReadView } from '../../../shared/index.ts';
import { useWorkZone } from '../../../shared/when/index.ts';
import { CalendarDialogs } from '../components/CalendarDialogs.tsx';
import { CalendarViews } from '../components/CalendarViews.tsx';
import { ConflictQueue } from '../components/ConflictQueue.tsx';
import type { ConnectDialogProps } from '../components/ConnectDialog.tsx';
import { Connections } from '../components/Connections.tsx';
import { EventPanel } from '../components/EventPanel.tsx';
import type { SignInReturnProps } from '../components/SignInReturn.tsx';
import { useCalendarData } from '../components/use-calendar-data.ts';
import { useMoved } from '../components/use-moved.ts';
import { useShownView } from '../components/use-shown-view.ts';
import { ViewChoice } from '../components/ViewChoice.tsx';
import { Waitlist } from '../components/Waitlist.tsx';
import { useProviderCalendarText } from '../messages/index.ts';
import type { OpenDialog } from '../model/dialog.ts';
import type { SignInAnswer } from '../model/sign-in-answer.ts';
import { turnKeys } from '../model/keys.ts';
import type { CalendarPlace } from '../model/place.ts';

// Asked for by few, and seldom.
const ConnectDialog = lazyPanel<ConnectDialogProps>(() =>
  import('../components/ConnectDialog.tsx').then((m) => m.ConnectDialog),
);
const SignInReturn = lazyPanel<SignInReturnProps>(() =>
  import('../components/SignInReturn.tsx').then((m) => m.SignInReturn),
);

/* Nothing to press where there is only a finger. */
const Keys = styled(Text)`@media (hover: none) and (pointer: coarse) { display: none; }`;

export interface CalendarScreenProps {
  /** View, day and open event, from the address. */
  place: CalendarPlace;
  /** Called when one of them changes; the app writes it to the address. */
  onPlaceChange: (next: CalendarPlace) => void;
  /** What a calendar’s service sent the reader back with, from the address. @default nothing */
  signIn?: SignInAnswer | null;
  /** Called once that answer was read; the app takes it off the address. */
  onSignInRead?: () => void;
  /** Leaves for the page of a calendar’s service. */
  onLeave: (url: string) => void;
}

/**
 * The provider’s calendar (ROUTE-29): month, week, day and agenda; sessions, blocks and outside events; bookings for
 * clients.
 */
export function CalendarScreen({ place, onPlaceChange, signIn = null, onSignInRead, onLeave }: CalendarScreenProps) {
  const t = useProviderCalendarText();
  const { view, views } = useShownView(place.view);
  const isWide = useMediaQuery(up.md);
  const data = useCalendarData(view, place.date);
  const { events, timeZone, day, today, nowIso } = data;
  const zone = useWorkZone(nowIso);
  const [dialog, setDialog] = useState<OpenDialog | null>(
    place.bookFor === undefined ? null : { kind: 'book', clientId: place.bookFor },
  );
  const [connecting, setConnecting] = useState<CalendarService | null>(null);
  // The code leaves the address and its history at once.
  const [answer, setAnswer] = useState(signIn);
  useEffect(() => {
    if (signIn !== null) onSignInRead?.();
  }, [signIn, onSignInRead]);
  function startSignIn(service: CalendarService) {
    setAnswer(null);
    setConnecting(service);
  }
  const { isKnown: areCalendarsKnown } = useExpiredCalendars();
  const title = useRef<HTMLHeadingElement>(null);
  const onMoved = useMoved(timeZone);

  const goTo = (date: string) => onPlaceChange({ ...place, date: date === today ? null : date });
  const openEvent = (eventId: string | null) => onPlaceChange({ ...place, eventId });
  const sessionOf = (eventId: string) => events.data?.items.find(({ id }) => id === eventId)?.appointmentId ?? null;
  function removed() {
    openEvent(null);
    // The panel returns the focus to the event that opened it, which is gone.
    setTimeout(() => title.current?.focus(), REMOVED_MS);
  }
  // What stands below the calendar comes with its events: they would push it down (FAST-2).
  const isKnown = events.data !== undefined || events.error !== undefined;

  // Beside the title where it fits: on a phone the head would grow with it as fonts arrive (FAST-2).
  const choice = <ViewChoice view={view} views={views} onChange={(next) => onPlaceChange({ ...place, view: next })} />;

  return (
    <Container width="wide" pad="page">
      <Stack gap="x3">
        <PageHeader
          titleRef={title}
          title={t('title')}
          {...(zone !== null && { lead: zone })}
          actions={
            <Inline gap="x1">
              {isWide && choice}
              <Button variant="action" onPress={() => setDialog({ kind: 'book' })}>
                {t('book.open')}
              </Button>
              <Button variant="secondary" onPress={() => setDialog({ kind: 'block' })}>
                {t('block.open')}
              </Button>
            </Inline>
          }
        />
        <OnceKnown isKnown={areCalendarsKnown}>
          {answer && <SignInReturn answer={answer} onSignIn={startSignIn} onDone={() => setAnswer(null)} />}
          {!answer && <ExpiredCalendars onSignIn={startSignIn} />}
          {!isWide && choice}
          <PanelBoundary>
            <ConflictQueue timeZone={timeZone} onMove={(appointmentId) => setDialog({ kind: 'move', appointmentId })} />
          </PanelBoundary>
          <PanelBoundary>
            <div role="presentation" onKeyDown={turnKeys({ view, day, today, onDateChange: goTo })}>
              {events.data === undefined && events.error ? (
                <ReadView read={events} loading={null}>
                  {() => null}
                </ReadView>
              ) : (
                <CalendarViews
                  view={view}
                  data={data}
                  onDateChange={goTo}
                  onOpen={({ id }) => openEvent(id)}
                  onMove={({ event, start }) => {
                    const appointmentId = sessionOf(event.id);
                    return new Promise((resolve) => {
                      if (!appointmentId) return resolve({ refusal: t('move.fixed') });
                      const settle = (hasMoved: boolean) => resolve(hasMoved ? 'announced' : 'left');
                      setDialog({ kind: 'move', appointmentId, startsAt: start, settle });
                    });
                  }}
                  onOpenMove={({ id }) => {
                    const appointmentId = sessionOf(id);
                    if (appointmentId) setDialog({ kind: 'move', appointmentId });
                  }}
                  onCreate={({ start, end }) => setDialog({ kind: 'block', startsAt: start, endsAt: end })}
                />
              )}
            </div>
            {isKnown && (
              <Keys size="sm" tone="muted">
                {t('keys')}
              </Keys>
            )}
          </PanelBoundary>
          {isKnown && (
            <Grid min="xl" gap="x4">
              <Connections onSignIn={startSignIn} />
              <PanelBoundary>
                <Waitlist timeZone={timeZone} onOffer={(entry) => setDialog({ kind: 'offer', entry })} />
              </PanelBoundary>
            </Grid>
          )}
        </OnceKnown>
      </Stack>
      <EventPanel
        eventId={place.eventId}
        events={events.data?.items}
        timeZone={timeZone}
        onClose={() => openEvent(null)}
        onDialog={setDialog}
        onRemoved={removed}
      />
      {connecting && <ConnectDialog service={connecting} onLeave={onLeave} onClose={() => setConnecting(null)} />}
      <CalendarDialogs
        dialog={dialog}
        day={day}
        timeZone={timeZone}
        onClose={() => {
          setDialog(null);
          // A reload does not ask again.
          if (place.bookFor !== undefined)
            onPlaceChange({ view: place.view, date: place.date, eventId: place.eventId });
        }}
        onMoved={onMoved}
        onCancelled={removed}
      />
    </Container>
  );
}

/** How long a panel takes to slide away and return the focus, in milliseconds. */
const REMOVED_MS = 400;
