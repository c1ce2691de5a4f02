import { Button } from '@sakina/design-system';
import type { MediaRoom, MediaSeat } from '@sakina/platform/media';
import { useEffect, useState } from 'react';
import { useStageText } from './messages/index.ts';

/** What some browsers have: a small window of a page that stays above all others. */
interface DocumentPictureInPicture {
  requestWindow(options: { width: number; height: number }): Promise<Window>;
}

const floating = (): DocumentPictureInPicture | undefined =>
  (window as Window & { documentPictureInPicture?: DocumentPictureInPicture }).documentPictureInPicture;

/** Whether this browser has windows that float. */
export const canFloat = (): boolean => floating() !== undefined;

/** Whose picture a floating window shows, and which track of theirs; null while they have no picture. */
export interface FloatedPicture {
  readonly seatId: string;
  readonly trackId: string | null;
}

/**
 * Whose picture a floating window shows, and which; null where no one is above the others. Someone without a picture,
 * as while they are lost, is shown by their name.
 */
export function pictureToFloat(sharing: MediaSeat | undefined, others: readonly MediaSeat[]): FloatedPicture | null {
  const seat = sharing ?? (others.length === 1 ? others[0] : undefined);
  const track = seat?.tracks.find(({ source }) => source === (sharing ? 'screen' : 'camera'));
  return seat ? { seatId: seat.id, trackId: track && !track.muted ? track.id : null } : null;
}

/** Fills a floating window, which has none of the page's styles, with a name. */
function nameIn(page: Document, name: string): void {
  const words = document.createElement('p');
  words.textContent = name;
  Object.assign(words.style, { margin: '1rem', color: 'white', font: '1.25rem sans-serif', overflowWrap: 'anywhere' });
  Object.assign(page.body.style, { margin: '0', background: 'black' });
  page.title = name;
  page.body.replaceChildren(words);
}

/** Fills a floating window with one picture. */
function videoIn(page: Document, name: string): HTMLVideoElement {
  // Made here and adopted there: what attaches tracks accepts elements of its own window alone.
  const video = document.createElement('video');
  Object.assign(video, { autoplay: true, muted: true, playsInline: true });
  video.setAttribute('aria-label', name);
  Object.assign(video.style, { inlineSize: '100%', blockSize: '100%', objectFit: 'contain' });
  Object.assign(page.body.style, { margin: '0', blockSize: '100vh', overflow: 'hidden', background: 'black' });
  page.title = name;
  page.body.replaceChildren(video);
  return video;
}

export interface FloatingPictureProps {
  /** The connection that gives the picture. */
  call: Pick<MediaRoom, 'attach'>;
  /** Whose picture it is. */
  name: string;
  /** The track that is shown; null while there is none, which opens no window and closes none. */
  trackId: string | null;
  /** Whether its button is shown; a window that is open stays open. */
  isOffered: boolean;
}

/** Keeps someone in sight in a small window above all others, while the reader looks at another program. */
export function FloatingPicture({ call, name, trackId, isOffered }: FloatingPictureProps) {
  const t = useStageText();
  const [shown, setShown] = useState<Window | null>(null);

  useEffect(() => {
    if (shown === null) return undefined;
    if (trackId === null) return nameIn(shown.document, name);
    return call.attach(trackId, videoIn(shown.document, name));
  }, [shown, call, name, trackId]);

  useEffect(() => {
    if (shown === null) return undefined;
    const gone = () => setShown(null);
    shown.addEventListener('pagehide', gone);
    return () => {
      shown.removeEventListener('pagehide', gone);
      shown.close();
    };
  }, [shown]);

  const open = () => {
    // A browser that refuses leaves the picture where it is.
    floating()
      ?.requestWindow({ width: 384, height: 216 })
      .then(setShown, () => undefined);
  };
  if (!isOffered || (shown === null && trackId === null)) return null;
  return (
    <Button size="small" variant="secondary" onPress={shown === null ? open : () => setShown(null)}>
      {shown === null ? t('float.open', { name }) : t('float.close')}
    </Button>
  );
}
