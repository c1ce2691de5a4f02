import type { AdminUser, BulkPreview, BulkResult, UserId } from '@sakina/platform/contract';
import { isAdminRole, isByTwo, rolesAct, suspensionAct } from '@sakina/platform/domain';
import type { AdminAct } from '@sakina/platform/domain';
import { iso } from '../../clock.ts';
import type { Emit } from '../../realtime/outbox.ts';
import { opaque } from '../../personas/random.ts';
import { audit } from '../../rules/audit.ts';
import { tellOf } from '../../rules/tell.ts';
import { revokeTokens } from '../../rules/tokens.ts';
import type { Tables } from '../../store/table.ts';
import { ApiFailure, notFound } from '../api-failure.ts';
import type { ActContext } from './act-context.ts';
import { actorOf } from './actor.ts';
import { bulkDataOf } from './bulk-data-of.ts';
import { checkLast, checkOwnAccount, checkRank, checkRoles, checkScope, isInScope, standingFor } from './standing.ts';
import type { Standing } from './standing.ts';
import { cancelSessionsOf, countAhead, passHeldPayouts } from './suspension.ts';
import { findUser } from './user-records.ts';

export interface ChangeContext extends ActContext {
  emit: Emit;
  /** What the caller may do. */
  standing: Standing;
  /** Whether a second administrator has approved it. */
  isApproved?: boolean;
}

/** Adds to a handler’s context what its caller may do. @throws ApiFailure 403 */
export function actingFor(act: AdminAct, { tables, user, now, emit }: Omit<ChangeContext, 'standing'>): ChangeContext {
  return { tables, user, now, emit, standing: standingFor(act, tables, user) };
}

type Found = NonNullable<ReturnType<typeof findUser>>;

/** A user by id whom the caller may see. @throws ApiFailure 404 */
export function existingUser({ tables, standing }: Pick<ChangeContext, 'tables' | 'standing'>, id: string): Found {
  const found = findUser(tables, () => bulkDataOf(tables), id);
  if (!found) throw notFound('this user');
  checkScope(standing, found.user);
  return found;
}

const byTwo = (message: string) => new ApiFailure(403, 'NEEDS_APPROVAL', message);
const wrongState = (status: string, message: string) => new ApiFailure(409, 'ACCOUNT_STATE', message, { status });
type Action = 'SUSPEND' | 'REACTIVATE';

/** @throws ApiFailure where an account cannot be suspended or reactivated */
export function checkChange(
  { tables, standing, isApproved = false }: ChangeContext,
  target: AdminUser,
  action: Action,
  gone: ReadonlySet<string>,
): void {
  if (action === 'REACTIVATE') {
    if (target.status !== 'SUSPENDED') throw wrongState(target.status, 'This account is not suspended.');
    checkRank(standing, target);
    return;
  }
  checkOwnAccount(standing, target, 'You cannot suspend your own account.');
  if (target.status === 'SUSPENDED') throw wrongState(target.status, 'This account is suspended already.');
  if (target.status === 'DELETED') throw wrongState(target.status, 'This account has been deleted.');
  checkRank(standing, target);
  checkLast(tables, target, [], gone);
  if (!isApproved && isByTwo(suspensionAct(target.roles)))
    throw byTwo('A platform administrator is suspended by two. Ask for a second one’s approval.');
}

/** Why an account cannot be suspended or reactivated; null if it can. */
function changeProblem(
  acting: ChangeContext,
  target: AdminUser,
  action: Action,
  gone: ReadonlySet<string>,
): ApiFailure | null {
  try {
    checkChange(acting, target, action, gone);
    return null;
  } catch (failure) {
    if (failure instanceof ApiFailure) return failure;
    throw failure;
  }
}

/** What a suspended account was before. One that never signed in was invited, whatever is not stored about it. */
function formerStatus(tables: Tables, target: AdminUser): AdminUser['status'] {
  return tables.adminUserChanges.get(target.id)?.formerStatus ?? (target.lastSeenAt === null ? 'INVITED' : 'ACTIVE');
}

interface StatusChange {
  action: Action;
  reason: string;
  /** A last check, after whether the account can be changed at all: whether the caller has seen what is so now. */
  confirm?: () => void;
}

/**
 * Suspends an account and calls its sessions off, or makes it again what it was before. @throws ApiFailure if that is
 * not allowed
 */
export function changeStatus(acting: ChangeContext, found: Found, { action, reason, confirm }: StatusChange): void {
  const { user: target } = found;
  checkChange(acting, target, action, new Set());
  confirm?.();
  const { tables, user, now } = acting;
  const isSuspending = action === 'SUSPEND';
  const calledOff = isSuspending ? cancelSessionsOf(acting, found) : 0;
  if (!isSuspending) passHeldPayouts(tables, found, now);
  const status = isSuspending ? 'SUSPENDED' : formerStatus(tables, target);
  tables.adminUserChanges.put({
    ...tables.adminUserChanges.get(target.id),
    id: target.id,
    status,
    suspension: isSuspending ? { at: iso(now), by: user.displayName, reason, calledOff } : null,
    ...(isSuspending && { formerStatus: target.status }),
  });
  if (isSuspending) revokeTokens(tables, target.email);
  audit(
    tables,
    {
      actor: actorOf(user),
      action: isSuspending ? 'user.suspended' : 'user.reactivated',
      target: { kind: 'USER', id: target.id, label: null },
      reason,
      before: { status: target.status },
      after: { status, ...(calledOff > 0 && { sessionsCalledOff: calledOff }) },
    },
    now,
  );
}

