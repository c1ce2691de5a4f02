import { initialTableState } from '@sakina/design-system';
import type { ColumnFilter, DataColumn, DataTableState, PinEdge, SavedView as TableView } from '@sakina/design-system';
import type { SavedView } from '@sakina/platform/contract';

export type ViewState = Pick<DataTableState, 'sort' | 'filters' | 'columns'>;
export type ViewQuery = SavedView['query'];

/**
 * How the views of a list are stored: its columns, and which of their filters the server keeps. Words are none of them
 * (SEC-8).
 */
export interface ViewShape<Row> {
  list: SavedView['list'];
  /** The columns, which need no words here. */
  columns: readonly DataColumn<Row>[];
  /** The columns whose choices a view keeps, with the server’s name of each. */
  choices: Readonly<Record<string, string>>;
  /** The column whose days a view keeps, with the server’s names of the first and the last. */
  days: { column: string; from: string; to: string };
}

/** What is stored of a table’s state. */
export function viewQueryOf<Row>(shape: ViewShape<Row>, { sort, filters, columns }: ViewState): ViewQuery {
  const query: ViewQuery = {};
  const set = (name: string, values: readonly string[]) => {
    if (values.length > 0) query[name] = [...values];
  };
  for (const [column, name] of Object.entries(shape.choices)) {
    const filter = filters[column];
    if (filter?.kind === 'choice') set(name, filter.values);
  }
  const { days } = shape;
  const span = filters[days.column];
  if (span?.kind === 'date' && span.from) query[days.from] = span.from;
  if (span?.kind === 'date' && span.to) query[days.to] = span.to;
  const [first] = sort;
  if (first) {
    query['sort'] = first.column;
    query['direction'] = first.direction === 'descending' ? 'desc' : 'asc';
  }
  const initial = initialTableState(shape.columns).columns;
  set('order', columns.order);
  if (columns.hidden.join() !== initial.hidden.join()) query['hidden'] = [...columns.hidden];
  set('shown', columns.shown);
  set(
    'pins',
    Object.entries(columns.pins).map(([id, edge]) => `${id}:${edge}`),
  );
  set(
    'widths',
    Object.entries(columns.widths).map(([id, width]) => `${id}:${width}`),
  );
  return query;
}

const listOf = (value: string | readonly string[] | undefined) => (value === undefined ? [] : [value].flat());
const textOf = (value: string | readonly string[] | undefined) => listOf(value)[0];
const pairs = (value: string | readonly string[] | undefined) =>
  listOf(value).flatMap((entry) => {
    const colon = entry.lastIndexOf(':');
    return colon > 0 ? [[entry.slice(0, colon), entry.slice(colon + 1)] as const] : [];
  });

/** The state of the table that a stored view sets; what is not known any more is left out. */
export function viewStateOf<Row>({ columns, choices, days }: ViewShape<Row>, query: ViewQuery): ViewState {
  const initial = initialTableState(columns);
  const header = columns.find(({ isRowHeader }) => isRowHeader)?.id;
  const filters: Record<string, ColumnFilter> = {};
  for (const [column, name] of Object.entries(choices)) {
    const options = columns.find(({ id }) => id === column)?.options ?? [];
    const values = options.map(({ id }) => id).filter((id) => listOf(query[name]).includes(id));
    if (values.length > 0) filters[column] = { kind: 'choice', values };
  }
  const [from, to] = [textOf(query[days.from]), textOf(query[days.to])];
  if (from ?? to) filters[days.column] = { kind: 'date', ...(from && { from }), ...(to && { to }) };
  const column = columns.find(({ id, isSortable }) => id === query['sort'] && isSortable !== false)?.id;
  const known = new Set(columns.map(({ id }) => id));
  const isEdge = (pair: readonly [string, string]): pair is readonly [string, PinEdge] =>
    known.has(pair[0]) && (pair[1] === 'start' || pair[1] === 'end');
  return {
    sort: column ? [{ column, direction: query['direction'] === 'asc' ? 'ascending' : 'descending' }] : [],
    filters,
    columns: {
      order: listOf(query['order']).filter((id) => known.has(id)),
      hidden:
        'hidden' in query
          ? listOf(query['hidden']).filter((id) => known.has(id) && id !== header)
          : initial.columns.hidden,
      shown: listOf(query['shown']).filter((id) => known.has(id)),
      widths: Object.fromEntries(pairs(query['widths']).map(([id, width]) => [id, Number(width)])),
      pins: Object.fromEntries(pairs(query['pins']).filter(isEdge)),
    },
  };
}

/** A stored view as the table offers it; another administrator’s carries their name. */
export function tableViewOf<Row>(shape: ViewShape<Row>, { id, name, query, sharedBy }: SavedView): TableView {
  return { id, name: sharedBy === undefined ? name : `${name} (${sharedBy})`, state: viewStateOf(shape, query) };
}
