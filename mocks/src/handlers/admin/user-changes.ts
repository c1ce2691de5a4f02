import type { AdminUser, BulkPreview, BulkResult, UserId } from '@sakina/platform/contract';
import { isAdminRole } from '@sakina/platform/domain';
import { iso } from '../../clock.ts';
import { opaque } from '../../personas/random.ts';
import { audit } from '../../rules/audit.ts';
import { revokeTokens } from '../../rules/tokens.ts';
import type { Tables } from '../../store/table.ts';
import { ApiFailure, forbidden, notFound } from '../api-failure.ts';
import type { Caller } from '../caller.ts';
import { bulkDataOf } from './bulk-data-of.ts';
import { findUser } from './user-records.ts';
import { searchUsers } from './user-search.ts';

export interface ChangeContext {
  tables: Tables;
  user: Caller;
  now: Date;
}

export const actorOf = ({ userId, displayName }: Caller) => ({ id: userId, displayName });

/** A user by id. @throws ApiFailure 404 */
export function existingUser(tables: Tables, id: string): { user: AdminUser; number: number | null } {
  const found = findUser(tables, () => bulkDataOf(tables), id);
  if (!found) throw notFound('this user');
  return found;
}

const wrongState = (status: string, message: string) => new ApiFailure(409, 'ACCOUNT_STATE', message, { status });
const ownAccount = (message: string) => new ApiFailure(409, 'OWN_ACCOUNT', message);

/** Only platform administrators and owners can grant or remove administrator access. */
export function mayManageAdministrators({ tables, user }: ChangeContext): boolean {
  const roles = findUser(tables, () => bulkDataOf(tables), user.userId)?.user.roles ?? [];
  return roles.some((role) => role === 'platform:admin' || role.endsWith(':owner'));
}

/** Whether nobody else who can sign in is a platform administrator. */
function isLastAdministrator(tables: Tables, target: AdminUser): boolean {
  if (target.status !== 'ACTIVE' || !target.roles.includes('platform:admin')) return false;
  return searchUsers(tables, { role: ['platform:admin'], status: ['ACTIVE'] }, { limit: 2 }).total <= 1;
}
const lastAdministrator = () =>
  new ApiFailure(
    409,
    'LAST_ADMIN',
    'This is the last active platform administrator. Give somebody else that role first.',
  );

function checkTarget(acting: ChangeContext, target: AdminUser): void {
  if (target.roles.some(isAdminRole) && !mayManageAdministrators(acting))
    throw forbidden('Only platform administrators and owners may do this to an administrator.');
}

/** Why an account cannot be suspended or reactivated; null if it can. */
function problemOf(acting: ChangeContext, target: AdminUser, action: 'SUSPEND' | 'REACTIVATE'): ApiFailure | null {
  if (action === 'SUSPEND') {
    if (target.id === acting.user.userId) return ownAccount('You cannot suspend your own account.');
    if (target.status === 'SUSPENDED') return wrongState(target.status, 'This account is suspended already.');
    if (target.status === 'DELETED') return wrongState(target.status, 'This account has been deleted.');
    if (isLastAdministrator(acting.tables, target)) return lastAdministrator();
    return null;
  }
  return target.status === 'SUSPENDED' ? null : wrongState(target.status, 'This account is not suspended.');
}

/** Why an account cannot be suspended or reactivated, rank included; null if it can. */
function changeProblem(acting: ChangeContext, target: AdminUser, action: 'SUSPEND' | 'REACTIVATE'): ApiFailure | null {
  try {
    checkTarget(acting, target);
  } catch (failure) {
    if (failure instanceof ApiFailure) return failure;
    throw failure;
  }
  return problemOf(acting, target, action);
}

/** Suspends or reactivates an account. @throws ApiFailure if that is not allowed */
export function changeStatus(
  acting: ChangeContext,
  target: AdminUser,
  action: 'SUSPEND' | 'REACTIVATE',
  reason: string,
): void {
  const problem = changeProblem(acting, target, action);
  if (problem) throw problem;
  const { tables, user, now } = acting;
  const status = action === 'SUSPEND' ? 'SUSPENDED' : 'ACTIVE';
  const suspension = action === 'SUSPEND' ? { at: iso(now), by: user.displayName, reason } : null;
  tables.adminUserChanges.put({ ...tables.adminUserChanges.get(target.id), id: target.id, status, suspension });
  if (action === 'SUSPEND') revokeTokens(tables, target.email);
  audit(
    tables,
    {
      actor: actorOf(user),
      action: action === 'SUSPEND' ? 'user.suspended' : 'user.reactivated',
      target: { kind: 'USER', id: target.id, label: null },
      reason,
      before: { status: target.status },
      after: { status },
    },
    now,
  );
}

