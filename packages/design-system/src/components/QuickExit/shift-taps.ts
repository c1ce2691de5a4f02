/**
 * Longest tap, and longest time from one tap to the next, in milliseconds. A screen reader swallows the letter of
 * Shift+H (previous heading), so that the page sees Shift alone: whoever reads backwards holds it longer, or listens in
 * between (CARE-1).
 */
const LONGEST_TAP_MS = 250;
export const NEXT_TAP_WITHIN_MS = 450;
/** How many taps leave the page. */
export const EXIT_TAPS = 3;

/** What happened on the keyboard or with the pointer. */
export interface TapEvent {
  /** `down` and `up` of a key; `other` for a press of the pointer. */
  kind: 'down' | 'up' | 'other';
  /** The key’s name. */
  key: string;
  /** When, in milliseconds of a clock that only runs forward. */
  at: number;
  /**
   * Whether the key repeats because it is held, a language’s own input is composing, or Ctrl, Alt or Meta are held as
   * well.
   */
  isMixed: boolean;
}

/** The taps so far. */
interface Taps {
  /** When each counted tap began. */
  starts: readonly number[];
  /** When the current tap began, if there is one. */
  pressedAt: number | null;
}

export const NO_TAPS: Taps = { starts: [], pressedAt: null };

/**
 * Counts taps of Shift alone. Typing capitals never counts, in a text field or elsewhere: a tap is only one when
 * nothing else happens between its press and its release, and any other key or press restarts the count. So the exit
 * works while typing, too.
 */
export function countTaps({ starts, pressedAt }: Taps, event: TapEvent): Taps {
  const last = starts.at(-1);
  const recent = last !== undefined && event.at - last > NEXT_TAP_WITHIN_MS + LONGEST_TAP_MS ? [] : starts;
  if (event.key !== 'Shift' || event.kind === 'other') return NO_TAPS;
  if (event.isMixed) return event.kind === 'down' && pressedAt !== null ? { starts: recent, pressedAt } : NO_TAPS;
  if (event.kind === 'down') {
    const isNext = last !== undefined && event.at - last <= NEXT_TAP_WITHIN_MS;
    return { starts: isNext ? starts : [], pressedAt: event.at };
  }
  if (pressedAt === null) return NO_TAPS;
  return { starts: event.at - pressedAt <= LONGEST_TAP_MS ? [...recent, pressedAt] : [], pressedAt: null };
}
