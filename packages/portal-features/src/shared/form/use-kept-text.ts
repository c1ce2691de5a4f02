import { useMemo } from 'react';
import { readKeptText } from '../kept-text.ts';
import { useUnsaved } from './use-unsaved.ts';
import type { Unsaved } from './use-unsaved.ts';

/**
 * One text, such as a reason, kept sealed until it is sent (SEC-15).
 * @param record Names the draft: the form, with the id of what the text is about.
 * @param text What is typed.
 * @param start What the field shows while nothing is typed.
 * @param restore Puts a kept text back into the field.
 */
export function useKeptText(record: string, text: string, start: string, restore: (text: string) => void): Unsaved {
  return useUnsaved<{ text: string }>(record, {
    value: useMemo(() => (text === start ? null : { text }), [text, start]),
    read: (kept) => {
      const words = readKeptText(kept);
      return words === '' ? null : { text: words };
    },
    restore: (kept) => restore(kept.text),
  });
}