const codes: Readonly<Record<string, BulkResult['problems'][number]['code']>> = {
  NOT_FOUND: 'NOT_FOUND',
  OWN_ACCOUNT: 'OWN_ACCOUNT',
  FORBIDDEN: 'FORBIDDEN',
  LAST_ADMIN: 'LAST_ADMIN',
};

function codeOf(failure: ApiFailure, action: 'SUSPEND' | 'REACTIVATE'): BulkResult['problems'][number]['code'] {
  const isDone =
    (failure.details as { status?: string } | undefined)?.status === (action === 'SUSPEND' ? 'SUSPENDED' : 'ACTIVE');
  return isDone ? 'ALREADY_DONE' : (codes[failure.code] ?? 'NOT_POSSIBLE');
}

/** Stands for a set of users, whatever their order. */
export const markOf = (ids: readonly string[]) => opaque(ids.toSorted().join(' '), 16);

/** What changing many users would do. */
export function previewMany(
  acting: ChangeContext,
  ids: readonly UserId[],
  action: 'SUSPEND' | 'REACTIVATE',
): BulkPreview {
  const excluded = new Map<BulkResult['problems'][number]['code'], number>();
  const changing: AdminUser[] = [];
  for (const id of ids) {
    const target = findUser(acting.tables, () => bulkDataOf(acting.tables), id)?.user;
    const problem = target ? changeProblem(acting, target, action) : notFound('this user');
    if (target && !problem) changing.push(target);
    else if (problem) excluded.set(codeOf(problem, action), (excluded.get(codeOf(problem, action)) ?? 0) + 1);
  }
  return {
    total: ids.length,
    changing: changing.length,
    sample: changing.slice(0, 10).map(({ id, displayName, email }) => ({ id, displayName, email })),
    excluded: [...excluded].map(([code, count]) => ({ code, count })),
    administrators: changing.filter(({ roles }) => roles.some(isAdminRole)).length,
    mark: markOf(ids),
  };
}

/** Changes each user that can be changed, and reports the reason for each other. */
export function changeMany(
  acting: ChangeContext,
  ids: readonly UserId[],
  action: 'SUSPEND' | 'REACTIVATE',
  reason: string,
): BulkResult {
  const problems: BulkResult['problems'] = [];
  let changed = 0;
  for (const id of ids) {
    try {
      changeStatus(acting, existingUser(acting.tables, id).user, action, reason);
      changed += 1;
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      problems.push({ id, code: codeOf(failure, action), message: failure.message });
    }
  }
  return { matched: ids.length, changed, problems };
}

/** Replaces a user's roles. */
export function changeRoles(acting: ChangeContext, target: AdminUser, roles: AdminUser['roles'], reason: string): void {
  const { tables, user, now } = acting;
  if (target.status === 'DELETED') throw wrongState(target.status, 'This account has been deleted.');
  const isAdmin = roles.some(isAdminRole);
  if (target.id === user.userId && !isAdmin)
    throw ownAccount('You cannot take away your own access as an administrator.');
  if (!roles.includes('platform:admin') && isLastAdministrator(acting.tables, target)) throw lastAdministrator();
  const changesAdmin =
    JSON.stringify(target.roles.filter(isAdminRole).toSorted()) !==
    JSON.stringify(roles.filter(isAdminRole).toSorted());
  if (changesAdmin && !mayManageAdministrators(acting))
    throw forbidden('Only platform administrators and owners may give or take an administrator’s role.');
  tables.adminUserChanges.put({ ...tables.adminUserChanges.get(target.id), id: target.id, roles });
  audit(
    tables,
    {
      actor: actorOf(user),
      action: 'user.roles_changed',
      target: { kind: 'USER', id: target.id, label: null },
      reason,
      before: { roles: target.roles },
      after: { roles },
    },
    now,
  );
}
