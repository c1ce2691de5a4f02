import { own } from '@sakina/platform/domain';

// Reading what was kept of an earlier visit. It comes from a storage, so it may be anything.

/** The text at a key; empty for anything else. */
export function textAt(value: unknown, key: string): string {
  const text = own(value, key);
  return typeof text === 'string' ? text : '';
}

/** Those of the known values that the list at a key holds, in the known order. */
export function someAt<Value extends string>(values: readonly Value[], value: unknown, key: string): Value[] {
  const list = own(value, key);
  return Array.isArray(list) ? values.filter((one) => (list as readonly unknown[]).includes(one)) : [];
}

/** The known value at a key; null for anything else. */
export function oneAt<Value extends string>(values: readonly Value[], value: unknown, key: string): Value | null {
  const found = own(value, key);
  return values.find((one) => one === found) ?? null;
}
