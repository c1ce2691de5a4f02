import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** How much higher than its line the bar has to be until the page hears of it, in pixels: browsers round. */
const ROUNDING_PX = 1;

/** Tells what keeps below the bar how high it is, where large text has it take more than one line. */
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
