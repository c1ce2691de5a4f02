import { useEffect, useEffectEvent, useState } from 'react';
import { SearchField } from '@sakina/design-system';
import { change } from '../model/filters.ts';
import { tidyWords } from '../model/query.ts';
import { useDirectoryText } from '../messages/index.ts';
import type { QueryProps } from './query-props.ts';

/** How long typing must rest before the list follows. */
const PAUSE_MS = 300;

/** The words looked for. The list follows a moment after typing, and at once on Enter. */
export function SearchBar({ query, onQueryChange }: QueryProps) {
  const t = useDirectoryText();
  const [typed, setTyped] = useState(query.words);
  const [sent, setSent] = useState(query.words);

  // The address changed by another hand (Back, a removed chip): what is typed follows. Our own words coming back do not
  // count, or they would undo what was typed since.
  const [known, setKnown] = useState(query.words);
  if (query.words !== known) {
    setKnown(query.words);
    if (query.words !== sent) {
      setSent(query.words);
      setTyped(query.words);
    }
  }

  function send(words: string) {
    setSent(words);
    if (words !== query.words) onQueryChange(change(query, { words }), { replace: true });
  }
  const sendAfterPause = useEffectEvent(send);

  const words = tidyWords(typed);
  useEffect(() => {
    if (words === sent) return undefined;
    const timer = setTimeout(() => sendAfterPause(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words, sent]);

  return (
    <search aria-label={t('search.region')}>
      <SearchField
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        name="words"
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        onSubmit={() => send(words)}
      />
    </search>
  );
}
