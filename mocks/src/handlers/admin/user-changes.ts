import type { AdminUser, BulkResult, UserId } from '@sakina/platform/contract';
import { isAdminRole } from '@sakina/platform/domain';
import { iso } from '../../clock.ts';
import { audit } from '../../rules/audit.ts';
import { revokeTokens } from '../../rules/tokens.ts';
import type { Tables } from '../../store/table.ts';
import { ApiFailure, forbidden, notFound } from '../api-failure.ts';
import type { Caller } from '../caller.ts';
import { bulkDataOf } from './bulk-data-of.ts';
import { findUser } from './user-records.ts';

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
    return null;
  }
  return target.status === 'SUSPENDED' ? null : wrongState(target.status, 'This account is not suspended.');
}

/** Suspends or reactivates an account. @throws ApiFailure if that is not allowed */
export function changeStatus(
  acting: ChangeContext,
  target: AdminUser,
  action: 'SUSPEND' | 'REACTIVATE',
  reason: string,
): void {
  checkTarget(acting, target);
  const problem = problemOf(acting, target, action);
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
};

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
      const isDone =
        (failure.details as { status?: string } | undefined)?.status ===
        (action === 'SUSPEND' ? 'SUSPENDED' : 'ACTIVE');
      problems.push({
        id,
        code: isDone ? 'ALREADY_DONE' : (codes[failure.code] ?? 'NOT_POSSIBLE'),
        message: failure.message,
      });
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