const codes: Readonly<Record<string, BulkResult['problems'][number]['code']>> = {
  NOT_FOUND: 'NOT_FOUND',
  OWN_ACCOUNT: 'OWN_ACCOUNT',
  RANK: 'RANK',
  LAST_ADMIN: 'LAST_ADMIN',
  LAST_OWNER: 'LAST_OWNER',
  NEEDS_APPROVAL: 'NEEDS_APPROVAL',
};

function codeOf(failure: ApiFailure, action: Action): BulkResult['problems'][number]['code'] {
  const status = (failure.details as { status?: string } | undefined)?.status;
  const isDone = action === 'SUSPEND' ? status === 'SUSPENDED' : status === 'ACTIVE' || status === 'INVITED';
  return isDone ? 'ALREADY_DONE' : (codes[failure.code] ?? 'NOT_POSSIBLE');
}

/** Stands for a set of users, whatever their order. */
export const markOf = (ids: readonly string[]) => opaque(ids.toSorted().join(' '), 16);

/** What changing many users would do, one after the other: of two last owners only the first can go. */
export function previewMany(acting: ChangeContext, ids: readonly UserId[], action: Action): BulkPreview {
  const excluded = new Map<BulkResult['problems'][number]['code'], number>();
  const changing: AdminUser[] = [];
  let sessionsAhead = 0;
  const gone = new Set<string>();
  for (const id of ids) {
    const found = findUser(acting.tables, () => bulkDataOf(acting.tables), id);
    const target = found?.user;
    const isSeen = target && (target.id === acting.standing.id || isInScope(acting.standing, target.organization));
    const problem = isSeen ? changeProblem(acting, target, action, gone) : notFound('this user');
    if (problem) excluded.set(codeOf(problem, action), (excluded.get(codeOf(problem, action)) ?? 0) + 1);
    else if (found && target) {
      changing.push(target);
      if (action !== 'SUSPEND') continue;
      gone.add(target.id);
      sessionsAhead += countAhead(acting.tables, found, acting.now);
    }
  }
  return {
    total: ids.length,
    changing: changing.length,
    sample: changing.slice(0, 10).map(({ id, displayName, email }) => ({ id, displayName, email })),
    excluded: [...excluded].map(([code, count]) => ({ code, count })),
    administrators: changing.filter(({ roles }) => roles.some(isAdminRole)).length,
    sessionsAhead,
    mark: markOf(ids),
  };
}

/** Changes each user that can be changed, and reports the reason for each other. */
export function changeMany(acting: ChangeContext, ids: readonly UserId[], action: Action, reason: string): BulkResult {
  const problems: BulkResult['problems'] = [];
  let changed = 0;
  for (const id of ids) {
    try {
      changeStatus(acting, existingUser(acting, id), { action, reason });
      changed += 1;
    } catch (failure) {
      // A log that cannot be written stops everything; other refusals are of one person.
      if (!(failure instanceof ApiFailure) || failure.status >= 500) throw failure;
      problems.push({ id, code: codeOf(failure, action), message: failure.message });
    }
  }
  return { matched: ids.length, changed, problems };
}

const sameRoles = (first: readonly string[], second: readonly string[]) =>
  first.toSorted().join() === second.toSorted().join();

interface RolesChange {
  roles: AdminUser['roles'];
  /** The roles that the caller has seen. */
  before: AdminUser['roles'];
}

/** @throws ApiFailure where someone’s roles cannot be replaced by these */
export function checkRolesChange(
  { tables, standing }: ChangeContext,
  { user: target, number }: Found,
  { roles, before }: RolesChange,
): void {
  if (target.status === 'DELETED') throw wrongState(target.status, 'This account has been deleted.');
  checkOwnAccount(standing, target, 'You cannot change your own roles.');
  if (!sameRoles(before, target.roles))
    throw new ApiFailure(
      409,
      'ROLES_CHANGED',
      'Someone else changed these roles in the meantime. Look at them again.',
      {
        roles: target.roles,
      },
    );
  checkRank(standing, target);
  checkRoles(tables, standing, { before: target.roles, after: roles }, { id: target.id, number });
  checkLast(tables, target, roles);
}

/**
 * Replaces a user's roles. Who is a platform administrator is decided by two. @throws ApiFailure if that is not allowed
 */
export function changeRoles(
  acting: ChangeContext,
  found: Found,
  { reason, ...change }: RolesChange & { reason: string },
): void {
  const { tables, user, now, isApproved = false } = acting;
  const { user: target } = found;
  const { roles } = change;
  checkRolesChange(acting, found, change);
  if (!isApproved && isByTwo(rolesAct(target.roles, roles)))
    throw byTwo('Who is a platform administrator is decided by two.');
  tables.adminUserChanges.put({ ...tables.adminUserChanges.get(target.id), id: target.id, roles });
  tellOf(tables, 'roles.change', { by: user.userId, to: { PERSON: target.id }, subject: {}, at: now });
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
