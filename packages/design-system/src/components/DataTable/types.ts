import type { ReactNode } from 'react';
import type { TableSort } from '../Table/index.ts';

/** The value of a column for a row, which sorting, filters, search and export work on. `null` when empty. */
export type CellValue = string | number | null;

/** One of the few values of a `choice` column. */
export interface ColumnOption {
  /** The value in the rows. */
  id: string;
  /** What a person reads. */
  label: string;
}

/** The context of a column that renders its own cells. */
export interface CellContext {
  /** BCP 47 tag of the current language. */
  locale: string;
}

/** One column: where its values come from and how they are shown. */
export interface DataColumn<Row> {
  /** Names the column in state and address; unique in the table. */
  id: string;
  /** Words at its head. */
  header: string;
  /**
   * Words at its head in a file, by the first row; left out, those of the table. For what a file loses, such as a
   * currency.
   */
  fileHeader?: (first: Row) => string;
  /** What kind of values it holds: it decides filter, order, alignment and how a value is written. */
  kind: 'text' | 'number' | 'date' | 'choice';
  /** The plain value of a row. A `date` is `YYYY-MM-DD`, with a time after it where there is one. */
  value: (row: Row) => CellValue;
  /**
   * What a person reads in place of the value; left out, numbers, dates and choices are written in the reader’s
   * language.
   */
  format?: (row: Row, context: CellContext) => string;
  /** Renders the cell where text is not enough; its text must be what `format` returns. */
  cell?: (row: Row, context: CellContext) => ReactNode;
  /** Why a row may have no value here, said by its dash; left out, that none is given. */
  missing?: string;
  /** The values of a `choice` column, in the order of its filter. */
  options?: readonly ColumnOption[];
  /**
   * Whether readers may sort by it.
   * @default true
   */
  isSortable?: boolean;
  /**
   * Whether readers may filter by it.
   * @default true
   */
  isFilterable?: boolean;
  /** Keeps filters of this column out of the address, as for diagnoses or names; text filters always stay out. */
  isPrivate?: boolean;
  /** The column that names a row; the first one if none says so. It cannot be hidden. */
  isRowHeader?: boolean;
  /** The number that a row shows beside its name on a phone; the last one if none says so. */
  isFigure?: boolean;
  /** Whether its cells contain buttons or links, which Enter moves into and Escape leaves. */
  hasControls?: boolean;
  /** Leaves the column out until the reader asks for it. */
  isHiddenAtFirst?: boolean;
  /**
   * Leaves the column out where the table is narrower than its columns, until the reader asks for it. Of several the
   * last one goes first.
   */
  isOptional?: boolean;
  /**
   * Its width at first, in pixels.
   * @default 160
   */
  width?: number;
  /** The edge at which it stays while the others scroll by, at first. */
  pin?: PinEdge;
}

/** An edge in reading direction. */
export type PinEdge = 'start' | 'end';

/** What a reader lets through in one column. */
export type ColumnFilter =
  | { kind: 'text'; text: string }
  | { kind: 'choice'; values: readonly string[] }
  | { kind: 'number'; min?: number | undefined; max?: number | undefined }
  | { kind: 'date'; from?: string | undefined; to?: string | undefined };

/** The arrangement of the columns. Anything not set is as the columns define it. */
export interface ColumnArrangement {
  /** Ids in reading order; those that are missing follow. */
  order: readonly string[];
  /** Ids of the columns left out. */
  hidden: readonly string[];
  /** Ids of the optional columns that stay however narrow the table is. */
  shown: readonly string[];
  /** Widths that the reader has set, in pixels. */
  widths: Readonly<Record<string, number>>;
  /** Edges to which columns are pinned. */
  pins: Readonly<Record<string, PinEdge>>;
}

/** Which rows are selected: these, or all that match except these. */
export interface RowSelection {
  /** What `keys` means. */
  mode: 'only' | 'allExcept';
  /** Keys of rows. */
  keys: ReadonlySet<string>;
}

/** Everything that a reader can set in a table, in one value. */
export interface DataTableState {
  /** The current order: the first column, then the one that breaks ties, and so on. */
  sort: readonly TableSort[];
  /** Filters by column. */
  filters: Readonly<Record<string, ColumnFilter>>;
  /** Words looked for in all columns. Never put into an address. */
  search: string;
  /** Choice, order, width and place of the columns. */
  columns: ColumnArrangement;
  /** Which rows are chosen. */
  selection: RowSelection;
  /** Id of the saved view that this began as, or null. */
  view: string | null;
}

/** A state that a reader has given a name. */
export interface SavedView {
  /** Stable id, kept through renaming. */
  id: string;
  /** What its reader calls it. */
  name: string;
  /** What it sets; search and selection are not part of a view. */
  state: Pick<DataTableState, 'sort' | 'filters' | 'columns'>;
}
