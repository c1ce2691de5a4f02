import { sourceOf } from './reasons.ts';
import type { CallRoom } from './room.ts';

/** Milliseconds between two readings: the library measures as often. */
const READ_MS = 2000;
/** Readings of nothing at all that make a stall: about six seconds after the last sound. */
const STALLED_READINGS = 2;

/**
 * Bits a second that arrive of the microphones that are on; null where there is none. A silent microphone sends some sound four times a
 * second, while a picture may rest.
 */
export function heardBits(room: Pick<CallRoom, 'remoteParticipants'>): number | null {
  const tracks = [...room.remoteParticipants.values()]
    .flatMap(({ trackPublications }) => [...trackPublications.values()])
    .filter(({ source, isMuted, isSubscribed }) => sourceOf(source) === 'microphone' && !isMuted && isSubscribed)
    .flatMap(({ track }) => track ?? []);
  return tracks.length === 0 ? null : tracks.reduce((sum, { currentBitrate }) => sum + currentBitrate, 0);
}

interface StallOptions {
  /** Bits a second that arrive; null where none are expected. */
  heard: () => number | null;
  onChange: () => void;
  after: (milliseconds: number, work: () => void) => () => void;
}

/** Notices that nothing arrives any more. The library itself says so only after a quarter of a minute. */
export function createStallWatch({ heard, onChange, after }: StallOptions) {
  let silent = 0;
  let hasHeard = false;
  let cancel: (() => void) | null = null;
  const isStalled = () => silent >= STALLED_READINGS;

  function read(): void {
    const bits = heard();
    const before = isStalled();
    if (bits === 0 && hasHeard) silent += 1;
    else silent = 0;
    // A track that has just been taken has nothing measured yet.
    hasHeard = bits === null ? false : hasHeard || bits > 0;
    cancel = after(READ_MS, read);
    if (isStalled() !== before) onChange();
  }

  return {
    isStalled,
    start: () => {
      cancel = after(READ_MS, read);
    },
    stop: () => cancel?.(),
  };
}
