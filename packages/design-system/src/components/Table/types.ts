import type { ReactNode } from 'react';

/** One column: where its cells come from and how they are shown. */
export interface TableColumn<Row> {
  /** Names the column in sorting; unique in the table. */
  id: string;
  /** Words at its head. */
  header: string;
  /** What a row shows in this column. */
  cell: (row: Row) => ReactNode;
  /** Whether readers may sort by it. */
  sortable?: boolean;
  /**
   * `end` for numbers and money, so that digits align.
   * @default 'start'
   */
  align?: 'start' | 'end';
  /** The column that names the row; the first one if none says so. */
  rowHeader?: boolean;
  /** Share of the width: as narrow as its content, or as wide as there is room. */
  width?: 'narrow' | 'wide';
  /** Leaves the column out below a breakpoint; never the only place of a fact. Cards on phones show it all the same. */
  hideBelow?: 'md' | 'lg';
}

/** The column and the direction that the rows are sorted by. */
export interface TableSort {
  /** Id of a column. */
  column: string;
  /** From small to large, or the other way round. */
  direction: 'ascending' | 'descending';
}

export interface TableProps<Row> {
  /** Name of the table. */
  caption: string;
  /**
   * Shows the caption above the table, where no heading says the same.
   * @default false
   */
  isCaptionVisible?: boolean;
  /** The columns in reading order; keep the array stable between renders. */
  columns: readonly TableColumn<Row>[];
  /** The rows of this page, already in their order: sorting is done where all rows are known, usually on the server. */
  rows: readonly Row[];
  /** A stable key of the row. */
  rowKey: (row: Row) => string;
  /** The order in force. */
  sort?: TableSort | undefined;
  /** Called with the order that the reader asks for. */
  onSortChange?: (sort: TableSort) => void;
  /** Opens a row's details; the row's header becomes a button. */
  onRowAction?: (row: Row) => void;
  /** Accessible name of that button where the header's words are not enough; begin it with them. */
  rowLabel?: (row: Row) => string;
  /** Whether newer rows are loading; those already shown stay readable meanwhile. */
  isLoading?: boolean;
  /** Shown in place of the rows when there are none. */
  empty: ReactNode;
}
