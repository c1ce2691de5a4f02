import { accountRole, accountStatus, planName } from '@sakina/platform/contract';
import type { AdminUser } from '@sakina/platform/contract';
import { choices, fixed, withoutTexts } from '../../shared/columns.ts';
import type { ColumnShape } from '../../shared/columns.ts';

/** Countries that can be filtered by: those in which the platform has accounts. */
export const COUNTRIES = [
  'US',
  'CA',
  'GB',
  'DE',
  'FR',
  'TR',
  'SE',
  'ES',
  'BR',
  'NG',
  'KE',
  'EG',
  'AE',
  'SA',
  'PK',
  'IN',
  'BD',
  'ID',
  'MY',
  'AU',
  'ZA',
  'JO',
  'MA',
] as const;

type UserColumn =
  | 'name'
  | 'email'
  | 'roles'
  | 'status'
  | 'plan'
  | 'organization'
  | 'country'
  | 'createdAt'
  | 'lastSeenAt'
  | 'sessions';

/**
 * What the server can do with each column: names and addresses are found by the search alone, which never reaches the
 * address (SEC-8).
 */
export const columnShapes: readonly ColumnShape<AdminUser, UserColumn>[] = [
  { id: 'name', kind: 'text', value: (user) => user.displayName, isRowHeader: true, isFilterable: false, width: 186 },
  {
    id: 'status',
    kind: 'choice',
    value: (user) => user.status,
    isSortable: false,
    options: choices(accountStatus.options),
    width: 154,
  },
  {
    id: 'roles',
    kind: 'choice',
    value: (user) => user.roles.join(' '),
    isSortable: false,
    options: choices(accountRole.options),
    width: 170,
  },
  { id: 'email', kind: 'text', value: (user) => user.email, ...fixed, isOptional: true, width: 180 },
  {
    id: 'country',
    kind: 'choice',
    value: (user) => user.country,
    isSortable: false,
    options: choices(COUNTRIES),
    isOptional: true,
    width: 120,
  },
  {
    id: 'lastSeenAt',
    kind: 'date',
    value: (user) => user.lastSeenAt,
    isFilterable: false,
    isOptional: true,
    width: 120,
  },
  { id: 'createdAt', kind: 'date', value: (user) => user.createdAt, isHiddenAtFirst: true, width: 130 },
  {
    id: 'sessions',
    kind: 'number',
    value: (user) => user.sessionCount,
    isFilterable: false,
    isHiddenAtFirst: true,
    width: 110,
  },
  {
    id: 'organization',
    kind: 'text',
    value: (user) => user.organization?.name ?? null,
    ...fixed,
    isHiddenAtFirst: true,
    width: 190,
  },
  {
    id: 'plan',
    kind: 'choice',
    value: (user) => user.plan,
    isSortable: false,
    options: choices(planName.options),
    isHiddenAtFirst: true,
    width: 120,
  },
];

/** The columns as the address is read with them: it needs no words. */
export const wordlessColumns = withoutTexts(columnShapes);
