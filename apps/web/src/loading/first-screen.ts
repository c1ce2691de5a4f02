import { whenIdle } from '@sakina/design-system';
import { useSyncExternalStore } from 'react';

let resolve: () => void = () => undefined;

/** Resolves when the first screen is interactive, or when the message that replaces it is shown. */
export const firstScreenShown = new Promise<void>((done) => {
  resolve = done;
});

/** Resolves at the first idle moment after that, for work that no screen waits for. */
export const firstIdle = firstScreenShown.then(idle);

function idle(): Promise<void> {
  return new Promise((done) => {
    whenIdle(() => done());
  });
}

let isSettling = false;
const listeners = new Set<() => void>();

/**
 * Notes that the code and the texts of the first screen are on their way, until they are there or have failed. Shown
 * before, the screen would begin with an indicator, which React keeps for 300 ms at least.
 */
export function awaitFirstScreen(settled: Promise<unknown>): void {
  isSettling = true;
  const end = () => {
    isSettling = false;
    for (const listener of listeners) listener();
  };
  settled.then(end, end);
}

/** Whether the first screen waits for its code or its texts, outside of React. */
export const firstScreenSettling = {
  get: () => isSettling,
  /** Calls back when that has changed; returns a function that ends it. */
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Whether the first screen waits for its code or its texts. */
export function useFirstScreenSettling(): boolean {
  const { subscribe, get } = firstScreenSettling;
  // A prerendered page holds its code and its texts.
  return useSyncExternalStore(subscribe, get, () => false);
}

/** Marks the first screen as shown. */
export function markReady(): void {
  resolve();
}
