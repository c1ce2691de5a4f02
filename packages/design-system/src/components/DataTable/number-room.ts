import { cellText } from './cell-text.ts';
import type { DataColumn } from './types.ts';

/** Width of a figure, or of a letter beside it, in pixels at the usual text size. */
const SIGN = 8.75;
/** The padding of a cell at both sides. */
const PADDING = 26;

/** The room that the numbers of each column need, by its id, in pixels at the usual text size. */
export type NumberRoom = Readonly<Record<string, number>>;

/**
 * Measures how wide the columns of numbers have to be: a sum that is cut reads as another sum. The two numbers at the
 * ends are written, which are the longest, and none of the others: a table may have 100,000 rows.
 */
export function numberRoom<Row>(columns: readonly DataColumn<Row>[], rows: readonly Row[], locale: string): NumberRoom {
  return Object.fromEntries(
    columns.flatMap((column) => {
      if (column.kind !== 'number' || column.cell) return [];
      const ends = endsOf(column, rows);
      const longest = Math.max(0, ...ends.map((row) => cellText(column, row, { locale }).length));
      return longest > 0 ? [[column.id, Math.ceil(longest * SIGN + PADDING)]] : [];
    }),
  );
}

/** The rows with the least and the greatest number; none where no row has one. */
function endsOf<Row>(column: DataColumn<Row>, rows: readonly Row[]): readonly Row[] {
  let [least, greatest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let ends: [Row, Row] | undefined;
  for (const row of rows) {
    const value = column.value(row);
    if (typeof value !== 'number') continue;
    ends ??= [row, row];
    if (value < least) [least, ends[0]] = [value, row];
    if (value > greatest) [greatest, ends[1]] = [value, row];
  }
  return ends ?? [];
}
