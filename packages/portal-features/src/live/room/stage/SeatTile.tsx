import { VideoTile } from '@sakina/design-system';
import type { VideoTileProps } from '@sakina/design-system';
import type { MediaRoom, MediaSeat, MediaTrackState } from '@sakina/platform/media';
import { useCallback } from 'react';

export interface SeatTileProps extends Omit<VideoTileProps, 'name' | 'stream' | 'attach'> {
  /** The connection that gives the picture. */
  call: Pick<MediaRoom, 'attach'>;
  /** The person’s place in the call. */
  seat: MediaSeat;
  /** The name that the room has for them. */
  name: string;
  /** What is shown: their camera, or the screen that they share. */
  track: MediaTrackState | undefined;
  /** Whether it is a screen, which has no voice of its own. */
  isScreen?: boolean;
}

/** A person in the call, or a screen that is shared. */
export function SeatTile({ call, seat, name, track, isScreen = false, ...rest }: SeatTileProps) {
  const trackId = track && !track.muted && !track.pausedForBandwidth ? track.id : undefined;
  const attach = useCallback(
    (video: HTMLVideoElement) => (trackId === undefined ? () => undefined : call.attach(trackId, video)),
    [call, trackId],
  );
  const microphone = seat.tracks.find(({ source }) => source === 'microphone');
  return (
    <VideoTile
      {...rest}
      name={name}
      isSelf={seat.isSelf && !isScreen}
      isMuted={!isScreen && (microphone?.muted ?? true)}
      isSpeaking={!isScreen && seat.speaking && microphone?.muted === false}
      quality={seat.quality === 'unknown' ? 'good' : seat.quality}
      attach={trackId === undefined ? null : attach}
      data-self={(seat.isSelf && !isScreen) || undefined}
      data-screen={isScreen || undefined}
    />
  );
}
