import { Badge, ButtonLink, Text, Timer, theme, up } from '@sakina/design-system';
import { getRoom, listAppointments } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useClock, useOperation } from '@sakina/platform/react';
import { CircleAlert, CircleDot, CircleOff } from 'lucide-react';
import { useCallback } from 'react';
import styled from 'styled-components';
import { useSessionText } from '../messages/index.ts';
import { recordingView } from '../model/room.ts';

/** How often a page outside the room asks whether it is recorded, in milliseconds. */
const ROOM_POLL_MS = 15_000;

export interface RunningSessionBarProps {
  /** The session whose room is on the screen, which needs no bar; null elsewhere. */
  shownAppointmentId: string | null;
}

/** What of a recording is said away from its room: that it runs, and that it should and does not. */
const MARKS = {
  recording: { tone: 'danger', icon: <CircleDot aria-hidden /> },
  interrupted: { tone: 'warning', icon: <CircleAlert aria-hidden /> },
  failed: { tone: 'danger', icon: <CircleAlert aria-hidden /> },
  notStarted: { tone: 'danger', icon: <CircleOff aria-hidden /> },
} as const;
const isMarked = (kind: string): kind is keyof typeof MARKS => Object.hasOwn(MARKS, kind);

const Root = styled.section`
  position: sticky;
  inset-block-end: var(--connection-banner, 0rem);
  z-index: 30;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.x1} ${theme.space.x2};
  align-items: center;
  padding: ${theme.space.x1} ${theme.space.x2} calc(${theme.space.x1} + env(safe-area-inset-bottom, 0px));
  border-block-start: 1px solid ${theme.color.controlBorder};
  background: ${theme.color.infoTint};
  color: ${theme.color.text};
  /* What keeps above it reckons with two lines of a name. */
  & > [data-part='who'] {
    display: -webkit-box;
    flex: 1;
    min-inline-size: 10rem;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  & > [data-part='ways'] { display: flex; flex-wrap: wrap; gap: ${theme.space.x1}; }
  @media ${up.sm} { padding-inline: ${theme.space.x4}; }
`;

/**
 * Says on every page of the provider that a session is running: with whom, for how long, whether recorded; leads back
 * and to its end.
 */
export function RunningSessionBar({ shownAppointmentId }: RunningSessionBarProps) {
  const t = useSessionText();
  const clock = useClock();
  const now = useCallback(() => clock.now(), [clock]);
  const appointments = useOperation(listAppointments, { query: { status: 'IN_PROGRESS', as: 'provider' } });
  const appointment = appointments.data?.items[0];
  const room = useOperation(getRoom, appointment ? { params: { roomName: appointment.roomName } } : null, {
    refreshMs: ROOM_POLL_MS,
    keepPrevious: true,
  }).data;
  if (!appointment || appointment.id === shownAppointmentId) return null;
  const { id, client, startedAt } = appointment;
  const kind = room && recordingView(room).kind;
  return (
    <Root aria-label={t('bar.label')} data-print="hide" data-running-session>
      <Text data-part="who" size="sm" font="control">
        {t('bar.with', { client: client.displayName })}
      </Text>
      {kind !== undefined && isMarked(kind) && (
        <Badge tone={MARKS[kind].tone} icon={MARKS[kind].icon}>
          {t(`recording.${kind}`)}
        </Badge>
      )}
      {startedAt !== null && <Timer label={t('room.timer')} startedAt={Date.parse(startedAt)} now={now} />}
      <div data-part="ways">
        <ButtonLink size="small" variant="primary" href={paths.startSession(id)}>
          {t('bar.return')}
        </ButtonLink>
        <ButtonLink size="small" variant="secondary" href={paths.startSession(id, { end: 'ask' })}>
          {t('end.action')}
        </ButtonLink>
      </div>
    </Root>
  );
}
