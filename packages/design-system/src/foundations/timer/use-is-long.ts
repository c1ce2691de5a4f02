import { useEffect, useState } from 'react';
import { after } from './after.ts';

/** Milliseconds after which a wait is spoken of; shorter ones would talk over the title of the page or the dialog they belong to. */
const LONG_MS = 1000;

/** Whether something has been loading for so long that a screen reader should say so. */
export function useIsLong(): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => after(LONG_MS, () => setLong(true)), []);
  return isLong;
}
