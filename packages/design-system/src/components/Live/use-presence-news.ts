import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../../foundations/locale/locale.tsx';
import { useLiveText } from './messages/index.ts';
import { presenceNews } from './presence-news.ts';
import type { PresentPerson } from './presence-news.ts';

/**
 * Who came and went, in one sentence for a live region. Changes are gathered until the room has been quiet for a while,
 * so a shaky connection or a full waiting room does not talk over the person who is speaking.
 * @param people Who is there now.
 * @param quiet Milliseconds without a change before it is announced.
 */
export function usePresenceNews(people: readonly PresentPerson[], quiet: number): string {
  const t = useLiveText();
  const { locale } = useLocale();
  const told = useRef(people);
  const [news, setNews] = useState('');
  useEffect(() => {
    const handle = setTimeout(() => {
      const changes = presenceNews(told.current, people);
      told.current = people;
      if (changes.length === 0) return;
      const list = new Intl.ListFormat(locale, { type: 'conjunction' });
      setNews(
        changes
          .map(({ state, names }) =>
            t(`presence.news.${state}`, { names: list.format(names.map((name) => `\u2068${name}\u2069`)) }),
          )
          .join(' '),
      );
    }, quiet);
    return () => clearTimeout(handle);
  }, [people, quiet, t, locale]);
  return news;
}
