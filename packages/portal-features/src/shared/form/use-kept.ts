import { useState } from 'react';
import { useUnsaved } from './use-unsaved.ts';
import type { Unsaved } from './use-unsaved.ts';

export interface KeptOptions<Value> {
  /** What stands there at first. Hand in the same object each time. */
  start: Value;
  /** Whether there is nothing to keep. */
  isBlank: (value: Value) => boolean;
  /** Reads what a draft kept; null where it is none. */
  read: (kept: unknown) => Value | null;
}

export interface Kept<Value> extends Pick<Unsaved, 'isRestored' | 'isFailing'> {
  value: Value;
  /** Takes what is typed: a new object. */
  set: (next: Value) => void;
  /** It is sent or thrown away: nothing is kept any more. Call it before the form closes. */
  clear: () => void;
}

/**
 * Something that a person types, kept sealed for them until it is sent (SEC-15).
 * @param record Names the draft.
 */
export function useKept<Value extends object>(
  record: string,
  { start, isBlank, read }: KeptOptions<Value>,
): Kept<Value> {
  const [value, setValue] = useState(start);
  const { forget, isRestored, isFailing } = useUnsaved(record, {
    value: isBlank(value) ? null : value,
    read: (kept) => {
      const found = read(kept);
      return found === null || isBlank(found) ? null : found;
    },
    restore: setValue,
  });
  return {
    value,
    set: setValue,
    isRestored,
    isFailing,
    clear: () => {
      setValue(start);
      forget();
    },
  };
}
