import { Banner, Button, Stack } from '@sakina/design-system';
import { updateParticipant } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Room } from '@sakina/platform/contract';
import type { Sending } from '@sakina/platform/media';
import { useMemo, useState } from 'react';
import { CaptionsPanel } from '../captions/CaptionsPanel.tsx';
import { CaptionsSwitch } from '../captions/CaptionsSwitch.tsx';
import { OwnWords } from '../captions/OwnWords.tsx';
import { useCaptions } from '../captions/use-captions.ts';
import { chooseWayIn, keepDevice, keepSwitch, useWayIn } from '../devices/choice.ts';
import { DeviceCheck } from '../devices/DeviceCheck.tsx';
import { lazyPanel, usePreload } from '../../../shared/index.ts';
import { lostHelp } from '../model/lost-help.ts';
import { isCapturing } from '../model/room.ts';
import type { CaptureOptions } from '../capture/use-capture.ts';
import { CallProblem } from './CallProblem.tsx';
import { Connecting } from './Connecting.tsx';
import { LostSeat } from './LostSeat.tsx';
import { useStageText } from './messages/index.ts';
import { MuteRequest } from './MuteRequest.tsx';
import { RecordingMark } from './RecordingMark.tsx';
import { Stage } from './Stage.tsx';
import { useCall } from './use-call.ts';
import { useDropped } from './use-dropped.ts';
import { useOwnPlace } from './use-own-place.ts';
import { InPlace } from '../window/InPlace.tsx';
import { useRoomPlaces } from '../window/places.ts';
import { StagePart } from '../window/StagePart.tsx';
import { useKeptFocus } from '../window/use-kept-focus.ts';

const CapturedHere = lazyPanel<CaptureOptions>(() => import('../capture/CapturedHere.tsx').then((m) => m.CapturedHere));

const ReachClient = lazyPanel(() => import('./ReachClient.tsx').then((m) => m.ReachClient));
const REACH = [ReachClient];
const NOTHING: typeof REACH = [];

export interface CallPanelProps {
  /** The room as it was last read. */
  room: Room;
  /** The secret of one's own place. */
  participantId: string;
  /** One's id in the room. */
  selfId: string;
  /** Called with what one sends, each time that changes; with `none` once the call is over. */
  onSending?: ((sending: Sending) => void) | undefined;
  /** The recording that this browser makes, where it is the one that records; it has the id of its session. */
  recordingId?: string | undefined;
}

/** Sound and picture of a room for someone who is inside: how to take part, the call, or why there is none. */
export function CallPanel({ room, participantId, selfId, onSending, recordingId }: CallPanelProps) {
  const t = useStageText();
  const { roomName, participants } = room;
  const choice = useWayIn(roomName);
  useOwnPlace(roomName, selfId, choice);
  const { room: call, problem, retry } = useCall(room, participantId, selfId, choice);
  const nameOf = useMemo(() => {
    const names = new Map(participants.map(({ id, displayName }) => [id, displayName]));
    return (id: string) => names.get(id) ?? '…';
  }, [participants]);
  useDropped(call, participants);
  useKeptFocus();
  const captions = useCaptions(roomName, participantId, selfId);
  const saidAsText = <CaptionsPanel captions={captions} nameOf={nameOf} />;
  // It has to be there when someone is lost, which may be the network that both sides share.
  usePreload(recordingId === undefined ? NOTHING : REACH);
  const places = useRoomPlaces();
  // A small window has no panel to write in.
  const toChat = places !== null && !places.isFloating && (
    <Button size="small" variant="secondary" onPress={() => places.open('chat')}>
      {t('lost.openChat')}
    </Button>
  );
  const lostSeat = (id: string) => {
    const help = lostHelp(room, id);
    const name = nameOf(id);
    if (help !== 'client')
      return (
        <LostSeat name={name} actions={help && toChat}>
          {help && t(`lost.${help}`)}
        </LostSeat>
      );
    return (
      <LostSeat
        name={name}
        actions={recordingId !== undefined && <ReachClient appointmentId={recordingId} name={name} />}
      />
    );
  };
  const { run: update } = useAction(updateParticipant);
  const tellCovered = (isCovered: boolean) => {
    // The cover itself is on this screen; that the others are not told of it does not lift it.
    update({ params: { roomName, participantId: selfId }, secret: participantId, body: { isCovered } }).catch(
      () => undefined,
    );
  };
  const [hasLeft, setLeft] = useState(false);
  const leave = () => {
    // The controls go with the call, so the focus goes on at the way back.
    setLeft(true);
    chooseWayIn(roomName, { ...choice, way: 'text' });
  };

  if (call)
    return (
      <>
        <Stage
          call={call}
          nameOf={nameOf}
          isBroadcast={room.kind === 'BROADCAST'}
          onSending={onSending}
          onSwitch={(device, isOn) => keepSwitch(roomName, device, isOn)}
          onDevice={(kind, deviceId) => keepDevice(roomName, kind, deviceId)}
          captions={captions}
          mark={
            <InPlace at="mark">
              <RecordingMark room={room} />
            </InPlace>
          }
          lostSeat={lostSeat}
          onCover={tellCovered}
          asked={
            <>
              <MuteRequest
                call={call}
                roomName={roomName}
                selfId={selfId}
                secret={participantId}
                onMute={() => {
                  keepSwitch(roomName, 'microphone', false);
                  // What fails is told by the snapshot.
                  call.set('microphone', false).catch(() => undefined);
                }}
              />
              {room.captionsWanted && <OwnWords call={call} roomName={roomName} participantId={participantId} />}
            </>
          }
          saidAsText={saidAsText}
          onLeave={leave}
          onRetry={retry}
        />
        {recordingId !== undefined && (
          <CapturedHere
            call={call}
            recordingId={recordingId}
            room={room}
            isOn={isCapturing(room.recording)}
            nameOf={nameOf}
            loading={null}
          />
        )}
      </>
    );
  return (
    <StagePart title={t('title')} isProblem={choice !== null && choice.way !== 'text' && problem !== null}>
      <InPlace at="mark">
        <RecordingMark room={room} />
      </InPlace>
      {recordingId !== undefined && isCapturing(room.recording) && (
        <Banner tone="warning" title={t('capture.none.title')}>
          {t('capture.none.body')}
        </Banner>
      )}
      {choice === null ? (
        <DeviceCheck choice={null} onChoose={() => undefined} onJoin={(chosen) => chooseWayIn(roomName, chosen)} />
      ) : choice.way === 'text' ? (
        <Stack gap="x1h">
          <Banner
            tone="info"
            title={t('off.title')}
            actions={
              <Button size="small" variant="secondary" autoFocus={hasLeft} onPress={() => chooseWayIn(roomName, null)}>
                {t('off.join')}
              </Button>
            }
          >
            {t('off.body')}
          </Banner>
          <div>
            <CaptionsSwitch captions={captions} />
          </div>
          <InPlace at="captions">{saidAsText}</InPlace>
        </Stack>
      ) : problem === null ? (
        <Connecting />
      ) : (
        <CallProblem why={problem} onRetry={retry} />
      )}
    </StagePart>
  );
}
