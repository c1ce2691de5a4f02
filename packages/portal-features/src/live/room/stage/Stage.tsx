import { Banner, Button, Text } from '@sakina/design-system';
import type { MediaRoom, MediaSource, Sending } from '@sakina/platform/media';
import { useMediaSnapshot } from '@sakina/platform/react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { Captions } from '../captions/use-captions.ts';
import type { KeptDevice } from '../devices/choice.ts';
import { DeviceOffer } from '../devices/DeviceOffer.tsx';
import { InPlace } from '../window/InPlace.tsx';
import { useRoomPlaces } from '../window/places.ts';
import { StagePart } from '../window/StagePart.tsx';
import { useStageText } from './messages/index.ts';
import { CallProblem } from './CallProblem.tsx';
import { Connecting } from './Connecting.tsx';
import { ConnectionMark } from './ConnectionMark.tsx';
import { Cover } from './Cover.tsx';
import { pictureToFloat } from './FloatingPicture.tsx';
import { isOwnOn, trackOf } from './own-tracks.ts';
import { keepShortcuts, shortcutsAreUsed, useShortcuts } from './shortcuts.ts';
import { Sounds } from './Sounds.tsx';
import { StageControls } from './StageControls.tsx';
import { StageNotices } from './StageNotices.tsx';
import { StagePictures } from './StagePictures.tsx';
import { UploadHealth } from './UploadHealth.tsx';
import { useCover } from './use-cover.ts';

export interface StageProps {
  call: MediaRoom;
  /** The name that the room has for a participant. */
  nameOf: (seatId: string) => string;
  /**
   * Whether it is the stage of a broadcast: those who watch send nothing, and have no tile.
   * @default false
   */
  isBroadcast?: boolean;
  /** Called with what the person sends, each time that changes; with `none` once the stage is gone. */
  onSending?: ((sending: Sending) => void) | undefined;
  /** Called when the person switches a device of theirs. */
  onSwitch?: (device: 'microphone' | 'camera', isOn: boolean) => void;
  /** Called when the person takes another device. */
  onDevice?: (kind: KeptDevice, deviceId: string) => void;
  /** The person's own captions, switched in the bar. */
  captions?: Pick<Captions, 'isOn' | 'change'>;
  /** Whether it is recorded; it stands above everything else. */
  mark?: ReactNode;
  /** Says that someone is lost, with what the person can do; left out, it is said alone. */
  lostSeat?: (seatId: string) => ReactNode;
  /** What is asked of the person; it lies over the pictures, so that it is in sight. */
  asked?: ReactNode;
  /** What is said, as text; it stands above the bar, so that it stays in sight. */
  saidAsText?: ReactNode;
  /** Called when the person covers their screen or shows it again; left out, it cannot be covered. */
  onCover?: ((isCovered: boolean) => void) | undefined;
  /** Called when the person leaves the call; they stay in the room. */
  onLeave: () => void;
  /** Called when the call is over by itself and the person wants to join it again. */
  onRetry: () => void;
}

