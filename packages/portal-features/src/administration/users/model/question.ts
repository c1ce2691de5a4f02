import type { DataTableState } from '@sakina/design-system';
import { accountRole, accountStatus, planName } from '@sakina/platform/contract';
import type { AdminUserFilters, AdminUserSort } from '@sakina/platform/contract';
import { defined } from '@sakina/platform/domain';
import { addDays, instantAt } from '@sakina/platform/format';
import { chosenIn, orderOf } from '../../shared/question.ts';
import type { Order } from '../../shared/question.ts';
import { COUNTRIES } from './columns.ts';

/** What the server is asked for. */
export type UsersQuestion = AdminUserFilters & Order<AdminUserSort>;

const SORTS = ['name', 'createdAt', 'lastSeenAt', 'sessions'] as const satisfies readonly AdminUserSort[];

/**
 * The question that a state of the table asks. The server orders by one column: the first one counts.
 * @param words Words searched for.
 * @param timeZone The reader’s: days begin and end in it.
 */
export function questionOf(
  table: Pick<DataTableState, 'filters' | 'sort'>,
  words: string,
  timeZone: string,
): UsersQuestion {
  const created = table.filters['createdAt'];
  const [from, to] = created?.kind === 'date' ? [created.from, created.to] : [];
  return defined({
    q: words === '' ? undefined : words,
    role: chosenIn(table, 'roles', accountRole.options),
    status: chosenIn(table, 'status', accountStatus.options),
    plan: chosenIn(table, 'plan', planName.options),
    country: chosenIn(table, 'country', COUNTRIES),
    createdFrom: from && instantAt(from, '00:00', timeZone),
    createdTo: to && instantAt(addDays(to, 1), '00:00', timeZone),
    ...orderOf(table, SORTS),
  });
}

/** The filters of a question, without its order: what a bulk action is asked with. */
export function filtersOf({ sort: _sort, direction: _direction, ...filters }: UsersQuestion): AdminUserFilters {
  return filters;
}
