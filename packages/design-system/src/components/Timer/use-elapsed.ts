import { useEffect, useState } from 'react';

/**
 * Milliseconds since an instant, updated on each full second. It is measured again every time, so a sleeping tab or a
 * delayed timer never makes it drift.
 * @param startedAt Epoch milliseconds.
 * @param now Reads the current clock.
 * @param endedAt Epoch milliseconds at which it stopped, if it did.
 */
export function useElapsed(startedAt: number, now: () => number, endedAt?: number): number {
  const [instant, setInstant] = useState(now);
  useEffect(() => {
    if (endedAt !== undefined) return;
    let handle: ReturnType<typeof setTimeout> | undefined;
    function tick() {
      const current = now();
      setInstant(current);
      const intoSecond = (((current - startedAt) % 1000) + 1000) % 1000;
      handle = setTimeout(tick, 1000 - intoSecond);
    }
    tick();
    return () => clearTimeout(handle);
  }, [startedAt, now, endedAt]);
  return Math.max(0, (endedAt ?? instant) - startedAt);
}
