export { DataTable } from './DataTable.tsx';
export type { BulkAction, DataTableProps, SavedViews, ServerRows, TableExport } from './props.ts';
export type {
  CellContext,
  CellValue,
  ColumnArrangement,
  ColumnFilter,
  ColumnOption,
  DataColumn,
  DataTableState,
  PinEdge,
  RowSelection,
  SavedView,
} from './types.ts';
export type { CsvFile } from './csv.ts';
export { initialTableState } from './table-state.ts';
export { readTableState, writeTableState } from './address.ts';
export { csvCell } from './csv.ts';
export { isSelected, selectedCount } from './selection.ts';
