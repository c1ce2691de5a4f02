import { useState } from 'react';

/** What is shown, and how it is held still. */
export interface Steady<T> {
  shown: T;
  /** Whether something newer than what is shown has arrived. */
  isBehind: boolean;
  hold: () => void;
  release: () => void;
}

/**
 * Keeps what is shown while the pointer is over it, so that nothing moves under a press.
 * @param signatureOf Equal for two values that look alike.
 */
export function useSteady<T>(latest: T, signatureOf: (value: T) => string): Steady<T> {
  const [held, setHeld] = useState<{ value: T }>();
  return {
    shown: held ? held.value : latest,
    isBehind: held !== undefined && signatureOf(held.value) !== signatureOf(latest),
    hold: () => setHeld((before) => before ?? { value: latest }),
    release: () => setHeld(undefined),
  };
}
