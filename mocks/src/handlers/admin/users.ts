import {
  changeManyUsers,
  exportUsers,
  getAdminUser,
  listAdminUsers,
  previewManyUsers,
  previewSuspension,
  reactivateUser,
  setUserRoles,
  suspendUser,
} from '@sakina/platform/contract';
import type { BodyOf, UserId } from '@sakina/platform/contract';
import { rankedRoles } from '@sakina/platform/domain';
import { iso } from '../../clock.ts';
import { audit, auditLook } from '../../rules/audit.ts';
import { withInvitation } from '../../rules/staff-invitations.ts';
import { ApiFailure } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import { actorOf } from './actor.ts';
import { listCursor } from './list-cursor.ts';
import { bulkDataOf } from './bulk-data-of.ts';
import { standingFor } from './standing.ts';
import type { Standing } from './standing.ts';
import { suspensionMark, suspensionPreview } from './suspension.ts';
import { actingFor, changeMany, changeRoles, changeStatus, existingUser, markOf, previewMany } from './user-changes.ts';
import type { ChangeContext } from './user-changes.ts';
import { detailOf } from './user-details.ts';
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

/** A search among the people whom the caller may see. */
const scoped = (search: UserSearch, { organizationId }: Standing): UserSearch =>
  organizationId === null ? search : { ...search, organizationId };

export const listAdminUsersHandler = defineHandler(
  listAdminUsers,
  ({ tables, user, now, query: { after, limit = DEFAULT_LIMIT, ...filters } }) => {
    const search = scoped(filters, standingFor('people.read', tables, user));
    const cursor = listCursor(['users', search]);
    const afterId =
      cursor.read(after, (id) => (findUser(tables, () => bulkDataOf(tables), id) ? id : null)) ?? undefined;
    const { items, total, hasMore } = searchUsers(tables, search, { afterId, limit });
    const last = items.at(-1);
    return {
      items: items.map((entry) => withInvitation(tables, entry, now)),
      total,
      nextCursor: hasMore && last ? cursor.write(last.id) : null,
    };
  },
);

export const getAdminUserHandler = defineHandler(getAdminUser, (context) => {
  const acting = actingFor('people.read', context);
  const detail = detailOf(acting, context.params.id);
  auditLook(
    context.tables,
    { actor: actorOf(context.user), target: { kind: 'USER', id: detail.id, label: null } },
    context.now,
  );
  return detail;
});

export const setUserRolesHandler = defineHandler(setUserRoles, (context) => {
  const acting = actingFor('people.roles', context);
  const roles = rankedRoles.filter((role) => context.body.roles.includes(role));
  changeRoles(acting, existingUser(acting, context.params.id), { ...context.body, roles });
  return detailOf(acting, context.params.id);
});

export const suspendUserHandler = defineHandler(suspendUser, (context) => {
  const acting = actingFor('people.suspend', context);
  const found = existingUser(acting, context.params.id);
  const { mark, reason } = context.body;
  changeStatus(acting, found, {
    action: 'SUSPEND',
    reason,
    confirm: () => {
      if (mark === suspensionMark(context.tables, found, context.now)) return;
      throw new ApiFailure(
        409,
        'SESSIONS_CHANGED',
        'Their sessions have changed since you looked. Look at them again.',
      );
    },
  });
  return detailOf(acting, context.params.id);
});

export const previewSuspensionHandler = defineHandler(previewSuspension, (context) => {
  const acting = actingFor('people.suspend', context);
  return suspensionPreview(context.tables, existingUser(acting, context.params.id), context.now);
});

export const reactivateUserHandler = defineHandler(reactivateUser, (context) => {
  const acting = actingFor('people.reactivate', context);
  changeStatus(acting, existingUser(acting, context.params.id), {
    action: 'REACTIVATE',
    reason: context.body.reason,
  });
  return detailOf(acting, context.params.id);
});

/** The users of a bulk selection, as long as they are those that the caller has seen. @throws ApiFailure 409, 422 */
function selectedIds(
  { tables, standing }: ChangeContext,
  selection: BodyOf<typeof previewManyUsers>['selection'],
): UserId[] {
  if (selection.kind === 'CHOSEN') return [...new Set(selection.ids as UserId[])];
  const { items, total } = searchUsers(tables, scoped(selection.filters, standing), { limit: BULK_LIMIT });
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
  const acting = actingFor('people.changeMany', context);
  return previewMany(acting, selectedIds(acting, selection), action);
});

export const changeManyUsersHandler = defineHandler(changeManyUsers, (context) => {
  const { action, reason, selection, mark } = context.body;
  const acting = actingFor('people.changeMany', context);
  const chosen = selectedIds(acting, selection);
  if (mark !== markOf(chosen))
    throw selectionChanged(chosen.length, 'Other users match now than those in the preview.');
  return changeMany(acting, chosen, action, reason);
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

export const exportUsersHandler = defineHandler(exportUsers, ({ tables, user, body, now }) => {
  const search = scoped(body, standingFor('people.export', tables, user));
  const { items, total } = searchUsers(tables, search, { limit: EXPORT_LIMIT });
  if (total > EXPORT_LIMIT) throw tooMany(total, EXPORT_LIMIT);
  // Search words can be a name, so the log says that there were some and not which.
  const { q, sort, direction, ...chosen } = body;
  const filters = Object.entries(chosen).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${[value].flat().join(', ')}`],
  );
  audit(
    tables,
    {
      actor: actorOf(user),
      action: 'users.exported',
      target: { kind: 'LIST', id: 'users', label: null },
      after: {
        rows: total,
        filters,
        searched: q !== undefined,
        order: [sort, direction].filter((part) => part !== undefined),
      },
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
