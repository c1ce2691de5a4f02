import { useMemo } from 'react';
import { readKeptText } from '../kept-text.ts';
import { useKept } from './use-kept.ts';
import type { Kept } from './use-kept.ts';
import { useUnsaved } from './use-unsaved.ts';
import type { Unsaved } from './use-unsaved.ts';

const options = {
  start: { text: '' },
  isBlank: ({ text }: { text: string }) => text.trim() === '',
  read: (kept: unknown) => ({ text: readKeptText(kept) }),
};

/** A few plain words, kept; see `useKeptText`. */
export interface KeptText extends Pick<Kept<never>, 'isRestored' | 'isFailing' | 'clear'> {
  text: string;
  set: (text: string) => void;
}

/**
 * A few plain words, such as a reason, kept sealed until they are sent (SEC-15).
 * @param record Names the draft: the form, with the id of what the words are about.
 */
export function useKeptText(record: string): KeptText {
  const { value, set, isRestored, isFailing, clear } = useKept(record, options);
  return { text: value.text, set: (text) => set({ text }), isRestored, isFailing, clear };
}

/**
 * The same for words that a form library holds, or that stand there already.
 * @param text What is typed.
 * @param start What the field shows while nothing is typed.
 * @param restore Puts kept words back into the field.
 */
export function useKeptWords(record: string, text: string, start: string, restore: (text: string) => void): Unsaved {
  return useUnsaved<{ text: string }>(record, {
    value: useMemo(() => (text === start ? null : { text }), [text, start]),
    read: (kept) => {
      const words = readKeptText(kept);
      return words === '' ? null : { text: words };
    },
    restore: (kept) => restore(kept.text),
  });
}
