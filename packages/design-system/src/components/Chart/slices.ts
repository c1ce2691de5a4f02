import type { CategoryValue } from './types.ts';

/** A part of a whole. */
export interface Slice {
  id: string;
  label: string;
  value: number;
  /** Of the whole, from 0 to 1. */
  share: number;
}

/**
 * The parts of a whole, with the smallest joined where there are more than can be told apart.
 * @param values As given; missing, negative and non-numeric values are left out.
 * @param most How many slices there may be.
 * @param nameOther Names the joined ones by their number.
 */
export function slicesOf(
  values: readonly CategoryValue[],
  most: number,
  nameOther: (count: number) => string,
): Slice[] {
  const parts = values.flatMap(({ id, label, value }) =>
    value !== null && Number.isFinite(value) && value > 0 ? [{ id, label, value }] : [],
  );
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const withShare = (part: { id: string; label: string; value: number }): Slice => ({
    ...part,
    share: part.value / total,
  });
  if (parts.length <= most) return parts.map(withShare);
  const bySize = [...parts].sort((a, b) => b.value - a.value);
  const kept = new Set(bySize.slice(0, most - 1));
  const joined = bySize.slice(most - 1);
  const other = {
    id: '—other',
    label: nameOther(joined.length),
    value: joined.reduce((sum, { value }) => sum + value, 0),
  };
  return [...parts.filter((part) => kept.has(part)), other].map(withShare);
}
