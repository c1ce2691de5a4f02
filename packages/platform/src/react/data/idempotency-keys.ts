import { isApiError } from '../../client/index.ts';

/**
 * The idempotency keys of writes whose outcome is not known yet (SEC-12). In memory only: a key is found by the typed
 * input.
 */
export interface IdempotencyKeys {
  /** The key of a write: the same for the same operation and input until its outcome is known. */
  keyFor(operation: string, input: unknown): string;
  /** Drops the key once the outcome is known: the same input is then a new write. */
  release(operation: string, input: unknown): void;
}

/**
 * Creates the registry of keys. It outlives screens: a user who comes back after a portal switch or a lost connection
 * and repeats the write gets its outcome, not a second effect.
 * @param newKey Returns a key that was never used.
 */
export function createIdempotencyKeys(newKey: () => string): IdempotencyKeys {
  const keys = new Map<string, string>();
  // JSON would serialise every file as `{}`, and another file is another write.
  const withFiles = (_: string, value: unknown) =>
    value instanceof File ? { name: value.name, size: value.size, lastModified: value.lastModified } : value;
  const writeOf = (operation: string, input: unknown) => `${operation} ${JSON.stringify(input, withFiles)}`;

  return {
    keyFor: (operation, input) => {
      const write = writeOf(operation, input);
      const key = keys.get(write) ?? newKey();
      keys.set(write, key);
      return key;
    },
    release: (operation, input) => void keys.delete(writeOf(operation, input)),
  };
}

/**
 * Whether a failed write is known to have had no effect. A refusal is an outcome; with no answer, an unreadable one or
 * a server error the write may have been done.
 */
export function isOutcome(error: unknown): boolean {
  if (!isApiError(error) || error.kind !== 'http') return false;
  const status = error.status ?? 500;
  return status < 500 && status !== 408;
}
