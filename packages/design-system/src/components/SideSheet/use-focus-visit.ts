import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Moves focus to an element that has just appeared, and back when it disappears. If the reader has meanwhile moved
 * focus elsewhere, it stays there.
 * @param ref The element that appeared; it must be focusable.
 */
export function useFocusVisit(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const visited = ref.current;
    const cameFrom = document.activeElement;
    visited?.focus({ preventScroll: true });
    return () => {
      const { activeElement } = document;
      // By now the element may be gone, and focus with it.
      const isLost =
        activeElement === null || activeElement === document.body || visited?.contains(activeElement) === true;
      // In the next frame, when an overlay's focus scope no longer contains focus.
      if (isLost && cameFrom instanceof HTMLElement) requestAnimationFrame(() => cameFrom.focus());
    };
  }, [ref]);
}