/** The call itself: faces large, what is wrong in words, and the controls at the thumb. */
export function Stage({
  call,
  nameOf,
  isBroadcast = false,
  onSending,
  onSwitch,
  onDevice,
  captions,
  mark,
  lostSeat,
  asked,
  saidAsText,
  onCover,
  onLeave,
  onRetry,
}: StageProps) {
  const t = useStageText();
  const snapshot = useMediaSnapshot(call);
  const { seats, state } = snapshot;
  const self = seats.find(({ isSelf }) => isSelf);
  const isOn = (source: MediaSource) => isOwnOn(seats, source);
  const isSharing = self !== undefined && trackOf(self, 'screen') !== undefined;
  const screens = seats.filter((seat) => !seat.isSelf && trackOf(seat, 'screen'));
  const isComing = state === 'idle' || state === 'preparing' || state === 'connecting';
  // What fails is told by the snapshot.
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);
  const isAlone = !isComing && seats.length === 1 && !isBroadcast;
  const others = seats.filter(({ isSelf, tracks }) => !isSelf && (!isBroadcast || tracks.length > 0));
  // What is shared comes before a face; of several faces none is above the others.
  const floats = pictureToFloat(screens[0], others);
  const isSent = state === 'connected' || state === 'degraded';
  const sending = !isSent ? 'none' : isOn('camera') || isSharing ? 'picture' : isOn('microphone') ? 'sound' : 'none';
  useEffect(() => {
    onSending?.(sending);
    return () => onSending?.('none');
  }, [onSending, sending]);
  const { isCovered, cover, show } = useCover(
    call,
    { microphone: isOn('microphone'), camera: isOn('camera') },
    (isNow) => onCover?.(isNow),
  );
  const [usesKeys, setUsesKeys] = useState(shortcutsAreUsed);
  const changeKeys = (isUsed: boolean) => {
    setUsesKeys(isUsed);
    keepShortcuts(isUsed);
  };
  const isInWindow = useRoomPlaces() !== null;
  const took = (kind: KeptDevice, deviceId: string) => onDevice?.(kind, deviceId);
  const change = (device: 'microphone' | 'camera', on: boolean) => {
    onSwitch?.(device, on);
    quietly(call.set(device, on));
  };

  useShortcuts(usesKeys && !isCovered, (shortcut) => {
    if (shortcut === 'captions') captions?.change(!captions.isOn);
    else if (shortcut !== 'cover') change(shortcut, !isOn(shortcut));
    else if (onCover) cover();
  });

  // Not inside the stage, which a small window may hide: a dialog that is not drawn would block the page unseen.
  const covered = isCovered ? (
    <InPlace at="over">
      <Cover onShow={show} />
    </InPlace>
  ) : null;

  if (state === 'lost') {
    const isFull = snapshot.failure?.at === 'access' && snapshot.failure.why === 'full';
    return (
      <StagePart title={t('title')} isProblem>
        {mark}
        {covered}
        <CallProblem why={isFull ? 'full' : 'failed'} onRetry={onRetry} />
      </StagePart>
    );
  }

  return (
    <StagePart title={t('title')} isCall>
      {mark}
      {isInWindow && (
        <InPlace at="mark">
          <ConnectionMark snapshot={snapshot} />
        </InPlace>
      )}
      {isComing && <Connecting />}
      <InPlace at="over">
        <DeviceOffer call={call} onChosen={took} />
        <StageNotices
          call={call}
          snapshot={snapshot}
          nameOf={nameOf}
          lostSeat={lostSeat}
          tellsUpload={isBroadcast}
          onRetry={(device) => quietly(call.set(device, true))}
        />
        {isSharing && (
          <Banner
            tone="info"
            title={t('share.own')}
            actions={
              <Button size="small" variant="secondary" onPress={() => quietly(call.stopScreen())}>
                {t('share.stop')}
              </Button>
            }
          />
        )}
        {isInWindow && asked}
      </InPlace>
      <StagePictures call={call} self={self} others={others} screens={screens} nameOf={nameOf} />
      {isAlone && (
        <Text size="sm" tone="muted">
          {t('alone')}
        </Text>
      )}
      {covered ?? <Sounds call={call} seats={seats} />}
      {isBroadcast && <UploadHealth snapshot={snapshot} />}
      {!isInWindow && asked}
      <InPlace at="captions">{saidAsText}</InPlace>
      <StageControls
        call={call}
        seats={seats}
        nameOf={nameOf}
        floats={floats}
        captions={captions}
        keys={{ isOn: usesKeys, onChange: changeKeys }}
        isSharing={isSharing}
        onSwitch={change}
        onDevice={took}
        onCover={onCover && cover}
        onLeave={onLeave}
      />
    </StagePart>
  );
}
