import { useLayoutEffect, useState } from 'react';
import { watchShift } from './watch-shift.ts';

/**
 * Leaves when Shift is tapped three times, wherever the focus is.
 * @param onExit Called in the same moment as the third tap.
 * @returns How many taps have been counted; back to none when the time for the next is over.
 */
export function useShiftExit(onExit: () => void): number {
  const [count, setCount] = useState(0);
  // Before the page is painted: whoever sees the exit can already leave by it.
  useLayoutEffect(() => watchShift(window, { onExit, onCount: setCount }), [onExit]);
  return count;
}
