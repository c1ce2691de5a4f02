import { useEffect, useState } from 'react';
import { countTaps, EXIT_TAPS, EXIT_WITHIN_MS, NO_TAPS } from './shift-taps.ts';
import type { TapEvent } from './shift-taps.ts';

/**
 * Leaves when Shift is tapped three times, wherever the focus is.
 * @param onExit Called in the same moment as the third tap.
 * @returns How many taps have been counted; back to none when the time for the next is over.
 */
export function useShiftExit(onExit: () => void): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let taps = NO_TAPS;
    let timer = 0;
    function note(event: TapEvent) {
      taps = countTaps(taps, event);
      const reached = taps.starts.length;
      window.clearTimeout(timer);
      if (reached > 0) timer = window.setTimeout(() => setCount(0), EXIT_WITHIN_MS);
      setCount(reached);
      if (reached < EXIT_TAPS) return;
      taps = NO_TAPS;
      onExit();
    }
    const onKey = (event: KeyboardEvent) => note({
      kind: event.type === 'keyup' ? 'up' : 'down',
      key: event.key,
      at: event.timeStamp,
      isMixed: event.repeat || event.isComposing || event.ctrlKey || event.altKey || event.metaKey,
    });
    const onPointer = (event: PointerEvent) => note({ kind: 'other', key: '', at: event.timeStamp, isMixed: false });
    // Before anything on the page can hold the key back: this must work in every state of every screen.
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('keyup', onKey, true);
    window.addEventListener('pointerdown', onPointer, true);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('keyup', onKey, true);
      window.removeEventListener('pointerdown', onPointer, true);
    };
  }, [onExit]);
  return count;
}
