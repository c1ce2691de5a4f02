import { cellText } from './cell-text.ts';
import type { CellContext, DataColumn } from './types.ts';

/** How many rows one file takes; spreadsheets read about a million. */
const EXPORT_LIMIT = 500_000;

/** A file of rows, ready to be saved. */
export interface CsvFile {
  /** Name with its ending. */
  name: string;
  /** Its content, with the byte order mark by which spreadsheets recognize UTF-8. */
  text: string;
  /** How many rows it contains. */
  count: number;
  /** Whether there were more rows than a file takes. */
  isCut: boolean;
}

// What a spreadsheet would run: a formula’s first character, full-width ones too, after anything it may skip.
const FORMULA = /^[\s\u00a0\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;
const QUOTED = /[",;\r\n\t]|^\s|\s$/;

/**
 * One cell of a file. Words that a spreadsheet would take for a formula get an apostrophe in front; numbers are plain
 * digits.
 * @param value A number, or typed text.
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
 * Rows as a CSV file (RFC 4180): a header, one line per row, numbers and days unformatted so that they can be
 * calculated with.
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
  let isFirst = true;
  for (const row of rows) {
    if (isFirst) lines[0] = columns.map((column) => csvCell(column.fileHeader?.(row) ?? column.header)).join(',');
    isFirst = false;
    isCut = lines.length > limit;
    if (isCut) break;
    lines.push(columns.map((column) => csvCell(exported(column, row, context))).join(','));
  }
  return { name, text: `\ufeff${lines.join('\r\n')}\r\n`, count: lines.length - 1, isCut };
}

/**
 * A file name that every system accepts.
 * @param words What the file contains, in any script.
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
