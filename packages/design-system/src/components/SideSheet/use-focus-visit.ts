import { useEffect } from 'react';
import type { RefObject } from 'react';
import { MODAL } from '../Dialog/modal.ts';

/** Frames that a dialog over the element may take to close. */
const MOST_FRAMES = 60;

const isNowhere = (element: Element | null) => element === null || element === document.body;

const isInDialog = (element: Element | null) => Boolean(element?.closest(MODAL));

/** Where focus goes when the row that it came from is gone: the cell of its list that Tab reaches. */
const cellBeside = () => document.querySelector<HTMLElement>('main [role="grid"] [tabindex="0"]');

/** Moves focus back once it is nowhere: at once, or when the dialog that closed the element has closed too. */
function giveBack(cameFrom: HTMLElement, frames = MOST_FRAMES): void {
  // In the next frame, when an overlay's focus scope no longer contains focus.
  requestAnimationFrame(() => {
    const { activeElement } = document;
    const isFree = isNowhere(activeElement);
    if (!isFree && !isInDialog(activeElement)) return;
    if (isFree) (cameFrom.isConnected ? cameFrom : cellBeside())?.focus();
    // The list may be read again, and its rows come later.
    if (frames > 0 && (!isFree || isNowhere(document.activeElement))) giveBack(cameFrom, frames - 1);
  });
}

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
      // By now the element may be gone, and focus with it, or a dialog may be closing whose button stood in it.
      const isLost = isNowhere(activeElement) || visited?.contains(activeElement) === true || isInDialog(activeElement);
      if (isLost && cameFrom instanceof HTMLElement) giveBack(cameFrom);
    };
  }, [ref]);
}
