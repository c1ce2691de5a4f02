import { readTableState, writeTableState } from '@sakina/design-system';
import type { DataTableState } from '@sakina/design-system';
import { wordlessColumns } from './columns.ts';

/** What the address holds: filters, order and columns of the table, and whose details are open. */
export interface UsersAddress {
  table: DataTableState;
  /** The id of the person whose details are open, or null. */
  userId: string | null;
}

const USER = 'user';

/** Reads the list’s state from an address; what makes no sense takes its default. */
export function readUsersAddress(params: URLSearchParams): UsersAddress {
  const id = params.get(USER);
  return {
    table: readTableState(params, wordlessColumns),
    userId: id !== null && /^[\w-]{1,60}$/.test(id) ? id : null,
  };
}

/** The query that the state is kept in; words that were searched for are not part of it (SEC-8). */
export function writeUsersAddress({ table, userId }: UsersAddress): URLSearchParams {
  const params = writeTableState(table, wordlessColumns);
  if (userId !== null) params.set(USER, userId);
  return params;
}
