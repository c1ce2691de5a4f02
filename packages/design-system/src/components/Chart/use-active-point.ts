import { useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { nearestPoint, pointAfterKey } from './walk.ts';
import type { Orientation } from './walk.ts';

export interface ActivePoint {
  /** The point whose figures are shown; `undefined` while none is. */
  active: number | undefined;
  /** For the element that holds the points. */
  handlers: {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    onFocus: () => void;
    onBlur: () => void;
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerLeave: (event: PointerEvent<HTMLElement>) => void;
  };
}

/**
 * Tracks the active point by keyboard, pointer or touch.
 * @param centers Positions of the points, from 0 to 1 from the inline start.
 * @param orientation Whether they follow each other across or down.
 * @param direction Which way the page reads.
 */
export function useActivePoint(
  centres: readonly number[],
  orientation: Orientation,
  direction: 'ltr' | 'rtl',
): ActivePoint {
  const [chosen, setChosen] = useState<number>();
  const last = useRef(0);
  const isPressed = useRef(false);
  // Fewer points than before: stay within them.
  const active = chosen === undefined || centres.length === 0 ? undefined : Math.min(chosen, centres.length - 1);

  function show(index: number) {
    if (index < 0) return;
    last.current = index;
    setChosen(index);
  }
  function follow(event: PointerEvent<HTMLElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const along =
      orientation === 'vertical'
        ? (event.clientY - box.top) / box.height
        : direction === 'rtl'
          ? (box.right - event.clientX) / box.width
          : (event.clientX - box.left) / box.width;
    show(nearestPoint(centres, along));
  }

  return {
    active,
    handlers: {
      onKeyDown: (event) => {
        if (event.key === 'Escape' && active !== undefined) {
          // Hides the card without closing a surrounding dialog.
          event.stopPropagation();
          setChosen(undefined);
          return;
        }
        const next = pointAfterKey(event.key, active ?? last.current, centres.length, { orientation, direction });
        if (next === undefined) return;
        event.preventDefault();
        show(next);
      },
      // A press activates the point under the pointer, not the one the keyboard was at.
      onFocus: () => {
        if (!isPressed.current) show(Math.min(last.current, centres.length - 1));
      },
      onBlur: () => setChosen(undefined),
      onPointerDown: (event) => {
        isPressed.current = true;
        follow(event);
        setTimeout(() => {
          isPressed.current = false;
        });
      },
      onPointerMove: follow,
      // On touch, leaving means lifting the finger: the figures stay so that they can be read.
      onPointerLeave: (event) => {
        if (event.pointerType === 'mouse' && document.activeElement !== event.currentTarget) setChosen(undefined);
      },
    },
  };
}
