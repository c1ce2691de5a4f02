import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { usePlace } from './place.ts';

/**
 * Takes the focus to a heading once, when what it names is there, for a reader who followed a link here. The page as it opens begins
 * at its top.
 * @param isReady Whether the heading says what it will say.
 */
export function useArrivalFocus(heading: RefObject<HTMLHeadingElement | null>, isReady: boolean): void {
  const { hasMoved } = usePlace();
  const isDone = useRef(!hasMoved);
  useEffect(() => {
    if (!isReady || isDone.current) return;
    isDone.current = true;
    queueMicrotask(() => heading.current?.focus());
  }, [heading, isReady]);
}
