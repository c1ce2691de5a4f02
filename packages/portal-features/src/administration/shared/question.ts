import type { DataTableState } from '@sakina/design-system';

/**
 * The values that a table is narrowed to in a `choice` column, in the order of its options; undefined where it is not.
 */
export function chosenIn<T extends string>(
  { filters }: Pick<DataTableState, 'filters'>,
  column: string,
  options: readonly T[],
): T[] | undefined {
  const filter = filters[column];
  const values = filter?.kind === 'choice' ? options.filter((option) => filter.values.includes(option)) : [];
  return values.length > 0 ? values : undefined;
}

/** How the server is asked to order rows. */
export interface Order<T extends string> {
  sort?: T;
  direction?: 'asc' | 'desc';
}

/** The order of a table. The server orders by one column: the first one counts. */
export function orderOf<T extends string>(
  { sort: [first] }: Pick<DataTableState, 'sort'>,
  columns: readonly T[],
): Order<T> {
  const sort = columns.find((name) => name === first?.column);
  return sort === undefined ? {} : { sort, direction: first?.direction === 'descending' ? 'desc' : 'asc' };
}
