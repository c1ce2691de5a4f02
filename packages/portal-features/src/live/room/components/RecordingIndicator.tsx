import { theme, VisuallyHidden } from '@sakina/design-system';
import type { Room } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { Circle, CircleAlert, CircleDot, CircleOff, CirclePause, LockKeyhole } from 'lucide-react';
import type { Ref } from 'react';
import styled from 'styled-components';
import { useSessionText } from '../messages/index.ts';
import { hasParts, recordingView } from '../model/room.ts';
import type { RecordingView } from '../model/room.ts';
import { useRoomPlaces } from '../window/places.ts';
import { SpokenStatus } from './Status.tsx';
import { useNames } from './use-names.ts';

export interface RecordingIndicatorProps {
  /** The room as it was last read. */
  room: Room;
  /** The indicator; it takes the focus when a button beside it has done its work and goes. */
  ref?: Ref<HTMLDivElement>;
}

const MARKS = {
  private: LockKeyhole,
  off: CircleOff,
  alone: CirclePause,
  waiting: CirclePause,
  declined: CircleOff,
  starting: CirclePause,
  recording: CircleDot,
  interrupted: CircleAlert,
  stopping: Circle,
  paused: CirclePause,
  failed: CircleAlert,
  notStarted: CircleOff,
  stopped: Circle,
} as const;

const Root = styled.div`
  padding: ${theme.space.x1h} ${theme.space.x2};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.md};
  font-size: ${theme.text.sm};
  line-height: 1.45;
  &:focus { outline: none; }
  &[data-kind='recording'] { border-color: ${theme.color.actionText}; background: ${theme.color.surface}; }
  &[data-kind='recording'] svg, &[data-kind='recording'] strong { color: ${theme.color.actionText}; }
`;

const State = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${theme.space.x1};
  align-items: center;
  & > svg { inline-size: 1.25rem; block-size: 1.25rem; color: ${theme.color.textMuted}; }
  & > strong { font-family: ${theme.font.control}; }
  & > span { grid-column: 2; color: ${theme.color.textMuted}; }
`;

/** How much there is; it stands under the words, and is not spoken as it grows. */
const Length = styled.div`
  padding-inline-start: calc(1.25rem + ${theme.space.x1});
  color: ${theme.color.textMuted};
`;

/** What follows the state: whom it waits for, or who withdrew. */
function useDetail(room: Room): (view: RecordingView) => string {
  const t = useSessionText();
  const names = useNames();
  return (view) => {
    switch (view.kind) {
      case 'private':
        return t('recording.private.detail');
      case 'off':
        return t('recording.off.detail');
      case 'starting':
        return t(hasParts(room) ? 'recording.starting.again' : 'recording.starting.detail');
      case 'stopping':
        return t('recording.stopping.detail');
      case 'recording':
        return t('recording.recording.detail');
      case 'interrupted':
        return t('recording.interrupted.detail');
      case 'paused':
        return t('recording.paused.detail');
      case 'failed':
      case 'notStarted':
        return t(`recording.${view.kind}.detail`);
      case 'alone':
        return t('recording.alone.detail');
      case 'waiting':
        return view.for.length === 0
          ? t('recording.waiting.all')
          : t('recording.waiting.for', { names: names(view.for) });
      case 'declined':
        return view.by.every((one) => one.isSelf)
          ? t('recording.declined.byYou')
          : t('recording.declined.by', { names: names(view.by) });
      case 'stopped':
        if (view.by.length === 0) return t('recording.stopped.detail');
        return view.by.every((one) => one.isSelf)
          ? t('recording.stopped.byYou')
          : t('recording.stopped.by', { names: names(view.by) });
    }
  };
}

/** Whole minutes of what is kept; null where there is nothing, or where it can no longer be played or read. */
function minutesKept(room: Room, view: RecordingView): number | null {
  const isTakenBack = view.kind === 'stopped' && view.by.length > 0;
  return hasParts(room) && !isTakenBack ? Math.floor(room.recordingSeconds / 60) : null;
}

/** Where the recording stands, seen and heard by everyone in the room (CARE-10, SESSION-5). */
export function RecordingIndicator({ room, ref }: RecordingIndicatorProps) {
  const t = useSessionText();
  const detail = useDetail(room);
  const view = recordingView(room);
  const format = useFormat();
  const scopes = view.kind === 'recording' ? room.recordingScopes : [];
  const what = format.list(scopes.map((scope) => t(`consent.scopes.${scope}`)));
  const Mark = MARKS[view.kind];
  const isHeldBack = (view.kind === 'waiting' || view.kind === 'alone') && hasParts(room);
  const title = t(isHeldBack ? 'recording.waiting.again' : `recording.${view.kind}`);
  const minutes = minutesKept(room, view);
  const words = what === '' ? detail(view) : `${detail(view)} ${t('recording.scopes', { what })}`;
  const isShown = useRoomPlaces()?.isPanelOpen ?? true;
  return (
    <Root data-kind={view.kind} tabIndex={-1} {...(ref && { ref })}>
      {/* While the panel is folded away, the state is spoken from elsewhere. */}
      <State {...(isShown && { role: 'status', 'aria-atomic': true })}>
        <Mark aria-hidden />
        <strong>{title}</strong>
        {/* Read out in one piece, the two would run into one word. */}
        <VisuallyHidden>{'. '}</VisuallyHidden>
        <span>{words}</span>
      </State>
      {minutes !== null && <Length>{t('recording.length', { minutes })}</Length>}
      {!isShown && <SpokenStatus>{`${title}. ${words}`}</SpokenStatus>}
    </Root>
  );
}
