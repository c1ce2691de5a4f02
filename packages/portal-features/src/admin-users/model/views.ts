import { initialTableState } from '@sakina/design-system';
import type { ColumnFilter, DataTableState, PinEdge, SavedView as TableView } from '@sakina/design-system';
import type { SavedView } from '@sakina/platform/contract';
import { wordlessColumns } from './columns.ts';

type ViewState = Pick<DataTableState, 'sort' | 'filters' | 'columns'>;
type ViewQuery = SavedView['query'];

/** The filters that a view keeps, by the column that shows them and the server’s name. Words are none of them (SEC-8). */
const CHOICES = { roles: 'role', status: 'status', plan: 'plan', country: 'country' } as const;

/** What is stored of a table’s state. */
export function viewQueryOf({ sort, filters, columns }: ViewState): ViewQuery {
  const query: ViewQuery = {};
  const set = (name: string, values: readonly string[]) => {
    if (values.length > 0) query[name] = [...values];
  };
  for (const [column, name] of Object.entries(CHOICES)) {
    const filter = filters[column];
    if (filter?.kind === 'choice') set(name, filter.values);
  }
  const created = filters['createdAt'];
  if (created?.kind === 'date' && created.from) query['createdFrom'] = created.from;
  if (created?.kind === 'date' && created.to) query['createdTo'] = created.to;
  const [first] = sort;
  if (first) {
    query['sort'] = first.column;
    query['direction'] = first.direction === 'descending' ? 'desc' : 'asc';
  }
  const initial = initialTableState(wordlessColumns).columns;
  set('order', columns.order);
  if (columns.hidden.join() !== initial.hidden.join()) query['hidden'] = [...columns.hidden];
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
export function viewStateOf(query: ViewQuery): ViewState {
  const initial = initialTableState(wordlessColumns);
  const filters: Record<string, ColumnFilter> = {};
  for (const [column, name] of Object.entries(CHOICES)) {
    const options = wordlessColumns.find(({ id }) => id === column)?.options ?? [];
    const values = options.map(({ id }) => id).filter((id) => listOf(query[name]).includes(id));
    if (values.length > 0) filters[column] = { kind: 'choice', values };
  }
  const [from, to] = [textOf(query['createdFrom']), textOf(query['createdTo'])];
  if (from ?? to) filters['createdAt'] = { kind: 'date', ...(from && { from }), ...(to && { to }) };
  const column = wordlessColumns.find(({ id, isSortable }) => id === query['sort'] && isSortable !== false)?.id;
  const known = new Set(wordlessColumns.map(({ id }) => id));
  const isEdge = (pair: readonly [string, string]): pair is readonly [string, PinEdge] =>
    known.has(pair[0]) && (pair[1] === 'start' || pair[1] === 'end');
  return {
    sort: column ? [{ column, direction: query['direction'] === 'asc' ? 'ascending' : 'descending' }] : [],
    filters,
    columns: {
      order: listOf(query['order']).filter((id) => known.has(id)),
      hidden:
        'hidden' in query
          ? listOf(query['hidden']).filter((id) => known.has(id) && id !== 'name')
          : initial.columns.hidden,
      widths: Object.fromEntries(pairs(query['widths']).map(([id, width]) => [id, Number(width)])),
      pins: Object.fromEntries(pairs(query['pins']).filter(isEdge)),
    },
  };
}

/** A stored view as the table offers it; another administrator’s carries their name. */
export function tableViewOf({ id, name, query, sharedBy }: SavedView): TableView {
  return { id, name: sharedBy === undefined ? name : `${name} (${sharedBy})`, state: viewStateOf(query) };
}
