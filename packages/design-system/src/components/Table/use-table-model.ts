import { useMemo } from 'react';
import { rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table';
import type { ColumnDef, SortingState } from '@tanstack/react-table';
import type { TableColumn, TableProps, TableSort } from './types.ts';

const features = tableFeatures({ rowSortingFeature });

/** One place in the head. */
export interface HeadCell<Row> {
  column: TableColumn<Row>;
  /** What `aria-sort` says; undefined for a column that cannot be sorted. */
  sorted: 'ascending' | 'descending' | 'none' | undefined;
  /** Asks for the next order of this column. */
  toggle: () => void;
}

/** What both forms of the table, rows and cards, are drawn from. */
export interface TableModel<Row> {
  head: HeadCell<Row>[];
  rows: { key: string; row: Row }[];
  /** The column that names a row. */
  rowHeader: string | undefined;
}

function toState(sort: TableSort | undefined): SortingState {
  return sort ? [{ id: sort.column, desc: sort.direction === 'descending' }] : [];
}

type ModelOptions<Row> = Pick<TableProps<Row>, 'columns' | 'rows' | 'rowKey' | 'sort' | 'onSortChange'>;

/**
 * Puts columns and rows into TanStack's table, with the sorting left to the caller.
 * @returns Head and rows in plain shapes, so that nothing else here depends on the library.
 */
export function useTableModel<Row extends object>({
  columns,
  rows,
  rowKey,
  sort,
  onSortChange,
}: ModelOptions<Row>): TableModel<Row> {
  const definitions = useMemo(
    () =>
      columns.map((column): ColumnDef<typeof features, Row> => ({
        id: column.id,
        header: column.header,
        accessorFn: (row) => row,
        enableSorting: column.sortable ?? false,
        sortDescFirst: false,
      })),
    [columns],
  );
  const data = useMemo(() => [...rows], [rows]);
  const sorting = useMemo(() => toState(sort), [sort]);
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: rowKey,
    state: { sorting },
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    onSortingChange: (updater) => {
      const [next] = typeof updater === 'function' ? updater(sorting) : updater;
      if (next) onSortChange?.({ column: next.id, direction: next.desc ? 'descending' : 'ascending' });
    },
  });

  const byId = new Map(columns.map((column) => [column.id, column]));
  const head = (table.getHeaderGroups()[0]?.headers ?? []).flatMap((header): HeadCell<Row>[] => {
    const column = byId.get(header.column.id);
    if (!column) return [];
    const state = header.column.getIsSorted();
    const sorted = state === 'asc' ? 'ascending' : state === 'desc' ? 'descending' : 'none';
    return [{ column, sorted: column.sortable ? sorted : undefined, toggle: () => header.column.toggleSorting() }];
  });
  return {
    head,
    rows: table.getRowModel().rows.map((row) => ({ key: row.id, row: row.original })),
    rowHeader: (columns.find((column) => column.rowHeader) ?? columns[0])?.id,
  };
}
