import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A callback that stays the same and calls the one given last: a long list is given it, so that rows which did not
 * change are not drawn again.
 */
export function useStable<Value>(callback: (value: Value) => void): (value: Value) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  }, [callback]);
  return useCallback((value) => latest.current(value), []);
}
