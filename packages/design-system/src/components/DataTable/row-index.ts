import { indexColumn, isSearched } from './column-index.ts';
import type { ColumnIndex } from './column-index.ts';
import { cellText } from './cell-text.ts';
import { filterRows } from './row-filter.ts';
import { orderRows } from './row-order.ts';
import type { DataColumn, DataTableState } from './types.ts';

/** Finds and orders the rows of a large table. */
export interface RowIndex {
  /** Numbers of the rows that match, in order. */
  match: (query: Pick<DataTableState, 'sort' | 'filters' | 'search'>) => Uint32Array;
  /** Reads columns that have not been read yet, a slice at each step; at its end everything answers at once. */
  warm: () => Generator<undefined, void>;
}

/**
 * An index over rows that do not change. Each column is read when it is first needed, or before that by `warm`.
 * @param locale Language of the order of words.
 */
export function createRowIndex<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  locale: string,
): RowIndex {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const read = new Map<string, ColumnIndex>();
  const begun = new Map<string, Generator<undefined, ColumnIndex>>();
  const { compare } = new Intl.Collator(locale, { numeric: true });

  function step(id: string): ColumnIndex | undefined {
    const column = byId.get(id);
    const known = read.get(id);
    if (!column || known) return known;
    const work = begun.get(id) ?? indexColumn(rows, column, compare, (row) => cellText(column, row, { locale }));
    begun.set(id, work);
    const next = work.next();
    if (!next.done) return undefined;
    begun.delete(id);
    read.set(id, next.value);
    return next.value;
  }

  function indexOf(id: string): ColumnIndex | undefined {
    if (!byId.has(id)) return undefined;
    for (;;) {
      const index = step(id);
      if (index) return index;
    }
  }

  return {
    match({ sort, filters, search }) {
      const pairs = Object.entries(filters).flatMap(([id, filter]) => {
        const index = indexOf(id);
        return index ? [[index, filter] as const] : [];
      });
      const searched =
        search.trim() === '' ? [] : columns.filter(isSearched).flatMap((column) => indexOf(column.id) ?? []);
      return orderRows(filterRows(rows.length, pairs, search, searched), sort, indexOf);
    },
    *warm() {
      for (const { id } of columns) while (!step(id)) yield;
    },
  };
}
