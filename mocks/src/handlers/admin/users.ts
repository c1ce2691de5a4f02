import {
  changeManyUsers,
  exportUsers,
  getAdminUser,
  inviteStaff,
  listAdminUsers,
  reactivateUser,
  setUserRoles,
  suspendUser,
} from '@sakina/platform/contract';
import type { UserId } from '@sakina/platform/contract';
import { isAdminRole, rankedRoles } from '@sakina/platform/domain';
import { iso } from '../../clock.ts';
import { organizations } from '../../crowd/organizations.ts';
import { audit } from '../../rules/audit.ts';
import { ApiFailure, forbidden, invalid } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import { listCursor } from './list-cursor.ts';
import { crowdOf } from './origin.ts';
import {
  actorOf,
  changeMany,
  changeRoles,
  changeStatus,
  existingUser,
  mayManageAdministrators,
} from './user-changes.ts';
import type { Acting } from './user-changes.ts';
import { userDetail } from './user-details.ts';
import { findUser } from './user-records.ts';
import { searchUsers } from './user-search.ts';
import type { UserSearch } from './user-search.ts';

const DEFAULT_LIMIT = 25;
const EXPORT_LIMIT = 10_000;
const BULK_LIMIT = 1_000;

const tooMany = (total: number, limit: number) =>
  new ApiFailure(
    422,
    'SELECTION_TOO_LARGE',
    `${total} users match; at most ${limit} can be taken at once. Narrow the filters.`,
    { total, limit },
  );

export const listAdminUsersHandler = defineHandler(
  listAdminUsers,
  ({ tables, query: { after, limit = DEFAULT_LIMIT, ...search } }) => {
    const cursor = listCursor(['users', search]);
    const afterId = cursor.read(after, (id) => (findUser(tables, () => crowdOf(tables), id) ? id : null)) ?? undefined;
    const { items, total, hasMore } = searchUsers(tables, search, { afterId, limit });
    const last = items.at(-1);
    return { items, total, nextCursor: hasMore && last ? cursor.write(last.id) : null };
  },
);

/** A user as they are now. */
function detailOf({ tables, now }: Acting, id: string) {
  const { user, number } = existingUser(tables, id);
  return userDetail(tables, user, number, now);
}

export const getAdminUserHandler = defineHandler(getAdminUser, (context) => detailOf(context, context.params.id));

export const setUserRolesHandler = defineHandler(setUserRoles, (context) => {
  const roles = rankedRoles.filter((role) => context.body.roles.includes(role));
  changeRoles(context, existingUser(context.tables, context.params.id).user, roles, context.body.reason);
  return detailOf(context, context.params.id);
});

export const suspendUserHandler = defineHandler(suspendUser, (context) => {
  changeStatus(context, existingUser(context.tables, context.params.id).user, 'SUSPEND', context.body.reason);
  return detailOf(context, context.params.id);
});

export const reactivateUserHandler = defineHandler(reactivateUser, (context) => {
  changeStatus(context, existingUser(context.tables, context.params.id).user, 'REACTIVATE', context.body.reason);
  return detailOf(context, context.params.id);
});

export const inviteStaffHandler = defineHandler(inviteStaff, (context) => {
  const { tables, body, user, now } = context;
  const roles = rankedRoles.filter((role) => body.roles.includes(role));
  if (roles.some(isAdminRole) && !mayManageAdministrators(context))
    throw forbidden('Only platform administrators and owners may invite an administrator.');
  if (body.organizationId !== null && !organizations.some(({ id }) => id === body.organizationId))
    throw invalid({ organizationId: 'There is no such organisation.' });
  const email = body.email.toLowerCase();
  if (searchUsers(tables, { q: email }, { limit: 100 }).items.some((entry) => entry.email.toLowerCase() === email)) {
    throw new ApiFailure(409, 'EMAIL_TAKEN', 'There is an account with this e-mail address already.');
  }
  const id = `usr-${crypto.randomUUID().slice(0, 13)}` as UserId;
  tables.staffAccounts.put({
    id,
    displayName: body.displayName,
    email,
    roles,
    organizationId: body.organizationId,
    invitedAt: iso(now),
  });
  audit(
    tables,
    {
      actor: actorOf(user),
      action: 'user.invited',
      target: { kind: 'USER', id, label: body.displayName },
      before: { roles: null },
      after: { roles },
    },
    now,
  );
  return detailOf(context, id);
});

export const changeManyUsersHandler = defineHandler(changeManyUsers, (context) => {
  const {
    tables,
    body: { action, reason, selection },
  } = context;
  if (selection.kind === 'CHOSEN') return changeMany(context, [...new Set(selection.ids)], action, reason);
  const { items, total } = searchUsers(tables, selection.filters, { limit: BULK_LIMIT });
  if (total !== selection.expected)
    throw new ApiFailure(
      409,
      'SELECTION_CHANGED',
      `${total} users match now, not ${selection.expected}. Please look again.`,
      { total },
    );
  if (total > BULK_LIMIT) throw tooMany(total, BULK_LIMIT);
  return changeMany(
    context,
    items.map(({ id }) => id),
    action,
    reason,
  );
});

const columns = [
  'id',
  'name',
  'email',
  'roles',
  'status',
  'plan',
  'organization',
  'country',
  'createdAt',
  'lastSeenAt',
  'sessions',
];

export const exportUsersHandler = defineHandler(exportUsers, ({ tables, user, query, now }) => {
  const search: UserSearch = query;
  const { items, total } = searchUsers(tables, search, { limit: EXPORT_LIMIT });
  if (total > EXPORT_LIMIT) throw tooMany(total, EXPORT_LIMIT);
  // What was searched for may be a name; the log keeps that something was, not what.
  const filters = Object.entries({ ...search, q: undefined })
    .filter(([, value]) => value !== undefined)
    .map(([name]) => name);
  audit(
    tables,
    {
      actor: actorOf(user),
      action: 'users.exported',
      target: { kind: 'LIST', id: 'users', label: null },
      after: { rows: total, filters },
    },
    now,
  );
  return {
    fileName: `users-${iso(now).slice(0, 10)}.csv`,
    columns,
    total,
    generatedAt: iso(now),
    rows: items.map((row) => [
      row.id,
      row.displayName,
      row.email,
      row.roles.join(' '),
      row.status,
      row.plan,
      row.organization?.name ?? '',
      row.country,
      row.createdAt,
      row.lastSeenAt ?? '',
      String(row.sessionCount),
    ]),
  };
});
