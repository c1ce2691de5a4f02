/** Summary of a row of values. */
export interface Facts {
  /** How many values there are. */
  count: number;
  /** How many are missing between the first and the last one. */
  missing: number;
  /** Index of the first value, and so on; -1 when there is none. */
  first: number;
  last: number;
  /** The first of the highest, and of the lowest, if several are equal. */
  highest: number;
  lowest: number;
  /** From the first value to the last. */
  direction: 'up' | 'down' | 'same';
  /** Whether all values are equal. */
  isFlat: boolean;
}

const isValue = (value: number | null): value is number => value !== null && Number.isFinite(value);

/**
 * First, last, highest, lowest and change of a row of values.
 * @param values In order; `null` and non-numbers count as missing.
 */
export function factsOf(values: readonly (number | null)[]): Facts {
  const at = (index: number) => values[index] ?? 0;
  const present = values.flatMap((value, index) => (isValue(value) ? [index] : []));
  const first = present[0] ?? -1;
  const last = present[present.length - 1] ?? -1;
  let [highest, lowest] = [first, first];
  for (const index of present) {
    if (at(index) > at(highest)) highest = index;
    if (at(index) < at(lowest)) lowest = index;
  }
  return {
    count: present.length,
    missing: present.length === 0 ? 0 : last - first + 1 - present.length,
    first,
    last,
    highest,
    lowest,
    direction: at(last) > at(first) ? 'up' : at(last) < at(first) ? 'down' : 'same',
    isFlat: at(highest) === at(lowest),
  };
}

/**
 * Isolated values between gaps: a line cannot show them, so they need a mark.
 * @returns Their indices.
 */
export function loneValues(values: readonly (number | null)[]): number[] {
  const has = (index: number) => isValue(values[index] ?? null);
  return values.flatMap((_, index) => (has(index) && !has(index - 1) && !has(index + 1) ? [index] : []));
}
