import { readTableState, writeTableState } from '@sakina/design-system';
import type { DataTableState } from '@sakina/design-system';
import { readId, writeIds } from '../../shared/address.ts';
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
  return { table: readTableState(params, wordlessColumns), userId: readId(params, USER) };
}

/** The query that the state is kept in; words that were searched for are not part of it (SEC-8). */
export function writeUsersAddress({ table, userId }: UsersAddress): URLSearchParams {
  return writeIds(writeTableState(table, wordlessColumns), { [USER]: userId });
}
