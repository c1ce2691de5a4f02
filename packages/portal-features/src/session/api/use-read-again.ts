import { useEffect } from 'react';

/**
 * Reads something again and again while a condition holds. The cache's own polling ends at the first error; this does not.
 * @param reload Reads once.
 * @param everyMs How often, in milliseconds.
 */
export function useReadAgain(reload: () => void, everyMs: number, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(reload, everyMs);
    return () => clearInterval(timer);
  }, [reload, everyMs, isOn]);
}
