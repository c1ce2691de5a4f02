import { useCallback, useState } from 'react';
import type { RefCallback } from 'react';

/** Width before anything has been measured, as in the prerendered page. */
const ASSUMED = 560;

/**
 * The width of a box in whole pixels. The box gets its width from the page and never from its content, so
 * drawing at this width cannot change it: no loop. The ref is a function, so that a replacement box, as when
 * rows replace columns, is measured as well.
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
