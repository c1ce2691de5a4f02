import { useEffect, useRef } from 'react';

/**
 * Focuses the start of a form that is shown again or restarted: the button that was pressed for it has disappeared.
 * @param returns A counter; the focus moves when it changes.
 * @returns A ref for the element around the form.
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
