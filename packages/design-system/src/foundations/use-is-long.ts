import { useEffect, useState } from 'react';

/** Milliseconds after which a wait is spoken of; shorter ones would talk over the title of the page or the dialog they belong to. */
const LONG_MS = 1000;

/** Whether something has been loading for so long that a screen reader should say so. */
export function useIsLong(): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLong;
}
