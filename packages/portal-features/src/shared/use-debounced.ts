import { useEffect, useState } from 'react';

/** How long typing has to pause before something follows it, in milliseconds. */
export const TYPING_PAUSE_MS = 300;

/** The value as it was when it last stayed the same for `afterMs` milliseconds: what is typed, once typing pauses. */
export function useDebounced<T>(value: T, afterMs = TYPING_PAUSE_MS): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return debounced;
}
