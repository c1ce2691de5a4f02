import { readKeptText } from '../kept-text.ts';
import { useKept } from './use-kept.ts';
import type { Kept } from './use-kept.ts';

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
