/** Three taps within this time leave the page (CARE-1). */
export const EXIT_WITHIN_MS = 1500;
/** So many taps leave the page. */
export const EXIT_TAPS = 3;

/** What happened on the keyboard or with the pointer. */
export interface TapEvent {
  /** `down` and `up` of a key; `other` for a press of the pointer. */
  kind: 'down' | 'up' | 'other';
  /** The key’s name. */
  key: string;
  /** When, in milliseconds of a clock that only runs forward. */
  at: number;
  /** Whether the key repeats because it is held, a language’s own input is composing, or Ctrl, Alt or Meta are held as well. */
  isMixed: boolean;
}

/** The taps so far. */
interface Taps {
  /** When each counted tap began. */
  starts: readonly number[];
  /** When the tap began that is going on, if there is one. */
  pressedAt: number | null;
}

export const NO_TAPS: Taps = { starts: [], pressedAt: null };

/**
 * Counts taps of Shift alone. Typing capitals never counts, in a text field or elsewhere: a tap is only one when nothing else
 * happens between its press and its release, and any other key or press begins anew. So the exit works while writing, too.
 */
export function countTaps({ starts, pressedAt }: Taps, event: TapEvent): Taps {
  const recent = starts.filter((start) => event.at - start <= EXIT_WITHIN_MS);
  if (event.key !== 'Shift' || event.kind === 'other') return NO_TAPS;
  if (event.isMixed) return event.kind === 'down' && pressedAt !== null ? { starts: recent, pressedAt } : NO_TAPS;
  if (event.kind === 'down') return { starts: recent, pressedAt: event.at };
  if (pressedAt === null) return NO_TAPS;
  return { starts: event.at - pressedAt <= EXIT_WITHIN_MS ? [...recent, pressedAt] : [], pressedAt: null };
}
