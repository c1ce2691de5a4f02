import {
  changeManyUsers,
  exportUsers,
  getAdminUser,
  inviteStaff,
  listAdminUsers,
  previewManyUsers,
  reactivateUser,
  setUserRoles,
  suspendUser,
} from '@sakina/platform/contract';
import type { BodyOf, UserId } from '@sakina/platform/contract';
import { isAdminRole, rankedRoles } from '@sakina/platform/domain';
import { iso } from '../../clock.ts';
import { organizations } from '../../bulk-data/organizations.ts';
import { audit, auditLook } from '../../rules/audit.ts';
import type { Tables } from '../../store/table.ts';
import { ApiFailure, forbidden, invalid } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import { listCursor } from './list-cursor.ts';
import { bulkDataOf } from './bulk-data-of.ts';
import {
  actorOf,
  changeMany,
  changeRoles,
  changeStatus,
  existingUser,
  markOf,
  mayManageAdministrators,
  previewMany,
} from './user-changes.ts';
import type { ChangeContext } from './user-changes.ts';
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
    const afterId =
      cursor.read(after, (id) => (findUser(tables, () => bulkDataOf(tables), id) ? id : null)) ?? undefined;
    const { items, total, hasMore } = searchUsers(tables, search, { afterId, limit });
    const last = items.at(-1);
    return { items, total, nextCursor: hasMore && last ? cursor.write(last.id) : null };
  },
);

/** A user as they are now. */
function detailOf({ tables, now }: ChangeContext, id: string) {
  const { user, number } = existingUser(tables, id);
  return userDetail(tables, user, number, now);
}

export const getAdminUserHandler = defineHandler(getAdminUser, (context) => {
  const detail = detailOf(context, context.params.id);
  auditLook(
    context.tables,
    { actor: actorOf(context.user), target: { kind: 'USER', id: detail.id, label: null } },
    context.now,
  );
  return detail;
});

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

/** The users of a bulk selection, as long as they are those that the caller has seen. @throws ApiFailure 409, 422 */
function selectedIds(tables: Tables, selection: BodyOf<typeof previewManyUsers>['selection']): UserId[] {
  if (selection.kind === 'CHOSEN') return [...new Set(selection.ids as UserId[])];
  const { items, total } = searchUsers(tables, selection.filters, { limit: BULK_LIMIT });
  if (total !== selection.expected)
    throw selectionChanged(total, `${total} users match now, not ${selection.expected}.`);
  if (total > BULK_LIMIT) throw tooMany(total, BULK_LIMIT);
  const left = new Set<string>(selection.except);
  return items.map(({ id }) => id).filter((id) => !left.has(id));
}
const selectionChanged = (total: number, message: string) =>
  new ApiFailure(409, 'SELECTION_CHANGED', `${message} Please look again.`, { total });

export const previewManyUsersHandler = defineHandler(previewManyUsers, (context) => {
  const { action, selection } = context.body;
  return previewMany(context, selectedIds(context.tables, selection), action);
});

export const changeManyUsersHandler = defineHandler(changeManyUsers, (context) => {
  const { action, reason, selection, mark } = context.body;
  const chosen = selectedIds(context.tables, selection);
  if (mark !== undefined && mark !== markOf(chosen))
    throw selectionChanged(chosen.length, 'Other users match now than those in the preview.');
  return changeMany(context, chosen, action, reason);
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
  // Search words can be a name, so the log records only that there was a search.
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
