import { Badge, theme } from '@sakina/design-system';
import type { Room } from '@sakina/platform/contract';
import { Circle, CircleAlert, CircleDot, CircleOff, CirclePause } from 'lucide-react';
import styled from 'styled-components';
import { recordingView } from '../model/room.ts';
import { useStageText } from './messages/index.ts';

/** The states that everyone on the stage has to see; in the others nothing was captured and nothing is about to be. */
const MARKS = {
  starting: { tone: 'neutral', icon: <CirclePause aria-hidden /> },
  recording: { tone: 'danger', icon: <CircleDot aria-hidden /> },
  interrupted: { tone: 'warning', icon: <CircleAlert aria-hidden /> },
  paused: { tone: 'warning', icon: <CirclePause aria-hidden /> },
  stopping: { tone: 'neutral', icon: <Circle aria-hidden /> },
  stopped: { tone: 'neutral', icon: <Circle aria-hidden /> },
  failed: { tone: 'danger', icon: <CircleAlert aria-hidden /> },
  notStarted: { tone: 'danger', icon: <CircleOff aria-hidden /> },
} as const;
type Marked = keyof typeof MARKS;

const isMarked = (kind: string): kind is Marked => Object.hasOwn(MARKS, kind);

/** It stays in sight under the page's bar while the stage is scrolled past it, above the pictures. */
const Root = styled.div`
  position: sticky;
  inset-block-start: calc(var(--frame-offset, 0rem) + ${theme.space.x1});
  z-index: 2;
  align-self: start;
  background: ${theme.color.canvas};
`;

/**
 * That a session is recorded, on its stage (CARE-10): by a mark and a word, never by color alone. It is not announced,
 * since the indicator of the room is.
 */
export function RecordingMark({ room }: { room: Room }) {
  const t = useStageText();
  const { kind } = recordingView(room);
  if (!isMarked(kind)) return null;
  const { tone, icon } = MARKS[kind];
  return (
    <Root data-recording={kind}>
      <Badge tone={tone} icon={icon}>
        {t(`recording.${kind}`)}
      </Badge>
    </Root>
  );
}
