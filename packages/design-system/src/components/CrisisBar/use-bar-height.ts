import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Differences in height up to this are rounding by the browser and are ignored, in pixels. */
const ROUNDING_PX = 1;

/** Publishes the bar's height for sticky content below it, where large text makes the bar wrap. */
export function useBarHeight(isAtTop: boolean): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = bar;
    if (!isAtTop || !current) return undefined;
    const { documentElement: root } = document;
    const line = () => 2.75 * Number.parseFloat(getComputedStyle(root).fontSize);
    const watch = new ResizeObserver(() => {
      const { height } = current.getBoundingClientRect();
      if (height > line() + ROUNDING_PX) root.style.setProperty('--help-bar', `${height}px`);
      else root.style.removeProperty('--help-bar');
    });
    watch.observe(current);
    return () => {
      watch.disconnect();
      root.style.removeProperty('--help-bar');
    };
  }, [isAtTop]);
  return bar;
}
