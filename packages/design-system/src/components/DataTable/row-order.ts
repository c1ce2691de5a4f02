import type { TableSort } from '../Table/index.ts';
import type { ColumnIndex } from './column-index.ts';

/**
 * Sorts rows by counting, column by column from the last to the first: the time grows with the number of rows, not of
 * comparisons, and the sort is stable.
 * @param rows Numbers of the rows to order.
 * @param sort The columns that decide, the first one first.
 * @param indexOf The index of a column.
 */
export function orderRows(
  rows: Uint32Array,
  sort: readonly TableSort[],
  indexOf: (column: string) => ColumnIndex | undefined,
): Uint32Array {
  let ordered = rows;
  for (const { column, direction } of sort.toReversed()) {
    const index = indexOf(column);
    if (index) ordered = countingSort(ordered, index, direction === 'descending');
  }
  return ordered;
}

/* Loops by index: the first sorting runs before the engine has made them fast, and iterators would take ten times
   as long then. */
function countingSort(rows: Uint32Array, { codes, ranks, nothing }: ColumnIndex, isDescending: boolean): Uint32Array {
  const distinct = ranks.length;
  const places = ranks.slice();
  // Empty values have the last rank in both directions.
  if (isDescending) {
    const last = nothing < 0 ? distinct - 1 : distinct - 2;
    for (let code = 0; code < distinct; code += 1) if (code !== nothing) places[code] = last - (ranks[code] as number);
  }
  const starts = new Uint32Array(distinct + 1);
  for (let at = 0; at < rows.length; at += 1) starts[(places[codes[rows[at] as number] as number] as number) + 1]! += 1;
  for (let place = 1; place <= distinct; place += 1) starts[place]! += starts[place - 1] as number;
  const ordered = new Uint32Array(rows.length);
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    ordered[starts[places[codes[row] as number] as number]!++] = row;
  }
  return ordered;
}
