import { createContext, useContext, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Whether the reader has moved within a screen since it opened; `useHasMoved` gives the value. */
export const RouteMoved = createContext(false);

/**
 * Whether the address of a screen has changed since the screen opened. The first page leaves the focus at its top,
 * where the browser put it.
 * @param address What names the page within the screen.
 */
export function useHasMoved(address: string): boolean {
  const [opened] = useState(address);
  const [hasMoved, setMoved] = useState(false);
  if (!hasMoved && address !== opened) setMoved(true);
  return hasMoved;
}

/**
 * Moves the focus to a heading once, so that a screen reader reads on from there, if a link within the screen led here.
 * Needs
 * `RouteMoved` around it.
 * @param isReady Whether the heading has its final text.
 * @param given The ref of the heading, where the caller has one.
 * @returns The ref for the heading.
 */
export function useRouteFocus(
  isReady = true,
  given?: RefObject<HTMLHeadingElement | null>,
): RefObject<HTMLHeadingElement | null> {
  const own = useRef<HTMLHeadingElement>(null);
  const heading = given ?? own;
  const hasMoved = useContext(RouteMoved);
  const isDone = useRef(!hasMoved);
  useEffect(() => {
    if (!isReady || isDone.current) return;
    isDone.current = true;
    // After the effects of what was left, which may restore the focus.
    queueMicrotask(() => heading.current?.focus());
  }, [heading, isReady]);
  return heading;
}
