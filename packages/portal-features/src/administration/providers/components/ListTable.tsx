import { DataTable } from '@sakina/design-system';
import type { DataColumn, DataTableState } from '@sakina/design-system';
import type { Read } from '@sakina/platform/react';
import type { ReactNode } from 'react';
import { ReadFailure } from '../../shared/index.ts';
import type { CursorPage, CursorRows } from '../../shared/index.ts';

export interface ListTableProps<Row> {
  caption: string;
  columns: readonly DataColumn<Row>[];
  list: CursorRows<Row> & { read: Read<CursorPage<Row>> };
  rowKey: (row: Row) => string;
  rowLabel: (row: Row) => string;
  state: DataTableState;
  onStateChange: (state: DataTableState) => void;
  onOpen: (row: Row) => void;
  empty: ReactNode;
}

/** One of the lists in its state: loading, failed, empty or full. */
export function ListTable<Row>({ list: { read, rows, server }, onOpen, ...rest }: ListTableProps<Row>) {
  const table = <DataTable {...rest} rows={rows} server={server} isLoading={read.isLoading} onRowAction={onOpen} />;
  return <ReadFailure read={read}>{table}</ReadFailure>;
}
