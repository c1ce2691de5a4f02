import { useCallback, useState } from 'react';
import type { RefCallback } from 'react';

/** Before anything has been measured, as in the prerendered page. */
const ASSUMED = 560;

/**
 * The width of a box in whole pixels. The box takes its width from the page and never from what is drawn in it, so
 * drawing at this width cannot change it: no loop. The ref is a function, so that a box that takes another’s place, as
 * rows take the place of columns, is measured as well.
 */
export function useWidth(): { ref: RefCallback<HTMLElement>; width: number } {
  const [width, setWidth] = useState(ASSUMED);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => setWidth(Math.max(1, Math.round(element.clientWidth)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
