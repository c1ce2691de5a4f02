import type { AccountRole, AdminUser } from '@sakina/platform/contract';
import { isAdminRole } from '@sakina/platform/domain';

/** Why something cannot be done to an account; null where it can. The server refuses the same. */
export type Refusal = 'own' | 'lastAdmin' | 'rank' | null;

/** Who acts, as far as the guards ask. */
export interface Acting {
  id: string;
  roles: readonly string[];
  /** Active platform administrators; undefined while that is not known. */
  platformAdmins: number | undefined;
}

const isLast = (user: Pick<AdminUser, 'roles' | 'status'>, { platformAdmins }: Acting) =>
  user.status === 'ACTIVE' &&
  user.roles.includes('platform:admin') &&
  platformAdmins !== undefined &&
  platformAdmins <= 1;

/** Whether somebody may give, take or suspend an administrator’s role. */
export function mayManageAdministrators({ roles }: Pick<Acting, 'roles'>): boolean {
  return roles.some((role) => role === 'platform:admin' || role.endsWith(':owner'));
}

/** Why an account cannot be suspended (ADM-22). */
export function suspendRefusal(user: Pick<AdminUser, 'id' | 'roles' | 'status'>, acting: Acting): Refusal {
  if (user.id === acting.id) return 'own';
  if (user.roles.some(isAdminRole) && !mayManageAdministrators(acting)) return 'rank';
  return isLast(user, acting) ? 'lastAdmin' : null;
}

/** Why an account cannot be given these roles (ADM-22). */
export function rolesRefusal(
  user: Pick<AdminUser, 'id' | 'roles' | 'status'>,
  next: readonly AccountRole[],
  acting: Acting,
): Refusal {
  if (user.id === acting.id && !next.some(isAdminRole)) return 'own';
  if (isLast(user, acting) && !next.includes('platform:admin')) return 'lastAdmin';
  const admin = (roles: readonly AccountRole[]) => roles.filter(isAdminRole).toSorted().join();
  return admin(user.roles) !== admin(next) && !mayManageAdministrators(acting) ? 'rank' : null;
}
