import type { DataTableState } from '@sakina/design-system';
import type { AdminUserFilters, AdminUserSort } from '@sakina/platform/contract';
import { addDays, instantAt } from '@sakina/platform/format';

/** What the server is asked for. */
export interface UsersQuestion extends AdminUserFilters {
  sort?: AdminUserSort;
  direction?: 'asc' | 'desc';
}

const SORTS = ['name', 'createdAt', 'lastSeenAt', 'sessions'] as const satisfies readonly AdminUserSort[];

/**
 * The question that a state of the table asks. The server orders by one column: the first one counts.
 * @param words Words searched for.
 * @param timeZone The reader’s: days begin and end in it.
 */
export function questionOf(
  { filters, sort }: Pick<DataTableState, 'filters' | 'sort'>,
  words: string,
  timeZone: string,
): UsersQuestion {
  const chosen = (column: string) => {
    const filter = filters[column];
    return filter?.kind === 'choice' && filter.values.length > 0 ? [...filter.values] : undefined;
  };
  const created = filters['createdAt'];
  const [from, to] = created?.kind === 'date' ? [created.from, created.to] : [];
  const first = sort[0];
  const column = SORTS.find((name) => name === first?.column);
  const question: Record<string, unknown> = {
    q: words === '' ? undefined : words,
    role: chosen('roles'),
    status: chosen('status'),
    plan: chosen('plan'),
    country: chosen('country'),
    createdFrom: from && instantAt(from, '00:00', timeZone),
    createdTo: to && instantAt(addDays(to, 1), '00:00', timeZone),
    sort: column,
    direction: column && (first?.direction === 'descending' ? 'desc' : 'asc'),
  };
  return Object.fromEntries(Object.entries(question).filter(([, value]) => value !== undefined)) as UsersQuestion;
}

/** The filters of a question, without its order: what a bulk action is asked with. */
export function filtersOf({ sort: _sort, direction: _direction, ...filters }: UsersQuestion): AdminUserFilters {
  return filters;
}
