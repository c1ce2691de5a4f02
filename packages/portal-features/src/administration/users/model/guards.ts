import type { AccountRole, AdminUser, AdminUserDetail } from '@sakina/platform/contract';
import {
  isByTwo,
  isProviderRole,
  mayGiveRole,
  outranks,
  PLATFORM_ADMINS_AT_LEAST,
  rolesAct,
  suspensionAct,
} from '@sakina/platform/domain';

/** Why something cannot be done to an account; null where it can. The server refuses the same. */
type Refusal = 'own' | 'lastAdmin' | 'rank' | null;

/** Who acts, as far as the guards ask. */
export interface Acting {
  id: string;
  roles: readonly string[];
  /** Active platform administrators; undefined while that is not known. */
  platformAdmins: number | undefined;
}

/** Whether too few platform administrators would be left without this one. */
const isLast = (user: Pick<AdminUser, 'roles' | 'status'>, { platformAdmins }: Acting) =>
  user.status === 'ACTIVE' &&
  user.roles.includes('platform:admin') &&
  platformAdmins !== undefined &&
  platformAdmins <= PLATFORM_ADMINS_AT_LEAST;

/** Whether it takes two to suspend an account: a platform administrator loses that role with it (ADM-23). */
export const isSuspendedByTwo = ({ roles }: Pick<AdminUser, 'roles'>) => isByTwo(suspensionAct(roles));

/**
 * Whether it takes two to change someone’s roles to these: who is a platform administrator is decided by two (ADM-23).
 */
export const isChangedByTwo = (before: readonly AccountRole[], after: readonly AccountRole[]) =>
  isByTwo(rolesAct(before, after));

/** Why an account cannot be suspended (ADM-22). */
export function suspendRefusal(user: Pick<AdminUser, 'id' | 'roles' | 'status'>, acting: Acting): Refusal {
  if (user.id === acting.id) return 'own';
  if (!outranks(acting.roles, user.roles)) return 'rank';
  return isLast(user, acting) ? 'lastAdmin' : null;
}

/** Whether a role is one to choose for an account: it has it, or whoever acts may give it (ADM-22). */
export const isOffered = (role: AccountRole, user: Pick<AdminUser, 'roles'>, acting: Acting) =>
  user.roles.includes(role) || isProviderRole(role) || mayGiveRole(acting.roles, role);

/** Why an account cannot be given these roles (ADM-22). */
export function rolesRefusal(
  user: Pick<AdminUserDetail, 'id' | 'roles' | 'status' | 'providerId'>,
  after: readonly AccountRole[],
  acting: Acting,
): Refusal | 'licence' {
  const added = after.filter((role) => !user.roles.includes(role));
  const changed = [...added, ...user.roles.filter((role) => !after.includes(role))];
  if (changed.length > 0 && user.id === acting.id) return 'own';
  if (isLast(user, acting) && !after.includes('platform:admin')) return 'lastAdmin';
  if (changed.length > 0 && !outranks(acting.roles, user.roles)) return 'rank';
  if (changed.some((role) => !isProviderRole(role) && !mayGiveRole(acting.roles, role))) return 'rank';
  return user.providerId === null && added.some(isProviderRole) ? 'licence' : null;
}
