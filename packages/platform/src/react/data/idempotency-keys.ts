import { isApiError } from '../../client/index.ts';

/** The keys of writes whose outcome is not known yet (SEC-12). In memory alone: what was typed is part of it. */
export interface Intents {
  /** The key of an intent: the same for the same operation and input until its outcome is known. */
  keyOf(operation: string, input: unknown): string;
  /** The outcome is known: doing the same again is another intent. */
  settle(operation: string, input: unknown): void;
}

/**
 * Makes the book of intents. It outlives screens: who comes back after a portal switch or a lost connection and repeats the
 * write asks for its outcome.
 * @param newKey Gives a key that was never used.
 */
export function createIntents(newKey: () => string): Intents {
  const keys = new Map<string, string>();
  // JSON would write every file as `{}`: another file is another intent.
  const withFiles = (_: string, value: unknown) =>
    value instanceof File ? { name: value.name, size: value.size, lastModified: value.lastModified } : value;
  const intentOf = (operation: string, input: unknown) => `${operation} ${JSON.stringify(input, withFiles)}`;

  return {
    keyOf: (operation, input) => {
      const intent = intentOf(operation, input);
      const key = keys.get(intent) ?? newKey();
      keys.set(intent, key);
      return key;
    },
    settle: (operation, input) => void keys.delete(intentOf(operation, input)),
  };
}

/**
 * Whether a failed write is known to have had no effect. A refusal is an outcome; without an answer, with one that cannot be
 * read, or with the server’s own trouble the write may still have been done.
 */
export function isOutcome(error: unknown): boolean {
  if (!isApiError(error) || error.kind !== 'http') return false;
  const status = error.status ?? 500;
  return status < 500 && status !== 408;
}
