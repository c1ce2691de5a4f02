import { countTaps, EXIT_TAPS, NEXT_TAP_WITHIN_MS, NO_TAPS } from './shift-taps.ts';
import type { TapEvent } from './shift-taps.ts';

/** Callbacks for taps of Shift. */
export interface ShiftListener {
  /** Called synchronously with the third tap. */
  onExit: () => void;
  /** Called with how many taps have been counted, and with 0 when the time for the next is over. */
  onCount?: (taps: number) => void;
}

/**
 * Listens for Shift tapped three times, wherever focus is (CARE-1). Needs no framework: a page listens before its own
 * code has loaded.
 * @returns Stops listening.
 */
export function watchShift(scope: Window, { onExit, onCount = () => undefined }: ShiftListener): () => void {
  let taps = NO_TAPS;
  let timer = 0;
  function note(event: TapEvent) {
    taps = countTaps(taps, event);
    const reached = taps.starts.length;
    scope.clearTimeout(timer);
    if (reached > 0) timer = scope.setTimeout(() => onCount(0), NEXT_TAP_WITHIN_MS);
    onCount(reached);
    if (reached < EXIT_TAPS) return;
    taps = NO_TAPS;
    onExit();
  }
  const onKey = (event: KeyboardEvent) =>
    note({
      kind: event.type === 'keyup' ? 'up' : 'down',
      key: event.key,
      at: event.timeStamp,
      isMixed: event.repeat || event.isComposing || event.ctrlKey || event.altKey || event.metaKey,
    });
  const onPointer = (event: PointerEvent) => note({ kind: 'other', key: '', at: event.timeStamp, isMixed: false });
  // Capture phase, before anything on the page can stop the event: this must work in every state of every screen.
  scope.addEventListener('keydown', onKey, true);
  scope.addEventListener('keyup', onKey, true);
  scope.addEventListener('pointerdown', onPointer, true);
  return () => {
    scope.clearTimeout(timer);
    scope.removeEventListener('keydown', onKey, true);
    scope.removeEventListener('keyup', onKey, true);
    scope.removeEventListener('pointerdown', onPointer, true);
  };
}
