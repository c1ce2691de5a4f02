import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Where the focus goes once a button has gone with its row, and the function that sends it there after the next render.
 * A question that stood in front has to be gone by then: it would call the focus back.
 */
export function useFocusAfter(): [RefObject<HTMLDivElement | null>, () => void] {
  const place = useRef<HTMLDivElement>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times > 0) queueMicrotask(() => place.current?.focus());
  }, [times]);
  return [place, useCallback(() => setTimes((last) => last + 1), [])];
}
