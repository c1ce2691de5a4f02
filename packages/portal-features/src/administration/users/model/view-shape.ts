import type { AdminUser } from '@sakina/platform/contract';
import type { ViewShape } from '../../shared/index.ts';
import { wordlessColumns } from './columns.ts';

/** What a view of the people keeps. */
export const userViews: ViewShape<AdminUser> = {
  list: 'USERS',
  columns: wordlessColumns,
  choices: { roles: 'role', status: 'status', plan: 'plan', country: 'country' },
  days: { column: 'createdAt', from: 'createdFrom', to: 'createdTo' },
};
