import { Button } from '@sakina/design-system';
import type { MediaRoom, MediaSeat } from '@sakina/platform/media';
import { useState } from 'react';
import { useRoomPlaces } from '../window/places.ts';
import { useStageText } from './messages/index.ts';
import { useOwnPicture } from './own-picture.ts';
import type { OwnPicture } from './own-picture.ts';
import { trackOf } from './own-tracks.ts';
import { OwnTile } from './OwnTile.tsx';
import { Pictures, SharedScreen } from './Pictures.tsx';
import { SeatTile } from './SeatTile.tsx';

export interface StagePicturesProps {
  /** The connection that gives the pictures. */
  call: MediaRoom;
  /** The person’s own seat, once they are in the call. */
  self: MediaSeat | undefined;
  /** The others who are shown. */
  others: readonly MediaSeat[];
  /** Those of the others who share their screen. */
  screens: readonly MediaSeat[];
  /** The name that the room has for a participant. */
  nameOf: (seatId: string) => string;
}

/** Screens that are shared, and the faces of the call; the own one can be moved and hidden. */
export function StagePictures({ call, self, others, screens, nameOf }: StagePicturesProps) {
  const t = useStageText();
  const [picture, setPicture] = useOwnPicture();
  // What was pressed goes, so the focus goes on at what takes its place.
  const [wasPressed, setPressed] = useState(false);
  const changePicture = (next: Partial<OwnPicture>) => {
    if (next.isHidden !== undefined) setPressed(true);
    setPicture(next);
  };
  const isInWindow = useRoomPlaces() !== null;
  const isOwnShown = self !== undefined && (!picture.isHidden || others.length === 0);
  // Two people: the other one is large, the own picture small in a corner of theirs.
  const corner = isInWindow && others.length === 1 ? picture.corner : null;
  return (
    <>
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
    </>
  );
}
