import type { TableSort } from '../Table/index.ts';
import { initialTableState, isEmptyFilter, withWidth } from './table-state.ts';
import type { ColumnArrangement, ColumnFilter, DataColumn, DataTableState, PinEdge } from './types.ts';

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const NUMBER = /^-?\d{1,15}(\.\d{1,6})?$/;
const VIEW = /^[\w-]{1,64}$/;

/**
 * Serialises the state of a table for the address. Typed words are never included, because addresses are kept in
 * histories and shared: search, text filters and filters of private columns are left out.
 */
export function writeTableState<Row>(state: DataTableState, columns: readonly DataColumn<Row>[]): URLSearchParams {
  const params = new URLSearchParams();
  const set = (name: string, values: readonly string[]) => {
    if (values.length > 0) params.set(name, values.join(','));
  };
  const { order, hidden, shown, widths, pins } = state.columns;
  const initial = initialTableState(columns).columns;
  if (state.view !== null) params.set('view', state.view);
  set(
    'sort',
    state.sort.map(({ column, direction }) => (direction === 'descending' ? `-${column}` : column)),
  );
  for (const column of columns) {
    const filter = state.filters[column.id];
    if (filter && !column.isPrivate) for (const value of filterValues(filter)) params.append(`f.${column.id}`, value);
  }
  set('order', order);
  if (hidden.join() !== initial.hidden.join()) params.set('hide', hidden.join(','));
  set('show', shown);
  if (JSON.stringify(pins) !== JSON.stringify(initial.pins))
    params.set(
      'pin',
      Object.entries(pins)
        .map(([id, edge]) => `${id}:${edge}`)
        .join(','),
    );
  set(
    'width',
    Object.entries(widths).map(([id, width]) => `${id}:${width}`),
  );
  return params;
}

function filterValues(filter: ColumnFilter): readonly string[] {
  switch (filter.kind) {
    case 'text':
      return [];
    case 'choice':
      return filter.values;
    case 'number':
      return [`${filter.min ?? ''}..${filter.max ?? ''}`];
    case 'date':
      return [`${filter.from ?? ''}..${filter.to ?? ''}`];
  }
}

/**
 * Reads the state from an address, as far as it fits these columns. The address is untrusted input: anything
 * unknown, not allowed or malformed is ignored.
 */
export function readTableState<Row>(params: URLSearchParams, columns: readonly DataColumn<Row>[]): DataTableState {
  const initial = initialTableState(columns);
  const view = params.get('view') ?? '';
  return {
    ...initial,
    view: VIEW.test(view) ? view : null,
    sort: readSort(params.get('sort'), columns),
    filters: readFilters(params, columns),
    columns: readArrangement(params, columns, initial.columns),
  };
}

function listed(text: string | null): string[] {
  return [...new Set((text ?? '').split(',').filter(Boolean))];
}

function readSort<Row>(text: string | null, columns: readonly DataColumn<Row>[]): TableSort[] {
  const sortable = new Set(columns.filter((column) => column.isSortable !== false).map((column) => column.id));
  const entries = listed(text).map((entry): TableSort =>
    entry.startsWith('-') && !sortable.has(entry)
      ? { column: entry.slice(1), direction: 'descending' }
      : { column: entry, direction: 'ascending' },
  );
  const seen = new Set<string>();
  return entries.filter(({ column }) => sortable.has(column) && !seen.has(column) && seen.add(column));
}

function readFilters<Row>(params: URLSearchParams, columns: readonly DataColumn<Row>[]): Record<string, ColumnFilter> {
  return Object.fromEntries(
    columns.flatMap((column) => {
      if (column.isPrivate || column.isFilterable === false) return [];
      const filter = readFilter(column, params.getAll(`f.${column.id}`));
      return filter && !isEmptyFilter(filter) ? [[column.id, filter]] : [];
    }),
  );
}

function readFilter<Row>({ kind, options = [] }: DataColumn<Row>, values: readonly string[]): ColumnFilter | null {
  const [from = '', to = ''] = (values[0] ?? '').split('..');
  switch (kind) {
    case 'text':
      return null;
    case 'choice':
      return { kind, values: options.map((option) => option.id).filter((id) => values.includes(id)) };
    case 'number':
      return { kind, ...(NUMBER.test(from) && { min: Number(from) }), ...(NUMBER.test(to) && { max: Number(to) }) };
    case 'date':
      return { kind, ...(DAY.test(from) && { from }), ...(DAY.test(to) && { to }) };
  }
}

function readArrangement<Row>(
  params: URLSearchParams,
  columns: readonly DataColumn<Row>[],
  initial: ColumnArrangement,
): ColumnArrangement {
  const header = (columns.find((column) => column.isRowHeader) ?? columns[0])?.id;
  const known = new Set(columns.map((column) => column.id));
  const pairs = (name: string) =>
    listed(params.get(name)).flatMap((entry) => {
      const colon = entry.lastIndexOf(':');
      const id = entry.slice(0, colon);
      return known.has(id) ? [[id, entry.slice(colon + 1)] as const] : [];
    });
  const isEdge = (pair: readonly [string, string]): pair is readonly [string, PinEdge] =>
    pair[1] === 'start' || pair[1] === 'end';
  const placed = {
    order: listed(params.get('order')).filter((id) => known.has(id)),
    hidden: params.has('hide')
      ? listed(params.get('hide')).filter((id) => known.has(id) && id !== header)
      : initial.hidden,
    shown: listed(params.get('show')).filter((id) => known.has(id)),
    pins: params.has('pin') ? Object.fromEntries(pairs('pin').filter(isEdge)) : initial.pins,
    widths: {},
  };
  return pairs('width').reduce<ColumnArrangement>(
    (sum, [id, width]) => (NUMBER.test(width) ? withWidth(sum, id, Number(width)) : sum),
    placed,
  );
}
