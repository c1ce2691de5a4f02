import { CallControls, Popover, Stack, Text, theme } from '@sakina/design-system';
import type { MediaRoom, MediaSeat } from '@sakina/platform/media';
import { useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { Captions } from '../captions/use-captions.ts';
import type { KeptDevice } from '../devices/choice.ts';
import { DeviceMenu } from '../devices/DeviceMenu.tsx';
import { InPlace } from '../window/InPlace.tsx';
import { useRoomPlaces } from '../window/places.ts';
import { useStageText } from './messages/index.ts';
import { canFloat, FloatingPicture } from './FloatingPicture.tsx';
import type { FloatedPicture } from './FloatingPicture.tsx';
import { isOwnOn } from './own-tracks.ts';
import { ShortcutList } from './ShortcutList.tsx';

export interface StageControlsProps {
  /** The connection for sound and picture. */
  call: MediaRoom;
  /** Who is in the call. */
  seats: readonly MediaSeat[];
  /** The name that the room has for a participant. */
  nameOf: (seatId: string) => string;
  /** The picture that a floating window would show; null where no one is above the others. */
  floats: FloatedPicture | null;
  /** The person’s own captions, switched in the bar. */
  captions: Pick<Captions, 'isOn' | 'change'> | undefined;
  /** Whether the shortcuts are used. */
  keys: { isOn: boolean; onChange: (isOn: boolean) => void };
  /** Whether the person shares their screen. */
  isSharing: boolean;
  /** Called when the person switches their microphone or camera. */
  onSwitch: (device: 'microphone' | 'camera', isOn: boolean) => void;
  /** Called when the person takes another device. */
  onDevice: (kind: KeptDevice, deviceId: string) => void;
  /** Called when the person covers their screen; left out, it cannot be covered. */
  onCover: (() => void) | undefined;
  /** Called when the person leaves the call. */
  onLeave: () => void;
}

/* It scrolls by itself, and leaves room for the bar and for captions where the window has little. */
const Folded = styled.div`
  max-block-size: 40dvh;
  @media (max-width: 29.99em) { max-block-size: max(6rem, min(40dvh, 100dvh - 22rem)); }
  @media (max-height: 30em) { [data-room-window]:has([data-part='captions'] [role='log']) & { max-block-size: 6rem; } }
  padding-block-end: ${theme.space.x1};
  overflow-y: auto;
`;
const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  padding-block: ${theme.space.x1h};
  background: ${theme.color.canvas};

  /* The focus of a press must not scroll the page under the pointer: what scrolls into view keeps 5rem to its end
     otherwise. */
  & button { scroll-margin-block-end: -5rem; }
`;

/** The bar of the call, with the devices beside their switches and what is pressed more rarely behind *More*. */
export function StageControls({
  call,
  seats,
  nameOf,
  floats,
  captions,
  keys,
  isSharing,
  onSwitch,
  onDevice,
  onCover,
  onLeave,
}: StageControlsProps) {
  const t = useStageText();
  const places = useRoomPlaces();
  const isInWindow = places !== null;
  const isFloating = places?.isFloating ?? false;
  const [isMoreOpen, setMoreOpen] = useState(false);
  // What fails is told by the snapshot.
  const share = (on: boolean) => void (on ? call.shareScreen() : call.stopScreen()).catch(() => undefined);
  const deviceMenu = (kind: 'microphone' | 'camera') => ({
    label: t(`devices.menu.${kind}`),
    around: (trigger: ReactElement) => (
      // Another one beside another page: what stands open goes with the one before.
      <Popover key={String(isFloating)} trigger={trigger} title={t(`devices.menu.${kind}`)}>
        <DeviceMenu call={call} kind={kind} onChosen={onDevice} />
      </Popover>
    ),
  });
  const device = (kind: 'microphone' | 'camera') => ({
    isOn: isOwnOn(seats, kind),
    onChange: (on: boolean) => onSwitch(kind, on),
    menu: deviceMenu(kind),
  });
  const shortcuts = (
    <ShortcutList
      {...keys}
      devices={
        <Stack gap="x3">
          <DeviceMenu call={call} kind="microphone" onChosen={onDevice} />
          <DeviceMenu call={call} kind="camera" onChosen={onDevice} />
        </Stack>
      }
    />
  );
  const noSharing = !call.abilities.screenShare && (
    <Text size="xs" tone="muted">
      {t('share.unsupported')}
    </Text>
  );
  const Controls = isInWindow ? 'div' : Bar;
  return (
    <>
      <InPlace at="controls">
        {isInWindow && canFloat() && floats && (
          <FloatingPicture call={call} name={nameOf(floats.seatId)} trackId={floats.trackId} isOffered={isMoreOpen} />
        )}
        {isInWindow && isMoreOpen && !isFloating && (
          <Folded>
            {shortcuts}
            {noSharing}
          </Folded>
        )}
        <Controls>
          <CallControls
            switches={{
              microphone: device('microphone'),
              camera: device('camera'),
              share: { isOn: isSharing, onChange: share, isDisabled: !call.abilities.screenShare },
              ...(captions && { captions: { isOn: captions.isOn, onChange: captions.change } }),
            }}
            {...(onCover && { onCover })}
            {...(isInWindow && { more: { isOpen: isMoreOpen, onChange: setMoreOpen } })}
            leaveLabel={t('controls.leave')}
            onLeave={onLeave}
          />
          {!isInWindow && noSharing}
        </Controls>
      </InPlace>
      {!isInWindow && shortcuts}
    </>
  );
}
