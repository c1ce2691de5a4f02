import type { ReactNode } from 'react';
import type { MenuItem } from '../Menu/index.ts';
import type { HeadingLevel } from '../Text/index.ts';
import type { CsvFile } from './csv.ts';
import type { DataColumn, DataTableState, RowSelection, SavedView } from './types.ts';

/** Rows that a server finds and orders; the table asks for more as its reader scrolls. */
export interface ServerRows {
  /** How many rows match in all, as far as the server says. */
  total?: number | undefined;
  /** Whether there are more than those loaded. */
  hasMore: boolean;
  /** Asks for the next rows, also after a failure. */
  onLoadMore: () => void;
  /** Whether the next rows are loading. */
  isLoadingMore?: boolean;
  /** Whether the next rows failed to load; those already shown stay. */
  hasFailed?: boolean;
  /** Exports what matches on the server; left out, there is no export. */
  onExport?: (columns: readonly string[]) => void;
}

/** An action on all selected rows at once. */
export interface BulkAction {
  id: string;
  /** What it does. */
  label: string;
  /** A drawing that helps to find it again. */
  icon?: ReactNode;
  /** Marks what cannot be undone. */
  isDanger?: boolean;
  /** Does it. With `allExcept` the rows may not have been loaded: the server has to find them by the same filters. */
  onAction: (selection: RowSelection, count: number) => void;
}

/** Views that the reader has saved; the owner of the table stores them. */
export interface SavedViews {
  list: readonly SavedView[];
  /** Whether what the owner keeps of the view in force beside the table’s state has changed. */
  isChanged?: boolean;
  /** Stores a new view. */
  onSave: (name: string, state: SavedView['state']) => void;
  /** Stores a new name or a new state. */
  onChange: (view: SavedView) => void;
  /** Deletes a view. */
  onDelete: (id: string) => void;
}

/** The file that the reader may save. */
export interface TableExport {
  /** What the file contains; becomes its name. */
  name: string;
  /** Today, for its name: `YYYY-MM-DD`. */
  day?: string;
  /** Receives the file instead of the browser’s download. */
  onFile?: (file: CsvFile) => void;
}

export interface DataTableProps<Row> {
  /** Name of the table. */
  caption: string;
  /** The columns in reading order; keep the array stable between renders. */
  columns: readonly DataColumn<Row>[];
  /** All rows, or with `server` those loaded so far, in their order; keep the array stable between renders. */
  rows: readonly Row[];
  /** A stable key of the row. */
  rowKey: (row: Row) => string;
  /** What a row is called in the names of its buttons. */
  rowLabel: (row: Row) => string;
  /** Everything the reader can set. */
  state: DataTableState;
  /** Called with the whole next state, whatever was changed. */
  onStateChange: (state: DataTableState) => void;
  /** Shown in place of the table where there are no rows at all. */
  empty: ReactNode;
  /** The rows come from a server that sorts and filters. */
  server?: ServerRows;
  /** Whether rows are loading; those already shown stay readable meanwhile. */
  isLoading?: boolean;
  /** The rows could not be loaded; called to try again. */
  onRetry?: (() => void) | undefined;
  /** Opens a row. */
  onRowAction?: (row: Row) => void;
  /** What else can be done to a row. */
  rowActions?: (row: Row) => readonly MenuItem[];
  /**
   * Whether rows can be chosen.
   * @default false
   */
  isSelectable?: boolean;
  /** What can be done to the chosen rows. */
  bulkActions?: readonly BulkAction[];
  /** Views that the reader has saved; left out, nothing can be saved. */
  views?: SavedViews;
  /** Lets the reader save what matches as a file; not with `server`, which has `onExport`. */
  exportFile?: TableExport;
  /** What else narrows the rows, on the line of the search. */
  tools?: ReactNode;
  /** Today, for the calendars of its date filters: `YYYY-MM-DD`. */
  today?: string;
  /**
   * How high it is: as high as its rows up to most of the screen, or as high as the box around it.
   * @default 'auto'
   */
  height?: 'auto' | 'fill';
  /**
   * Level of the headings shown in place of rows.
   * @default 2
   */
  headingLevel?: HeadingLevel;
}
