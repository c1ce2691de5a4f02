import { useCallback, useState } from 'react';
import type { RefCallback } from 'react';
import { usualPixels } from './usual-pixels.ts';

/** The width of a box, in two units. */
interface Width {
  /** In pixels of the window, whole. */
  width: number;
  /** In pixels at the usual text size, as rem lengths count: half as many for who reads at 200 %. */
  usual: number;
}

/**
 * The width of a box. The box gets its width from the page and never from its content, so drawing at this width cannot
 * change it: no loop. The ref is a function, so that a replacement box, as when rows replace columns, is measured as
 * well.
 * @param assumed Pixels before anything has been measured, as in the prerendered page.
 */
export function useWidth(assumed: number): Width & { ref: RefCallback<HTMLElement> } {
  const [measured, setMeasured] = useState<Width>({ width: assumed, usual: assumed });
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => {
      const width = Math.max(1, Math.round(element.clientWidth));
      const usual = Math.max(1, Math.round(usualPixels(width)));
      setMeasured((last) => (last.width === width && last.usual === usual ? last : { width, usual }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, ...measured };
}
