import { own } from '@sakina/platform/domain';

// Reads values of a stored draft. A draft comes from browser storage, so it may contain anything.

/** The text at a key; empty for anything else. */
export function textAt(value: unknown, key: string): string {
  const text = own(value, key);
  return typeof text === 'string' ? text : '';
}

/** The finite number at a key; null for anything else. */
export function numberAt(value: unknown, key: string): number | null {
  const number = own(value, key);
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** At most `limit` rows of the list at a key; empty for anything else. */
export function rowsAt(value: unknown, key: string, limit: number): readonly unknown[] {
  const rows = own(value, key);
  return Array.isArray(rows) ? (rows as readonly unknown[]).slice(0, limit) : [];
}

/** The known values that the list at a key contains, in their known order. */
export function someAt<Value extends string>(values: readonly Value[], value: unknown, key: string): Value[] {
  const given = rowsAt(value, key, values.length * 2);
  return values.filter((one) => given.includes(one));
}

/** The known value at a key; null for anything else. */
export function oneAt<Value extends string>(values: readonly Value[], value: unknown, key: string): Value | null {
  const found = own(value, key);
  return values.find((one) => one === found) ?? null;
}
