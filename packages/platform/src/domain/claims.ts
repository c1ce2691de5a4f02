/**
 * Readers for values of unknown shape: token payloads, stored records. Each answers for every input and none reads
 * through a prototype, so a claim called `constructor` or `__proto__` is only a claim.
 */

export type UnknownRecord = Readonly<Record<string, unknown>>;

/** Whether a value is an object with fields, not an array. */
export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The field of a record if the record itself has it. */
export function own(value: unknown, key: string): unknown {
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
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
  return Array.isArray(value) ? [...new Set(value.filter((entry): entry is string => typeof entry === 'string' && entry !== ''))] : [];
}
