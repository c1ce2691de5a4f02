import { useEffect } from 'react';
import { markReady } from './first-screen.ts';

/** Rendered beside a screen, or beside the message that replaces it, to report that the first screen is shown. */
export function FirstScreenMark() {
  useEffect(markReady, []);
  return null;
}
