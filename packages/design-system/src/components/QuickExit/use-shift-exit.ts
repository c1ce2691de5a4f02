import { useLayoutEffect, useState } from 'react';
import { watchShift } from './watch-shift.ts';

/**
 * Leaves when Shift is tapped three times, wherever the focus is.
 * @param onExit Called in the same moment as the third tap.
 * @returns How many taps have been counted; back to 0 when the time for the next is over.
 */
export function useShiftExit(onExit: () => void): number {
  const [count, setCount] = useState(0);
  // A layout effect: the keys work as soon as the exit is visible.
  useLayoutEffect(() => watchShift(window, { onExit, onCount: setCount }), [onExit]);
  return count;
}
