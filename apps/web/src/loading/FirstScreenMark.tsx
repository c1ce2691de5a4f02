import { useEffect } from 'react';
import { markReady } from './first-screen.ts';

/** Stands beside a screen, or beside what says why there is none, so that it is there when that is. */
export function FirstScreenMark() {
  useEffect(markReady, []);
  return null;
}
