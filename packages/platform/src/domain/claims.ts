/**
 * Readers for values of unknown shape: token payloads, stored records. Each answers for every input, even one whose
 * getters or traps throw, and none reads through a prototype: a claim called `constructor` or `__proto__` is only a claim.
 */

export type UnknownRecord = Readonly<Record<string, unknown>>;

/** Entries of a list that are read; a list beyond that is an attack on the reader's time, not a list of roles. */
const MAX_ENTRIES = 10_000;

/** What a reader says, or the fallback where the value itself throws on being read (accessor, proxy, revoked proxy). */
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

/** The field of a record if the record itself has it. */
export function own(value: unknown, key: string): unknown {
  return read(() => (isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined), undefined);
}

/** The record's own fields, whatever their names; those that cannot be read are left out. */
export function ownValues(value: unknown): readonly unknown[] {
  const keys = read(() => (isRecord(value) ? Object.keys(value).slice(0, MAX_ENTRIES) : []), []);
  return keys.map((key) => own(value, key));
}

/** The first of the named fields that holds a text with something in it; else an empty text. */
export function ownText(value: unknown, ...keys: readonly string[]): string {
  for (const key of keys) {
    const field = own(value, key);
    if (typeof field === 'string' && field.trim() !== '') return field;
  }
  return '';
}

/** The texts of a list, each once; nothing where there is no list. */
export function textsOf(value: unknown): readonly string[] {
  const length = read(() => (Array.isArray(value) ? Math.min(value.length, MAX_ENTRIES) : 0), 0);
  const texts = new Set<string>();
  for (let index = 0; index < length; index += 1) {
    // An entry of its own: a hole is filled from nowhere, and surely not from a prototype.
    const entry = read<unknown>(
      () => (Object.hasOwn(value as object, index) ? (value as unknown[])[index] : undefined),
      undefined,
    );
    if (typeof entry === 'string' && entry !== '') texts.add(entry);
  }
  return [...texts];
}
