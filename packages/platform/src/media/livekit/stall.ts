import { sourceOf } from './reasons.ts';
import type { CallRoom } from './room.ts';

/** Milliseconds between two readings. */
const READ_MS = 2000;
/** Readings without anything new that make a stall: between four and six seconds after the last sound. */
const STALLED_READINGS = 2;

type Listened = Pick<CallRoom, 'remoteParticipants'>;

/**
 * The microphones that are on and received. A silent one sends some sound several times a second, while a picture may
 * rest.
 */
const microphones = ({ remoteParticipants }: Listened) =>
  [...remoteParticipants.values()]
    .flatMap(({ trackPublications }) => [...trackPublications.values()])
    .filter(({ source, isMuted, isSubscribed }) => sourceOf(source) === 'microphone' && !isMuted && isSubscribed)
    .flatMap(({ track }) => track ?? []);

/** How many bytes of them have arrived so far, by track. */
export async function heardBytes(room: Listened): Promise<ReadonlyMap<string, number>> {
  const totals = new Map<string, number>();
  for (const track of microphones(room)) {
    const report = await track.getRTCStatsReport().catch(() => undefined);
    for (const entry of (report?.values() ?? []) as Iterable<{ type: string; bytesReceived?: number }>)
      if (entry.type === 'inbound-rtp') totals.set(track.sid ?? '', entry.bytesReceived ?? 0);
  }
  return totals;
}

interface StallOptions {
  /** Bytes that have arrived, by track. */
  heard: () => Promise<ReadonlyMap<string, number>>;
  onChange: () => void;
  after: (milliseconds: number, work: () => void) => () => void;
}

/** Notices that nothing arrives any more: the library itself says so only after a quarter of a minute. */
export function createStallWatch({ heard, onChange, after }: StallOptions) {
  let silent = 0;
  let before: ReadonlyMap<string, number> = new Map();
  let isOver = false;
  let cancel: (() => void) | null = null;
  const isStalled = () => silent >= STALLED_READINGS;

  async function read(): Promise<void> {
    const now = await heard();
    if (isOver) return;
    const was = isStalled();
    // A track that has just been taken has nothing to be compared with.
    const known = [...now].filter(([id]) => before.has(id));
    const isSilent = known.length > 0 && known.every(([id, bytes]) => bytes === before.get(id));
    silent = isSilent ? silent + 1 : 0;
    before = now;
    plan();
    if (isStalled() !== was) onChange();
  }

  function plan(): void {
    cancel = after(READ_MS, () => void read());
  }

  return {
    isStalled,
    start: plan,
    stop: () => {
      isOver = true;
      cancel?.();
    },
  };
}
