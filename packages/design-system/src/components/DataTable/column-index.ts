import { foldForSearch } from '@sakina/platform/locale';
import { createWordList } from './word-list.ts';
import type { WordList } from './word-list.ts';
import { mergeSort, SLICE } from './merge-sort.ts';
import type { CellValue, DataColumn } from './types.ts';

/**
 * A column of a large table as a dictionary: every distinct value once, and for each row the number of its value.
 * Filters and search look at each distinct value once, and a sort compares numbers instead of words.
 */
export interface ColumnIndex {
  /** For each row the number of its value. */
  codes: Uint32Array;
  /** The distinct values; `null` for nothing. */
  values: CellValue[];
  /** For each distinct value its place in the order. Nothing comes last, in both directions. */
  ranks: Uint32Array;
  /** The number of nothing, or -1 where every row has something. */
  nothing: number;
  /** The distinct values as search reads them; only of columns of words. */
  words: WordList;
}

function normal(value: CellValue): CellValue {
  return value === '' || Number.isNaN(value) ? null : value;
}

/** Words for search: what the reader sees, not what the row holds. */
type TextOf<Row> = (row: Row) => string;

/** Whether search looks into a column: words and choices; numbers and days have filters of their own. */
export function isSearched<Row>(column: DataColumn<Row>): boolean {
  return column.kind === 'text' || column.kind === 'choice';
}

/**
 * Reads one column of all rows, in slices: it yields now and then, so that it can be done while the reader does
 * something else, or be run to its end at once.
 */
export function* indexColumn<Row>(
  rows: readonly Row[],
  column: DataColumn<Row>,
  compare: (a: string, b: string) => number,
  textOf: TextOf<Row>,
): Generator<undefined, ColumnIndex> {
  const codes = new Uint32Array(rows.length);
  const values: CellValue[] = [];
  const folded: string[] = [];
  const known = new Map<CellValue, number>();
  const hasWords = isSearched(column);
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] as Row;
    const value = normal(column.value(row));
    let code = known.get(value);
    if (code === undefined) {
      code = values.push(value) - 1;
      known.set(value, code);
      if (hasWords) folded.push(value === null ? '' : foldForSearch(textOf(row)));
    }
    codes[index] = code;
    if (index % SLICE === SLICE - 1) yield;
  }
  const order = yield* sortedCodes(column.kind, values, compare);
  const ranks = new Uint32Array(values.length);
  order.forEach((code, rank) => {
    ranks[code] = rank;
  });
  return { codes, values, ranks, nothing: known.get(null) ?? -1, words: createWordList(folded) };
}

type Compare = (a: string, b: string) => number;

/** The numbers of the distinct values in order, nothing last. */
function* sortedCodes(
  kind: DataColumn<never>['kind'],
  values: readonly CellValue[],
  compare: Compare,
): Generator<undefined, Uint32Array> {
  const something = Uint32Array.from(values.keys()).filter((code) => values[code] !== null);
  const nothing = values.indexOf(null);
  const order = yield* kind === 'number'
    ? sortedNumbers(values, something)
    : sortedWords(kind, values, something, compare);
  return nothing < 0 ? order : append(order, nothing);
}

function append(order: Uint32Array, code: number): Uint32Array {
  const longer = new Uint32Array(order.length + 1);
  longer.set(order);
  longer[order.length] = code;
  return longer;
}

function sortedNumbers(values: readonly CellValue[], codes: Uint32Array): Generator<undefined, Uint32Array> {
  const numbers = Float64Array.from(values, Number);
  return mergeSort(codes, (a, b) => (numbers[a] as number) <= (numbers[b] as number));
}

/**
 * Comparing words as their language does takes a hundred times as long as comparing their characters. So they are first
 * put into the order of their folded characters, which is nearly that of the language; the second pass finds little
 * left to do.
 */
function* sortedWords(
  kind: DataColumn<never>['kind'],
  values: readonly CellValue[],
  codes: Uint32Array,
  compare: Compare,
): Generator<undefined, Uint32Array> {
  const words = values.map(String);
  if (kind === 'date') return yield* mergeSort(codes, (a, b) => (words[a] as string) <= (words[b] as string));
  const keys = words.map((word) => foldForSearch(word).replace(/\d+/g, (digits) => digits.padStart(12, '0')));
  const nearly = yield* mergeSort(codes, (a, b) => (keys[a] as string) <= (keys[b] as string));
  return yield* mergeSort(nearly, (a, b) => compare(words[a] as string, words[b] as string) <= 0);
}
