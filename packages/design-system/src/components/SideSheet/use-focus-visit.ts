import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Takes the focus to something that has just come, and back to where it was when that goes. If the reader has meanwhile put
 * the focus elsewhere, it stays there.
 * @param ref What has come; it must be able to take focus.
 */
export function useFocusVisit(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const visited = ref.current;
    const cameFrom = document.activeElement;
    visited?.focus({ preventScroll: true });
    return () => {
      const { activeElement } = document;
      // By now the thing may be gone already, and the focus with it.
      const isLost =
        activeElement === null || activeElement === document.body || visited?.contains(activeElement) === true;
      // In the next frame, when nothing that covered the page holds it back any more.
      if (isLost && cameFrom instanceof HTMLElement) requestAnimationFrame(() => cameFrom.focus());
    };
  }, [ref]);
}
