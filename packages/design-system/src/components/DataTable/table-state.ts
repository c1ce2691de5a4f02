import type { TableSort } from '../Table/index.ts';
import type { NumberRoom } from './number-room.ts';
import type { ColumnArrangement, ColumnFilter, DataColumn, DataTableState, PinEdge, RowSelection } from './types.ts';

/** The narrowest and the widest a column can be made, in pixels. */
export const WIDTHS = { min: 72, max: 720, usual: 160 } as const;

/** Nothing is chosen. */
export const NO_SELECTION: RowSelection = { mode: 'only', keys: new Set() };

/**
 * The initial state of a table.
 * @param columns Decide what is hidden and pinned at first.
 */
export function initialTableState<Row>(columns: readonly DataColumn<Row>[]): DataTableState {
  return {
    sort: [],
    filters: {},
    search: '',
    columns: initialArrangement(columns),
    selection: NO_SELECTION,
    view: null,
  };
}

/** The initial arrangement of the columns. */
export function initialArrangement<Row>(columns: readonly DataColumn<Row>[]): ColumnArrangement {
  const pins: Record<string, PinEdge> = {};
  for (const column of columns) if (column.pin) pins[column.id] = column.pin;
  return {
    order: [],
    hidden: columns.filter((column) => column.isHiddenAtFirst).map((column) => column.id),
    shown: [],
    widths: {},
    pins,
  };
}

/**
 * The next order when a header is pressed: ascending, descending, none.
 * @param isAdded With Shift: the column joins the others instead of taking their place.
 */
export function nextSort(sort: readonly TableSort[], column: string, isAdded: boolean): readonly TableSort[] {
  const standing = sort.find((entry) => entry.column === column);
  const next: TableSort | null = !standing
    ? { column, direction: 'ascending' }
    : standing.direction === 'ascending'
      ? { column, direction: 'descending' }
      : null;
  if (!isAdded) return next ? [next] : [];
  if (!standing) return [...sort, { column, direction: 'ascending' }];
  return sort.flatMap((entry) => (entry.column !== column ? [entry] : next ? [next] : []));
}

/** Whether a filter lets everything through. */
export function isEmptyFilter(filter: ColumnFilter): boolean {
  switch (filter.kind) {
    case 'text':
      return filter.text.trim() === '';
    case 'choice':
      return filter.values.length === 0;
    case 'number':
      return filter.min === undefined && filter.max === undefined;
    case 'date':
      return !filter.from && !filter.to;
  }
}

/**
 * Sets the filter of a column, or removes one that lets everything through. Clears the selection, which was about other
 * rows.
 */
export function withFilter(state: DataTableState, column: string, filter: ColumnFilter | null): DataTableState {
  const { [column]: _, ...others } = state.filters;
  const filters = filter && !isEmptyFilter(filter) ? { ...others, [column]: filter } : others;
  return { ...state, filters, selection: NO_SELECTION };
}

/** Removes all filters and the search. */
export function withoutFilters(state: DataTableState): DataTableState {
  return { ...state, filters: {}, search: '', selection: NO_SELECTION };
}

/** Whether a filter or a search is active. */
export function isFiltered(state: Pick<DataTableState, 'filters' | 'search'>): boolean {
  return state.search.trim() !== '' || Object.keys(state.filters).length > 0;
}

/** The same arrangement with a column shown or left out; an optional one that is shown stays at every width. */
export function withVisibility(
  columns: ColumnArrangement,
  { id, isOptional = false }: Pick<DataColumn<never>, 'id' | 'isOptional'>,
  isShown: boolean,
): ColumnArrangement {
  const hidden = columns.hidden.filter((other) => other !== id);
  const shown = columns.shown.filter((other) => other !== id);
  return isShown
    ? { ...columns, hidden, shown: isOptional ? [...shown, id] : shown }
    : { ...columns, hidden: [...hidden, id], shown };
}

/**
 * The initial width of a column, in pixels at the usual text size.
 * @param numbers What its numbers need, where it has any.
 */
export function columnWidth<Row>({ id, width = WIDTHS.usual }: DataColumn<Row>, numbers: NumberRoom): number {
  return Math.min(WIDTHS.max, Math.max(width, numbers[id] ?? 0));
}

/**
 * Leaves out optional columns, the last one first, until the others fit beside each other.
 * @param numbers What the columns of numbers need.
 * @param room What all columns have in all, in pixels at the usual text size.
 * @returns The same arrangement where all fit.
 */
export function fitColumns<Row>(
  columns: readonly DataColumn<Row>[],
  arrangement: ColumnArrangement,
  numbers: NumberRoom,
  room: number,
): ColumnArrangement {
  const { hidden, shown, widths } = arrangement;
  const widthOf = (column: DataColumn<Row>) => widths[column.id] ?? columnWidth(column, numbers);
  const placed = columns.filter(({ id }) => !hidden.includes(id));
  let width = placed.reduce((sum, column) => sum + widthOf(column), 0);
  const left: string[] = [];
  for (const column of placed.toReversed()) {
    if (width <= room) break;
    if (!column.isOptional || shown.includes(column.id)) continue;
    left.push(column.id);
    width -= widthOf(column);
  }
  return left.length > 0 ? { ...arrangement, hidden: [...hidden, ...left] } : arrangement;
}

/** The same arrangement with a column pinned to an edge, or to none. */
export function withPin(columns: ColumnArrangement, id: string, edge: PinEdge | null): ColumnArrangement {
  const { [id]: _, ...pins } = columns.pins;
  return { ...columns, pins: edge ? { ...pins, [id]: edge } : pins };
}

/** The same arrangement with another width of a column, clamped; without a width, the initial one. */
export function withWidth(columns: ColumnArrangement, id: string, width: number | null): ColumnArrangement {
  const { [id]: _, ...widths } = columns.widths;
  if (width === null || !Number.isFinite(width)) return { ...columns, widths };
  return { ...columns, widths: { ...widths, [id]: Math.round(Math.min(WIDTHS.max, Math.max(WIDTHS.min, width))) } };
}

/**
 * Moves a column past its neighbor.
 * @param shown Ids in the current reading order.
 * @param step 1 towards the end, -1 towards the start.
 */
export function withMoved(
  columns: ColumnArrangement,
  shown: readonly string[],
  id: string,
  step: 1 | -1,
): ColumnArrangement {
  const from = shown.indexOf(id);
  const to = from + step;
  if (from < 0 || to < 0 || to >= shown.length) return columns;
  const order = [...shown];
  order.splice(from, 1);
  order.splice(to, 0, id);
  return { ...columns, order };
}
