import { readKeptText } from '../model/writing.ts';
import { useKept } from './use-kept.ts';
import type { Kept } from './use-kept.ts';

const options = {
  start: { text: '' },
  isBlank: ({ text }: { text: string }) => text.trim() === '',
  read: readKeptText,
};

/** A few plain words, kept sealed until they are sent (SEC-15). */
export function useKeptText(record: string): Kept<{ text: string }> {
  return useKept(record, options);
}
