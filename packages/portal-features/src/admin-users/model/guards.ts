import type { AccountRole, AdminUser, AdminUserDetail } from '@sakina/platform/contract';
import { isProviderRole, mayGiveRole, outranks } from '@sakina/platform/domain';

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
const isLast = (user: Pick<AdminUser, 'roles' | 'status'>, { platformAdmins }: Acting, kept: number) =>
  user.status === 'ACTIVE' &&
  user.roles.includes('platform:admin') &&
  platformAdmins !== undefined &&
  platformAdmins <= kept;

/** Whether it takes two to suspend an account: a platform administrator loses that role with it (ADM-23). */
export const isSuspendedByTwo = ({ roles }: Pick<AdminUser, 'roles'>) => roles.includes('platform:admin');

/** Why an account cannot be suspended (ADM-22). */
export function suspendRefusal(user: Pick<AdminUser, 'id' | 'roles' | 'status'>, acting: Acting): Refusal {
  if (user.id === acting.id) return 'own';
  if (!outranks(acting.roles, user.roles)) return 'rank';
  // One who is left alone could decide nothing that needs two.
  return isLast(user, acting, 2) ? 'lastAdmin' : null;
}

/** Why an account cannot be given these roles (ADM-22). */
export function rolesRefusal(
  user: Pick<AdminUserDetail, 'id' | 'roles' | 'status' | 'providerId'>,
  after: readonly AccountRole[],
  acting: Acting,
): Refusal | 'licence' {
  const added = after.filter((role) => !user.roles.includes(role));
  const changed = [...added, ...user.roles.filter((role) => !after.includes(role))];
  if (changed.length > 0 && user.id === acting.id) return 'own';
  if (isLast(user, acting, 1) && !after.includes('platform:admin')) return 'lastAdmin';
  if (changed.length > 0 && !outranks(acting.roles, user.roles)) return 'rank';
  if (changed.some((role) => !isProviderRole(role) && !mayGiveRole(acting.roles, role))) return 'rank';
  return user.providerId === null && added.some(isProviderRole) ? 'licence' : null;
}
