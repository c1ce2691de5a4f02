import { useDraft } from '@sakina/platform/react';
import { useEffect, useRef, useState } from 'react';

export interface KeptOptions<Value> {
  /** What stands there at first. Hand in the same object each time. */
  start: Value;
  /** Whether there is nothing to keep. */
  isBlank: (value: Value) => boolean;
  /** Reads what a draft kept; null where it is none. */
  read: (kept: unknown) => Value | null;
}

export interface Kept<Value> {
  value: Value;
  /** Takes what is typed: a new object. */
  set: (next: Value) => void;
  /** Whether what stands there came back from a draft, and has not been sent since. */
  isRestored: boolean;
  /**
   * It is sent or thrown away: nothing is kept any more.
   * @returns Settles once the draft is gone; an owner that closes waits for it, or the draft would be there again next time.
   */
  clear: () => Promise<void>;
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
  const [isRestored, setRestored] = useState(false);
  useDraft(record, {
    value: isBlank(value) ? null : value,
    onRestore: (kept) => {
      const restored = read(kept);
      if (restored === null || isBlank(restored)) return;
      setValue(restored);
      setRestored(true);
    },
  });
  // After useDraft, so that its own effect has let go of the draft by then.
  const waiting = useRef<(() => void) | null>(null);
  useEffect(() => {
    waiting.current?.();
    waiting.current = null;
  }, [value]);

  function clear(): Promise<void> {
    setRestored(false);
    if (value === start) return Promise.resolve();
    setValue(start);
    return new Promise((resolve) => {
      waiting.current = resolve;
    });
  }
  return { value, set: setValue, isRestored, clear };
}
