import { own } from '@sakina/platform/domain';

// Reading what was kept of an earlier visit. It comes from a storage, so it may be anything.

/** The text at a key; empty for anything else. */
export function textAt(value: unknown, key: string): string {
  const text = own(value, key);
  return typeof text === 'string' ? text : '';
}

/** The number at a key; null for anything else. */
export function numberAt(value: unknown, key: string): number | null {
  const number = own(value, key);
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** The list at a key, cut at its limit; empty for anything else. */
export function rowsAt(value: unknown, key: string, most: number): readonly unknown[] {
  const rows = own(value, key);
  return Array.isArray(rows) ? (rows as readonly unknown[]).slice(0, most) : [];
}

/** Those of the known values that the list at a key holds, in the known order. */
export function someAt<Value extends string>(values: readonly Value[], value: unknown, key: string): Value[] {
  const given = rowsAt(value, key, values.length * 2);
  return values.filter((one) => given.includes(one));
}
