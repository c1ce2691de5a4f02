import { Banner, Button, CallControls, Popover, Stack, Text, theme } from '@sakina/design-system';
import type { MediaRoom, MediaSeat, MediaSource, Sending } from '@sakina/platform/media';
import { useMediaSnapshot } from '@sakina/platform/react';
import { useEffect, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import type { Captions } from '../captions/use-captions.ts';
import type { KeptDevice } from '../devices/choice.ts';
import { DeviceMenu } from '../devices/DeviceMenu.tsx';
import { DeviceOffer } from '../devices/DeviceOffer.tsx';
import { InPlace } from '../window/InPlace.tsx';
import { useRoomPlaces } from '../window/places.ts';
import { StagePart } from '../window/StagePart.tsx';
import { useStageText } from './messages/index.ts';
import { CallProblem } from './CallProblem.tsx';
import { Connecting } from './Connecting.tsx';
import { ConnectionMark } from './ConnectionMark.tsx';
import { Cover } from './Cover.tsx';
import { canFloat, FloatingPicture, pictureToFloat } from './FloatingPicture.tsx';
import { useOwnPicture } from './own-picture.ts';
import type { OwnPicture } from './own-picture.ts';
import { isOwnOn } from './own-tracks.ts';
import { OwnTile } from './OwnTile.tsx';
import { Pictures, SharedScreen } from './Pictures.tsx';
import { SeatTile } from './SeatTile.tsx';
import { ShortcutList } from './ShortcutList.tsx';
import { keepShortcuts, shortcutsAreUsed, useShortcuts } from './shortcuts.ts';
import { Sounds } from './Sounds.tsx';
import { StageNotices } from './StageNotices.tsx';
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

const Folded = styled.div`
  max-block-size: 40dvh;
  padding-block-end: ${theme.space.x1};
  overflow-y: auto;
`;
const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  padding-block: ${theme.space.x1h};
  background: ${theme.color.canvas};

  /* The focus of a press must not scroll the page under the pointer: what scrolls into view keeps 5rem to its end otherwise. */
  & button { scroll-margin-block-end: -5rem; }
`;

const trackOf = (seat: MediaSeat, source: string) => seat.tracks.find((track) => track.source === source);

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
  const [picture, setPicture] = useOwnPicture();
  // What was pressed goes, so the focus goes on at what takes its place.
  const [wasPressed, setPressed] = useState(false);
  const changePicture = (next: Partial<OwnPicture>) => {
    if (next.isHidden !== undefined) setPressed(true);
    setPicture(next);
  };
  const isAlone = !isComing && seats.length === 1 && !isBroadcast;
  const others = seats.filter(({ isSelf, tracks }) => !isSelf && (!isBroadcast || tracks.length > 0));
  // What is shared comes before a face; of several faces none is above the others.
  const floats = canFloat() ? pictureToFloat(screens[0], others) : null;
  const isOwnShown = self !== undefined && (!picture.isHidden || others.length === 0);
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
  const isInWindow = useRoomPlaces() !== null;
  // Two people: the other one is large, the own picture small in a corner of theirs.
  const corner = isInWindow && others.length === 1 ? picture.corner : null;
  const took = (kind: KeptDevice, deviceId: string) => onDevice?.(kind, deviceId);
  const deviceMenu = (kind: 'microphone' | 'camera') => ({
    label: t(`devices.menu.${kind}`),
    around: (trigger: ReactElement) => (
      <Popover trigger={trigger} title={t(`devices.menu.${kind}`)}>
        <DeviceMenu call={call} kind={kind} onChosen={took} />
      </Popover>
    ),
  });
  const [isMoreOpen, setMoreOpen] = useState(false);
  const change = (device: 'microphone' | 'camera') => (on: boolean) => {
    onSwitch?.(device, on);
    quietly(call.set(device, on));
  };

  useShortcuts(usesKeys && !isCovered, (shortcut) => {
    if (shortcut === 'captions') captions?.change(!captions.isOn);
    else if (shortcut !== 'cover') change(shortcut)(!isOn(shortcut));
    else if (onCover) cover();
  });

  if (state === 'lost') {
    const isFull = snapshot.failure?.at === 'access' && snapshot.failure.why === 'full';
    return (
      <StagePart title={t('title')}>
        {mark}
        {isCovered && <Cover onShow={show} />}
        <CallProblem why={isFull ? 'full' : 'failed'} onRetry={onRetry} />
      </StagePart>
    );
  }

  const Controls = isInWindow ? 'div' : Bar;
  const shortcuts = (
    <ShortcutList
      isOn={usesKeys}
      onChange={(isUsed) => {
        setUsesKeys(isUsed);
        keepShortcuts(isUsed);
      }}
      devices={
        <Stack gap="x3">
          <DeviceMenu call={call} kind="microphone" onChosen={took} />
          <DeviceMenu call={call} kind="camera" onChosen={took} />
        </Stack>
      }
    />
  );

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
      {screens.map((seat) => (
        <SharedScreen key={`${seat.id}-screen`}>
          <SeatTile
            call={call}
            seat={seat}
            name={t('share.other', { name: nameOf(seat.id) })}
            track={trackOf(seat, 'screen')}
            isScreen
          />
        </SharedScreen>
      ))}
      <Pictures count={others.length + Number(isOwnShown)}>
        {others.map((seat) => (
          <SeatTile key={seat.id} call={call} seat={seat} name={nameOf(seat.id)} track={trackOf(seat, 'camera')} />
        ))}
        {isOwnShown && (
          <OwnTile
            call={call}
            seat={self}
            name={nameOf(self.id)}
            track={trackOf(self, 'camera')}
            corner={corner}
            onChange={changePicture}
            takesFocus={wasPressed}
            canHide={others.length > 0}
          />
        )}
        {self && !isOwnShown && (
          <div data-corner={picture.corner}>
            <Button
              size="small"
              variant="secondary"
              autoFocus={wasPressed}
              onPress={() => changePicture({ isHidden: false })}
            >
              {t('own.show')}
            </Button>
          </div>
        )}
      </Pictures>
      {isAlone && (
        <Text size="sm" tone="muted">
          {t('alone')}
        </Text>
      )}
      {isCovered ? <Cover onShow={show} /> : <Sounds call={call} seats={seats} />}
      {isBroadcast && <UploadHealth snapshot={snapshot} />}
      {!isInWindow && asked}
      <InPlace at="captions">{saidAsText}</InPlace>
      <InPlace at="controls">
        {isInWindow && floats && (
          <FloatingPicture call={call} name={nameOf(floats.seatId)} trackId={floats.trackId} isOffered={isMoreOpen} />
        )}
        {isInWindow && isMoreOpen && (
          <Folded>
            {shortcuts}
            {!call.abilities.screenShare && <NoSharing />}
          </Folded>
        )}
        <Controls>
          <CallControls
            switches={{
              microphone: {
                isOn: isOn('microphone'),
                onChange: change('microphone'),
                menu: deviceMenu('microphone'),
              },
              camera: { isOn: isOn('camera'), onChange: change('camera'), menu: deviceMenu('camera') },
              share: {
                isOn: isSharing,
                onChange: (on) => quietly(on ? call.shareScreen() : call.stopScreen()),
                isDisabled: !call.abilities.screenShare,
              },
              ...(captions && { captions: { isOn: captions.isOn, onChange: captions.change } }),
            }}
            {...(onCover && { onCover: cover })}
            {...(isInWindow && { more: { isOpen: isMoreOpen, onChange: setMoreOpen } })}
            leaveLabel={t('controls.leave')}
            onLeave={onLeave}
          />
          {!isInWindow && !call.abilities.screenShare && <NoSharing />}
        </Controls>
      </InPlace>
      {!isInWindow && shortcuts}
    </StagePart>
  );
}

function NoSharing() {
  const t = useStageText();
  return (
    <Text size="xs" tone="muted">
      {t('share.unsupported')}
    </Text>
  );
}
