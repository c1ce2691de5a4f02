import { SearchField } from '@sakina/design-system';
import { useEffect, useEffectEvent, useState } from 'react';
import { tidyWords } from '../model/address.ts';
import { useInsideText } from '../messages/inside/index.ts';
import { usePlace } from './place.ts';

/** How long typing must rest before the list follows, in milliseconds. */
const PAUSE_MS = 300;

/** Words looked for in what is written. The list follows a moment after typing, and at once on Enter. */
export function WordSearch() {
  const t = useInsideText();
  const { address, change } = usePlace();
  const [typed, setTyped] = useState(address.words);
  const [sent, setSent] = useState(address.words);

  // Another hand changed the words (Back, 'all posts'): what is typed follows. Our own words coming back do not count.
  const [known, setKnown] = useState(address.words);
  if (address.words !== known) {
    setKnown(address.words);
    if (address.words !== sent) {
      setSent(address.words);
      setTyped(address.words);
    }
  }

  function send(words: string) {
    setSent(words);
    if (words !== address.words) change({ words }, { replace: true });
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
        name="words"
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        onSubmit={() => send(words)}
      />
    </search>
  );
}
