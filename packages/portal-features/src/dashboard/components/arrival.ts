import { createContext, useContext, useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Whether the person came to this part from another one of the same page: then its heading takes the focus. */
export const Arrival = createContext(false);

/** Gives the ref for the heading of a part. It takes the focus when the part is come to by a link, so that it is read out. */
export function useArrival(): RefObject<HTMLHeadingElement | null> {
  const takesFocus = useContext(Arrival);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return title;
}
