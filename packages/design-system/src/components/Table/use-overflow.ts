import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Whether an element's content is wider than the element, so that it has to scroll. Only then it needs to be
 * reachable by keyboard.
 * @param ref The element that would scroll.
 */
export function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setOverflows(element.scrollWidth > element.clientWidth + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    measure();
    return () => observer.disconnect();
  }, [ref]);
  return overflows;
}
