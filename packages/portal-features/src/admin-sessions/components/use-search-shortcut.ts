import { useEffect } from 'react';
import type { RefObject } from 'react';
import { LIST_SEARCH_KEY, singleKeyOf } from '../../shared/admin/index.ts';

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
      if (singleKeyOf(key) !== LIST_SEARCH_KEY) return;
      key.preventDefault();
      search.current?.focus();
      search.current?.select();
    }
    root?.addEventListener('keydown', press);
    return () => root?.removeEventListener('keydown', press);
  }, [screen, search]);
}
