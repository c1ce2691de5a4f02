import { createLevelMeter } from '../devices.ts';
import type { LevelMeter } from '../devices.ts';

/** Milliseconds between two readings; a tile is drawn again ten times a second at most. */
const READ_MS = 200;
/** Loudness from which someone speaks. */
const SPEAKS = 0.04;
/** Readings of nothing at all after which a microphone is silent: ten seconds. */
const SILENT_READINGS = 50;

/** How loud someone is. */
export interface Voice {
  readonly speaking: boolean;
  readonly level: number;
}

const QUIET: Voice = { speaking: false, level: 0 };

interface VoicesOptions {
  /** Loudness of everyone else, by id. */
  levels: () => ReadonlyMap<string, number>;
  onChange: () => void;
  /** Called once when the own microphone gives nothing, and once when it is heard again. */
  onSilent: (isSilent: boolean) => void;
  after: (milliseconds: number, work: () => void) => () => void;
}

/** Who speaks. Levels are told in tenths, so that a quiet room changes nothing. */
export function createVoices({ levels, onChange, onSilent, after }: VoicesOptions) {
  const voices = new Map<string | null, Voice>();
  let meter: LevelMeter | null = null;
  let measured: MediaStreamTrack | null = null;
  let silent = 0;
  let isOver = false;

  function note(id: string | null, loudness: number): boolean {
    const before = voices.get(id) ?? QUIET;
    const now = { speaking: loudness > SPEAKS, level: Math.round(Math.min(1, loudness) * 10) / 10 };
    voices.set(id, now);
    return now.speaking !== before.speaking || now.level !== before.level;
  }

  function listenToOwn(): number {
    if (!meter?.isMeasuring() || !measured?.enabled || measured.muted) return 0;
    const loudness = meter.read();
    if (loudness > 0 && silent >= SILENT_READINGS) onSilent(false);
    silent = loudness === 0 ? silent + 1 : 0;
    if (silent === SILENT_READINGS) onSilent(true);
    return loudness;
  }

  let cancel = after(READ_MS, read);
  function read(): void {
    if (isOver) return;
    let isChanged = note(null, listenToOwn());
    for (const [id, level] of levels()) isChanged = note(id, level) || isChanged;
    if (isChanged) onChange();
    cancel = after(READ_MS, read);
  }

  return {
    /** The loudness of someone; of oneself for null. */
    of: (id: string | null): Voice => voices.get(id) ?? QUIET,
    /** Measures this track as the own one. */
    own: (track: MediaStreamTrack | null): void => {
      if (track === measured) return;
      meter?.stop();
      silent = 0;
      measured = track;
      meter = track && createLevelMeter(track);
    },
    stop: (): void => {
      isOver = true;
      cancel();
      meter?.stop();
      meter = null;
      measured = null;
    },
  };
}
