import type { RowSelection } from './types.ts';

/** Whether a row is chosen. */
export function isSelected({ mode, keys }: RowSelection, key: string): boolean {
  return keys.has(key) === (mode === 'only');
}

/** How many rows are chosen of those that match. */
export function selectedCount({ mode, keys }: RowSelection, total: number): number {
  return mode === 'only' ? keys.size : Math.max(0, total - keys.size);
}

/** The same selection with some rows selected or deselected. */
export function withRows({ mode, keys }: RowSelection, changed: Iterable<string>, isChosen: boolean): RowSelection {
  const next = new Set(keys);
  for (const key of changed) {
    if (isChosen === (mode === 'only')) next.add(key);
    else next.delete(key);
  }
  return { mode, keys: next };
}

/** Every matching row, including those not loaded yet. */
export const ALL_ROWS: RowSelection = { mode: 'allExcept', keys: new Set() };
