import { AudioLines, MicOff, Pin, SignalLow, SignalMedium, SignalZero } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { HTMLAttributes, ReactNode } from 'react';
import styled from 'styled-components';
import { Avatar } from '../Avatar/index.ts';
import { useLiveText } from './messages/index.ts';
import { actionsStyle, footStyle, middleStyle, tileStyle } from './VideoTile.styles.ts';

export interface VideoTileProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Whose picture it is, as shown. */
  name: string;
  /** The live picture; without one the portrait or the initials are shown. Sound is played elsewhere. */
  stream?: MediaStream | null;
  /**
   * Plays the picture in the element until the returned function is called; for a picture that is no stream in hand.
   * Keep the function the same.
   */
  attach?: ((video: HTMLVideoElement) => () => void) | null;
  /** Address of a portrait on this origin, shown while there is no picture. */
  src?: string;
  /** Whether it is the reader's own picture: mirrored, and named so. */
  isSelf?: boolean;
  /** Whether their microphone is off. */
  isMuted?: boolean;
  /** Whether they speak; keep it for half a second after they stop, so that the ring is calm. */
  isSpeaking?: boolean;
  /** Whether the reader keeps this picture in front. */
  isPinned?: boolean;
  /**
   * The quality of the connection.
   * @default 'good'
   */
  quality?: 'good' | 'fair' | 'poor' | 'lost';
  /** Whether their picture was to be shown and could not be. */
  hasFailed?: boolean;
  /** Buttons at the corner, such as pinning. */
  actions?: ReactNode;
}

const Tile = styled.figure`${tileStyle}`;
const Middle = styled.div`${middleStyle}`;
const Foot = styled.div`${footStyle}`;
const Actions = styled.div`${actionsStyle}`;

const SIGNALS = { fair: SignalMedium, poor: SignalLow, lost: SignalZero } as const;

/** A person in a call: their picture or their initials, and what there is to know of them in words. */
export function VideoTile({
  name,
  stream = null,
  attach = null,
  src,
  isSelf = false,
  isMuted = false,
  isSpeaking = false,
  isPinned = false,
  quality = 'good',
  hasFailed = false,
  actions,
  ...rest
}: VideoTileProps) {
  const t = useLiveText();
  const video = useRef<HTMLVideoElement>(null);
  const [brokenStream, setBrokenStream] = useState<MediaStream>();
  useEffect(() => {
    if (!video.current) return undefined;
    if (attach) return attach(video.current);
    if (video.current.srcObject !== stream) video.current.srcObject = stream;
    return undefined;
  }, [stream, attach]);
  const isBroken = hasFailed || (stream !== null && brokenStream === stream);
  const Signal = quality === 'good' ? undefined : SIGNALS[quality];
  const shown = isSelf ? t('you', { name }) : name;
  return (
    <Tile {...rest} aria-label={shown} data-speaking={isSpeaking || undefined} data-quality={quality}>
      {(stream ?? attach) && !isBroken ? (
        <video
          ref={video}
          autoPlay
          playsInline
          muted
          aria-hidden
          data-mirrored={isSelf || undefined}
          onError={() => stream && setBrokenStream(stream)}
        />
      ) : (
        <Middle>
          <Avatar name={name} src={src} size="xl" />
          <p>{t(isBroken ? 'tile.videoFailed' : 'tile.videoOff')}</p>
        </Middle>
      )}
      {actions && <Actions>{actions}</Actions>}
      <Foot>
        <figcaption>
          {isPinned && <Pin role="img" aria-label={t('tile.pinned')} />}
          <bdi>{shown}</bdi>
        </figcaption>
        {isMuted && (
          <span>
            <MicOff aria-hidden />
            {t('tile.muted')}
          </span>
        )}
        {isSpeaking && (
          <span data-part="speaking">
            <AudioLines aria-hidden />
            {t('tile.speaking')}
          </span>
        )}
        {Signal && quality !== 'good' && (
          <span>
            <Signal aria-hidden />
            {t(`tile.${quality}`)}
          </span>
        )}
      </Foot>
    </Tile>
  );
}
