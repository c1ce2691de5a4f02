import type { MediaQuality, MediaState } from '../port.ts';

/** Milliseconds for which a lost signalling is no more than a mark, since sound and picture may go on without it. */
const SIGNAL_MS = 3000;

export interface LinkHealthOptions {
  /** What the server measures of the own connection; null while there is none. */
  measured: () => MediaQuality | null;
  /** Whether nothing is heard any more of a link that stands. */
  isStalled: () => boolean;
  after: (milliseconds: number, work: () => void) => () => void;
  onChange: () => void;
}

/** How the own connection to the server stands, by the library, the browser and what is heard. */
export function createLinkHealth({ measured, isStalled, after, onChange }: LinkHealthOptions) {
  let link: 'up' | 'strained' | 'down' = 'down';
  let isOffline = false;
  let cancelSignalWait: (() => void) | null = null;

  function become(next: typeof link): void {
    // A loss that was mended must not count for the next one.
    cancelSignalWait?.();
    cancelSignalWait = null;
    link = next;
  }
  const isAway = () => isOffline || link === 'down' || isStalled();
  const quality = (): MediaQuality => (isAway() ? 'lost' : (measured() ?? 'lost'));
  const isPoor = () => ['poor', 'lost'].includes(quality());

  return {
    up: (): void => become('up'),
    down: (): void => become('down'),
    /** Only the signalling is lost; that it lasts is told by `onChange`. */
    strained: (): void => {
      if (link === 'strained') return;
      become('strained');
      cancelSignalWait = after(SIGNAL_MS, () => {
        become('down');
        onChange();
      });
    },
    setOffline: (isNowOffline: boolean): void => {
      isOffline = isNowOffline;
    },
    /** Of the own seat. */
    quality,
    isPoor,
    /** Of a call that was joined. */
    state: (): MediaState => (isAway() ? 'reconnecting' : link === 'strained' || isPoor() ? 'degraded' : 'connected'),
    /** Ends what it waits for. */
    close: (): void => become('down'),
  };
}
