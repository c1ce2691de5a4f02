import { useEffect, useRef } from 'react';

/**
 * Puts the focus at the start of a form that has come back or begins again: what was pressed for it is gone.
 * @param returns How often that has happened.
 * @returns A ref for what stands around the form.
 */
export function useReturnFocus(returns: number) {
  const root = useRef<HTMLDivElement>(null);
  const seen = useRef(returns);
  useEffect(() => {
    if (seen.current === returns) return;
    seen.current = returns;
    queueMicrotask(() => root.current?.querySelector<HTMLElement>('h2[tabindex="-1"], [data-field] input')?.focus());
  }, [returns]);
  return root;
}
