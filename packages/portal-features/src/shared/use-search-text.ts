import { useEffect, useEffectEvent, useState } from 'react';
import { tidyWords } from './tidy-words.ts';
import { TYPING_PAUSE_MS } from './use-debounced.ts';

export interface SearchTextOptions {
  /** The words in force, from the address. */
  words: string;
  /** How many characters a search takes. */
  maxLength: number;
  /** Called with the tidied words when typing pauses, or on submit. */
  onWordsChange: (words: string) => void;
}

/**
 * Binds a search field to words in the address: the address follows when typing pauses, and at once on submit. What is
 * typed follows the address when something else changes it, such as Back or a removed filter.
 */
export function useSearchText({ words, maxLength, onWordsChange }: SearchTextOptions) {
  const [typed, setTyped] = useState(words);
  const [sent, setSent] = useState(words);

  // Our own words coming back through the address do not count, or they would undo what was typed since.
  const [known, setKnown] = useState(words);
  if (words !== known) {
    setKnown(words);
    if (words !== sent) {
      setSent(words);
      setTyped(words);
    }
  }

  function send(next: string) {
    setSent(next);
    if (next !== words) onWordsChange(next);
  }
  const sendAfterPause = useEffectEvent(send);
  const tidied = tidyWords(typed, maxLength);
  useEffect(() => {
    if (tidied === sent) return undefined;
    const timer = setTimeout(() => sendAfterPause(tidied), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [tidied, sent]);

  return { value: typed, onChange: setTyped, onSubmit: () => send(tidied) };
}
