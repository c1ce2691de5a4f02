import { Banner, Button, Inline, Text } from '@sakina/design-system';
import type { MediaRoom } from '@sakina/platform/media';
import { useMediaSnapshot } from '@sakina/platform/react';
import { useEffect, useState } from 'react';
import { chooseWayIn } from '../devices/choice.ts';
import type { CallPanelProps } from './CallPanel.tsx';
import { CallProblem } from './CallProblem.tsx';
import { Connecting } from './Connecting.tsx';
import { useStageText } from './messages/index.ts';
import { Pictures } from './Pictures.tsx';
import { RecordingMark } from './RecordingMark.tsx';
import { SeatTile } from './SeatTile.tsx';
import { Sounds } from './Sounds.tsx';
import { StageNotices } from './StageNotices.tsx';
import { CaptionsPanel } from '../captions/CaptionsPanel.tsx';
import { CaptionsSwitch } from '../captions/CaptionsSwitch.tsx';
import { useCaptions } from '../captions/use-captions.ts';
import { useCall } from './use-call.ts';
import { InPlace } from '../window/InPlace.tsx';
import { StagePart } from '../window/StagePart.tsx';

const WATCH = { way: 'watch' } as const;

/** Whether the browser is told to save data: then pictures wait until they are asked for. */
const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** A broadcast as those see and hear it who watch: no device of theirs is asked for or used. */
export function WatchPanel({ room, participantId, selfId }: CallPanelProps) {
  const t = useStageText();
  const { room: call, problem, retry } = useCall(room, participantId, selfId, WATCH);
  // Whoever is let speak chooses devices each time: none is used because it was before.
  useEffect(() => chooseWayIn(room.roomName, null), [room.roomName]);
  const [isSoundOnly, setSoundOnly] = useState(savesData);
  const captions = useCaptions(room.roomName, participantId, selfId);
  const names = new Map(room.participants.map(({ id, displayName }) => [id, displayName]));
  const nameOf = (id: string) => names.get(id) ?? room.providerName;
  return (
    <StagePart title={t('title')} isCall={call !== null}>
      <InPlace at="mark">
        <RecordingMark room={room} />
      </InPlace>
      {call ? (
        <Watched
          call={call}
          host={room.providerName}
          nameOf={nameOf}
          isHostHere={room.participants.some(({ role, presence }) => role === 'PROVIDER' && presence === 'PRESENT')}
          isSoundOnly={isSoundOnly}
          onRetry={retry}
        />
      ) : problem === null ? (
        <Connecting />
      ) : (
        <CallProblem why={problem === 'full' ? 'watchFull' : problem} onRetry={retry} />
      )}
      <InPlace at="captions">
        <CaptionsPanel captions={captions} nameOf={nameOf} />
      </InPlace>
      <InPlace at="controls">
        <Inline gap="x1">
          <CaptionsSwitch captions={captions} />
          <Button
            size="small"
            variant={isSoundOnly ? 'primary' : 'secondary'}
            aria-pressed={isSoundOnly}
            onPress={() => setSoundOnly(!isSoundOnly)}
          >
            {t('watch.soundOnly')}
          </Button>
          <Text size="xs" tone="muted">
            {t('watch.soundOnly.why')}
          </Text>
        </Inline>
      </InPlace>
    </StagePart>
  );
}

interface WatchedProps {
  call: MediaRoom;
  /** Name of the host. */
  host: string;
  nameOf: (seatId: string) => string;
  isHostHere: boolean;
  isSoundOnly: boolean;
  onRetry: () => void;
}

function Watched({ call, host, nameOf, isHostHere, isSoundOnly, onRetry }: WatchedProps) {
  const t = useStageText();
  const snapshot = useMediaSnapshot(call);
  const { state, failure } = snapshot;
  // Whoever sends is on stage; everyone else only watches.
  const seats = snapshot.seats.filter(({ isSelf, tracks }) => !isSelf && tracks.length > 0);
  // Snapshots come with each change of a voice: only other people, or another wish, are asked for again.
  const senders = seats.map(({ id }) => id).join(' ');
  useEffect(() => {
    for (const id of senders.split(' ').filter((one) => one !== '')) call.want(id, isSoundOnly ? 'hidden' : 'large');
  }, [call, senders, isSoundOnly]);

  if (state === 'lost') {
    const isFull = failure?.at === 'access' && failure.why === 'full';
    return <CallProblem why={isFull ? 'watchFull' : 'failed'} onRetry={onRetry} />;
  }
  const isComing = state === 'idle' || state === 'preparing' || state === 'connecting';
  return (
    <>
      {isComing && <Connecting />}
      <InPlace at="over">
        <StageNotices call={call} snapshot={{ ...snapshot, seats }} nameOf={nameOf} onRetry={() => undefined} />
      </InPlace>
      {!isComing && seats.length === 0 && (
        <Banner tone="info" title={t(isHostHere ? 'watch.silent.title' : 'watch.away.title', { name: host })}>
          {t('watch.away.body')}
        </Banner>
      )}
      {seats.length > 0 && (
        <Pictures count={seats.length}>
          {seats.map((seat) => {
            const screen = seat.tracks.find(({ source }) => source === 'screen');
            const track = screen ?? seat.tracks.find(({ source }) => source === 'camera');
            return (
              <SeatTile
                key={seat.id}
                call={call}
                seat={seat}
                name={nameOf(seat.id)}
                track={isSoundOnly ? undefined : track}
                isScreen={screen !== undefined && !isSoundOnly}
              />
            );
          })}
        </Pictures>
      )}
      <Sounds call={call} seats={seats} />
    </>
  );
}
