import { useFormatLocale } from '@sakina/platform/react/environment';
import { useEffect } from 'react';
import { titleNaming } from './title-naming.ts';

/**
 * Puts the name of what is shown into the tab’s title, where the address alone does not tell it: a view of a page, a
 * provider. Never the name of a client, or anything that says something about one: titles stay in the browser’s history
 * (SEC-8).
 * @param name In the reader’s language; null while it is not known, which leaves the title of the route.
 */
export function usePageName(name: string | null): void {
  // The route writes its own title again when the language changes, also where the name is the same in both.
  const locale = useFormatLocale();
  useEffect(() => {
    if (name !== null) document.title = titleNaming(name, document.title);
  }, [name, locale]);
}
