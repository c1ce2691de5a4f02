import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Tells an element how far below the top of the page it begins, as `--page-top-of` in pixels: what stands above it may
 * come, go, or take another height with the width of the window.
 */
export function usePageTop(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const tell = () => {
      const top = Math.round(element.getBoundingClientRect().top + window.scrollY);
      element.style.setProperty('--page-top-of', `${top}px`);
    };
    tell();
    // Whatever moves the element changes the height of the page.
    const observer = new ResizeObserver(tell);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [ref]);
}
