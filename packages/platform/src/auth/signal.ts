import type { LogFailure } from './log.ts';

/** A set of listeners that are all called even if one of them throws. */
export function createSignal<Value>(log: LogFailure) {
  const listeners = new Set<(value: Value) => void>();
  return {
    add: (listener: (value: Value) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    raise: (value: Value) => {
      for (const listener of listeners) {
        try {
          listener(value);
        } catch (error) {
          log('tell of the session', error);
        }
      }
    },
  };
}
