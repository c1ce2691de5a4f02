import { useEffect } from 'react';
import type { RefObject } from 'react';
import { LIST_SEARCH_KEY, singleKeyOf } from './single-keys.ts';

/**
 * Puts the focus into the first search field of the screen when `/` is pressed: in the main landmark, which has the
 * focus after a way inside the app, and where nothing has it, as after the page was loaded. A single key must not act
 * wherever the focus is (WCAG 2.1.4).
 */
export function useSearchKey(screen: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = screen.current;
    const main = root?.closest<HTMLElement>('main, [role="main"]') ?? root;
    function press(key: KeyboardEvent) {
      const isHere =
        key.target === document.body || (key.target instanceof Node && main?.contains(key.target) === true);
      if (!isHere || singleKeyOf(key) !== LIST_SEARCH_KEY) return;
      const field = root?.querySelector<HTMLInputElement>('input[type="search"]');
      if (!field) return;
      key.preventDefault();
      field.focus();
      field.select();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [screen]);
}
