/**
 * Readers for values of unknown shape: token payloads, stored records. Each returns for every input, even if getters or
 * proxy traps throw, and none reads through a prototype: a claim called `constructor` or `__proto__` is just a claim.
 */

export type UnknownRecord = Readonly<Record<string, unknown>>;

/** How many entries of a list are read. A longer one is a denial-of-service attempt, not a list of roles. */
const MAX_ENTRIES = 10_000;

/** The reader’s result, or the fallback if the value throws on access (accessor, proxy, revoked proxy). */
function read<Value>(reader: () => Value, fallback: Value): Value {
  try {
    return reader();
  } catch {
    return fallback;
  }
}

/** Whether a value is an object with fields, not an array. */
export function isRecord(value: unknown): value is UnknownRecord {
  return read(() => typeof value === 'object' && value !== null && !Array.isArray(value), false);
}

/** A record’s own field. */
export function own(value: unknown, key: string): unknown {
  return read(() => (isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined), undefined);
}

/** The first of the named fields with a non-blank text; else an empty text. */
export function ownText(value: unknown, ...keys: readonly string[]): string {
  for (const key of keys) {
    const field = own(value, key);
    if (typeof field === 'string' && field.trim() !== '') return field;
  }
  return '';
}

/** The distinct texts of a list; empty if the value is not a list. */
export function textsOf(value: unknown): readonly string[] {
  const length = read(() => (Array.isArray(value) ? Math.min(value.length, MAX_ENTRIES) : 0), 0);
  const texts = new Set<string>();
  for (let index = 0; index < length; index += 1) {
    // Own entries only: a hole in the list must not be filled from the prototype.
    const entry = read<unknown>(
      () => (Object.hasOwn(value as object, index) ? (value as unknown[])[index] : undefined),
      undefined,
    );
    if (typeof entry === 'string' && entry !== '') texts.add(entry);
  }
  return [...texts];
}
