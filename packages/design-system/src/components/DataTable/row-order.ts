import type { TableSort } from '../Table/index.ts';
import type { ColumnIndex } from './column-index.ts';

/**
 * Puts rows in order by counting, column by column from the last to the first: the time grows with the rows and not with
 * their comparisons, and rows that are equal stay as they stood.
 * @param rows Numbers of the rows to order.
 * @param sort The columns that decide, the first one first.
 * @param indexOf The index of a column.
 */
export function orderRows(rows: Uint32Array, sort: readonly TableSort[], indexOf: (column: string) => ColumnIndex | undefined): Uint32Array {
  let ordered = rows;
  for (const { column, direction } of sort.toReversed()) {
    const index = indexOf(column);
    if (index) ordered = countingSort(ordered, index, direction === 'descending');
  }
  return ordered;
}

function countingSort(rows: Uint32Array, { codes, ranks, values }: ColumnIndex, isDescending: boolean): Uint32Array {
  const last = values.includes(null) ? values.length - 1 : values.length;
  // Nothing has the last rank and keeps it in both directions.
  const placeOf = (rank: number) => (isDescending && rank < last ? last - 1 - rank : rank);
  const starts = new Uint32Array(values.length + 1);
  for (const row of rows) starts[placeOf(ranks[codes[row] as number] as number) + 1]! += 1;
  for (let place = 1; place < starts.length; place += 1) starts[place]! += starts[place - 1] as number;
  const ordered = new Uint32Array(rows.length);
  for (const row of rows) ordered[starts[placeOf(ranks[codes[row] as number] as number)]!++] = row;
  return ordered;
}
