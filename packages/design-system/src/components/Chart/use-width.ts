import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Before anything has been measured, as in the prerendered page. */
const ASSUMED = 560;

/**
 * The width of a box in whole pixels. The box takes its width from the page and never from what is drawn in it, so
 * drawing at this width cannot change it: no loop.
 * @param box The box that is measured.
 */
export function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(ASSUMED);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => setWidth(Math.max(1, Math.round(element.clientWidth)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return width;
}
