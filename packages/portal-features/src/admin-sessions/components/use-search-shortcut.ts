import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Whether a key press belongs to somebody who is typing. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}

/**
 * Puts the focus into the search when `/` is pressed inside the screen. It listens there alone, not on the page, because
 * a single key must not act wherever the focus is (WCAG 2.1.4).
 */
export function useSearchShortcut(
  screen: RefObject<HTMLElement | null>,
  search: RefObject<HTMLInputElement | null>,
): void {
  useEffect(() => {
    const root = screen.current;
    function press(key: KeyboardEvent) {
      if (key.key !== '/' || key.ctrlKey || key.metaKey || key.altKey || isTyping(key.target)) return;
      key.preventDefault();
      search.current?.focus();
      search.current?.select();
    }
    root?.addEventListener('keydown', press);
    return () => root?.removeEventListener('keydown', press);
  }, [screen, search]);
}
