import { useCallback, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { lineAt } from './transcript.ts';
import type { TranscriptLine } from './transcript.ts';

interface Playback {
  /** The audio or video element. */
  media: RefObject<HTMLVideoElement | null>;
  /** The line that is being said; -1 for none. */
  current: number;
  /** Whether the recording could not be played. */
  hasFailed: boolean;
  /** For the element. */
  handlers: { onTimeUpdate: () => void; onSeeked: () => void; onError: () => void; onLoadedMetadata: () => void };
  /** Plays from a line. */
  seek: (line: TranscriptLine) => void;
  /** How fast it plays. */
  speed: number;
  setSpeed: (speed: number) => void;
  /** Loads it anew after a failure. */
  retry: () => void;
}

/**
 * Keeps a transcript and its recording together.
 * @param lines In the order of time.
 * @param onLine Called when another line is being said.
 */
export function usePlayback(lines: readonly TranscriptLine[], onLine: (index: number) => void): Playback {
  const media = useRef<HTMLVideoElement>(null);
  const [current, setCurrent] = useState(-1);
  const [hasFailed, setFailed] = useState(false);
  const [speed, setSpeedState] = useState(1);

  function follow() {
    const index = lineAt(lines, media.current?.currentTime ?? 0);
    if (index === current) return;
    setCurrent(index);
    onLine(index);
  }
  const seek = useCallback(({ start }: TranscriptLine) => {
    const element = media.current;
    if (!element) return;
    element.currentTime = start;
    // A browser may refuse to play before the first press; the line is found all the same.
    element.play().catch(() => undefined);
  }, []);
  return {
    media,
    current,
    hasFailed,
    handlers: {
      onTimeUpdate: follow,
      onSeeked: follow,
      onError: () => setFailed(true),
      // A new source plays at its own speed until told.
      onLoadedMetadata: () => {
        if (media.current) media.current.playbackRate = speed;
      },
    },
    seek,
    speed,
    setSpeed: (next) => {
      setSpeedState(next);
      if (media.current) media.current.playbackRate = next;
    },
    retry: () => setFailed(false),
  };
}
