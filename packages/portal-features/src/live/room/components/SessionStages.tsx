import { ButtonLink, EmptyState, LoadingScreen } from '@sakina/design-system';
import type { Appointment } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useEndSession } from '../api/session-end.ts';
import { useStartSession } from '../api/session-start.ts';
import { useSessionText } from '../messages/index.ts';
import { isBehind } from '../model/steps.ts';
import { EndedElsewhere } from './EndedElsewhere.tsx';
import { EndingSession } from './EndingSession.tsx';
import { Ground, lazyPanel, usePreload } from '../../../shared/index.ts';
import { Over } from './Over.tsx';
import { SessionOver } from './SessionOver.tsx';
import { StartPreflight } from './StartPreflight.tsx';

// The room is far heavier than the checks before it, which it is loaded during (FAST-1).
const ProviderRoom = lazyPanel(() => import('./ProviderRoom.tsx').then((m) => m.ProviderRoom));
const NEXT = [ProviderRoom];

/** Takes the focus when the page changes under the reader; it is no control and needs no ring. */
const Arrival = styled.div`
  &:focus { outline: none; }
`;

export interface SessionStagesProps {
  appointment: Appointment;
  /** Whether the question that ends a running session opens at once. */
  asksToEnd: boolean;
  /** Whether it has the page; see StartSessionScreen. */
  isShown: boolean;
  /** Called while it does not have the page and nothing of it runs any more. */
  onOver: (() => void) | undefined;
  /** Leads to this session, where it ended beside another page. */
  onOpen: () => void;
  /** What the app adds while the room runs; see StartSessionScreen. */
  whileInRoom: ((leave: () => void) => ReactNode) | undefined;
}

/** One session from its checks over its room to its end; also after a reload, by what the server says of it. */
export function SessionStages({ appointment, asksToEnd, isShown, onOver, onOpen, whileInRoom }: SessionStagesProps) {
  const t = useSessionText();
  const { id, status } = appointment;
  const [hasLeft, setLeft] = useState(false);
  usePreload(NEXT);
  const start = useStartSession(id);
  const end = useEndSession(id);
  const { resume, mode } = start;

  const runsAlready = status === 'IN_PROGRESS' && mode === 'none';
  useEffect(() => {
    if (runsAlready) resume();
  }, [runsAlready, resume]);

  // An end that was begun and left, as by a reload: the timer has stopped and the room is closed, so it is gone on
  // with.
  const { begin } = end;
  const isHalfEnded = status === 'IN_PROGRESS' && start.progress.facts.billingStoppedAt !== null;
  useEffect(() => {
    if (isHalfEnded) begin(true, { outcome: 'HELD', reason: null });
  }, [isHalfEnded, begin]);

  const isInRoom =
    end.progress === null &&
    !['COMPLETED', 'NO_SHOW', 'CANCELLED'].includes(status) &&
    (start.isComplete || (status === 'IN_PROGRESS' && mode !== 'fresh'));
  const isFloating = !isShown && isInRoom && !hasLeft;
  const [wasFloating, setWasFloating] = useState(false);
  if (isFloating !== wasFloating && (isFloating || isShown)) setWasFloating(isFloating);
  // Of all its stages the room alone goes on beside other pages; whoever left it is gone, and needs no news of it.
  if (!isShown && !isFloating)
    return wasFloating && !hasLeft ? (
      <EndedElsewhere appointment={appointment} onOpen={onOpen} onOver={onOver} />
    ) : (
      <Over onOver={onOver} />
    );
  if (end.progress !== null) {
    const isOver = isBehind(end.progress.statuses.status) && !end.isRunning;
    if (isOver && (status === 'CANCELLED' || status === 'NO_SHOW')) return <Closed why={status} wasJustClosed />;
    return isOver ? (
      <SessionOver appointment={appointment} ended={end.progress} />
    ) : (
      <EndingSession appointment={appointment} progress={end.progress} end={end} />
    );
  }
  if (status === 'COMPLETED') return <SessionOver appointment={appointment} ended={null} />;
  if (status === 'NO_SHOW') return <Closed why={status} />;
  if (status === 'CANCELLED') return <Closed why={appointment.cancellation?.wasRequest ? 'REQUEST' : status} />;
  if (isInRoom)
    return (
      <ProviderRoom
        appointment={appointment}
        start={start}
        asksToEnd={asksToEnd}
        isFloating={isFloating}
        whileInRoom={whileInRoom}
        onLeave={() => setLeft(true)}
        onEnd={end.begin}
        loading={
          isShown ? (
            <Ground isNight>
              <LoadingScreen fill="panel" label={t('room.people.loading')} />
            </Ground>
          ) : null
        }
      />
    );
  return <StartPreflight appointment={appointment} start={start} />;
}

interface ClosedProps {
  /** It was canceled, missed, or a request that was never confirmed. */
  why: 'CANCELLED' | 'NO_SHOW' | 'REQUEST';
  wasJustClosed?: boolean;
}

function Closed({ why, wasJustClosed = false }: ClosedProps) {
  const t = useSessionText();
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wasJustClosed) page.current?.focus();
  }, [wasJustClosed]);
  return (
    <Ground width="text" place="centre">
      <Arrival ref={page} tabIndex={-1}>
        <EmptyState
          headingLevel={1}
          illustration="horizon"
          title={t(`start.closed.${why}.title`)}
          action={<ButtonLink href={paths.startSession()}>{t('choose.another')}</ButtonLink>}
        >
          {t(`start.closed.${why}.body`)}
        </EmptyState>
      </Arrival>
    </Ground>
  );
}
