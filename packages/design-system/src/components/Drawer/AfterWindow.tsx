import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';

/**
 * Draws what a drawer holds in the task after its window, so that the press which opens it is answered by the window
 * and not only once a long form has been drawn (FAST-3). Mounted anew at each opening.
 * @param children Called for what is drawn.
 */
export function AfterWindow({ children }: { children: () => ReactNode }) {
  return useDeferredValue(true, false) ? children() : null;
}
