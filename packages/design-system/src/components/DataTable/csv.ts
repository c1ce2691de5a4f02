import { cellText } from './cell-text.ts';
import type { CellContext, DataColumn } from './types.ts';

/** How many rows one file takes; spreadsheets read about a million. */
const EXPORT_LIMIT = 500_000;

/** A file of rows, ready to be saved. */
export interface CsvFile {
  /** Name with its ending. */
  name: string;
  /** What stands in it, with the mark that tells spreadsheets that it is UTF-8. */
  text: string;
  /** How many rows stand in it. */
  count: number;
  /** Whether there were more rows than a file takes. */
  isCut: boolean;
}

// What a spreadsheet would run: a formula’s first character, full width as well, behind whatever it may skip.
const FORMULA = /^[\s\u00a0\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;
const QUOTED = /[",;\r\n\t]|^\s|\s$/;

/**
 * One cell of a file. Words that a spreadsheet would take for a formula get an apostrophe in front; numbers are plain digits.
 * @param value A number, or what somebody wrote.
 */
export function csvCell(value: string | number | null): string {
  if (value === null || Number.isNaN(value)) return '';
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function exported<Row>(column: DataColumn<Row>, row: Row, context: CellContext): string | number | null {
  return column.kind === 'number' || column.kind === 'date' ? column.value(row) : cellText(column, row, context);
}

/**
 * Rows as a CSV file (RFC 4180): a head, a line a row, numbers and days plain so that they can be counted with.
 * @param columns Those to write, in their order.
 */
export function createCsv<Row>(
  name: string,
  columns: readonly DataColumn<Row>[],
  rows: Iterable<Row>,
  context: CellContext,
  limit: number = EXPORT_LIMIT,
): CsvFile {
  const lines = [columns.map((column) => csvCell(column.header)).join(',')];
  let isCut = false;
  for (const row of rows) {
    isCut = lines.length > limit;
    if (isCut) break;
    lines.push(columns.map((column) => csvCell(exported(column, row, context))).join(','));
  }
  return { name, text: `\ufeff${lines.join('\r\n')}\r\n`, count: lines.length - 1, isCut };
}

/**
 * A name that every system takes.
 * @param words What the file holds, in any script.
 * @param day The day of the export, `YYYY-MM-DD`.
 */
export function csvFileName(words: string, day?: string): string {
  const base =
    words
      .normalize('NFC')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 80)
      .toLowerCase() || 'table';
  return `${day ? `${base}-${day}` : base}.csv`;
}
