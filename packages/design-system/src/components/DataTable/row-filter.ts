import type { ColumnIndex } from './column-index.ts';
import { foldForSearch } from '@sakina/platform/locale';
import { textsWith } from './word-list.ts';
import type { CellValue, ColumnFilter } from './types.ts';

/** For each distinct value of a column whether a filter lets it through: 1 or 0. */
function passes({ values, words }: ColumnIndex, filter: ColumnFilter): Uint8Array {
  switch (filter.kind) {
    case 'text':
      return textsWith(words, foldForSearch(filter.text.trim()));
    case 'choice': {
      const chosen = new Set(filter.values);
      return each(values, (value) => chosen.has(String(value ?? '')));
    }
    case 'number': {
      const { min = -Infinity, max = Infinity } = filter;
      return each(values, (value) => typeof value === 'number' && value >= min && value <= max);
    }
    case 'date': {
      const { from = '', to = '' } = filter;
      return each(values, (value) => isBetween(String(value ?? '').slice(0, 10), from, to));
    }
  }
}

function each(values: readonly CellValue[], test: (value: CellValue) => boolean): Uint8Array {
  return Uint8Array.from(values, (value) => Number(test(value)));
}

function isBetween(day: string, from: string, to: string): boolean {
  return day !== '' && (from === '' || day >= from) && (to === '' || day <= to);
}

/**
 * The rows that pass every filter, in their order.
 * @param count How many rows there are.
 * @param filters A column's index with its filter; all of them have to agree.
 * @param search Words, all of which have to be found, each in any of the columns.
 * @param searched The columns that search looks into.
 */
export function filterRows(
  count: number,
  filters: readonly (readonly [ColumnIndex, ColumnFilter])[],
  search: string,
  searched: readonly ColumnIndex[],
): Uint32Array {
  const mask = new Uint8Array(count).fill(1);
  for (const [index, filter] of filters) both(mask, hits(count, [[index, passes(index, filter)]]));
  for (const word of foldForSearch(search).split(/\s+/).filter(Boolean)) {
    both(
      mask,
      hits(
        count,
        searched.map((index) => [index, textsWith(index.words, word)]),
      ),
    );
  }
  const found = new Uint32Array(count);
  let length = 0;
  for (let row = 0; row < count; row += 1) if (mask[row] === 1) found[length++] = row;
  return found.subarray(0, length);
}

/** For each row whether it passes in any of the columns: one plain loop per column, which engines optimise. */
function hits(count: number, columns: readonly (readonly [ColumnIndex, Uint8Array])[]): Uint8Array {
  const mask = new Uint8Array(count);
  for (const [{ codes }, pass] of columns) {
    for (let row = 0; row < count; row += 1) mask[row]! |= pass[codes[row] as number] as number;
  }
  return mask;
}

function both(mask: Uint8Array, other: Uint8Array): void {
  for (let row = 0; row < mask.length; row += 1) mask[row]! &= other[row] as number;
}
