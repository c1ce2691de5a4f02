import { hasPractice } from './practice.ts';
import type { ProfessionHolder } from './practice.ts';
import { product } from './product.ts';
import { hasAdminRole } from './roles.ts';

/**
 * What someone is here for beside care of their own. `PRACTICE`: they see clients. `ADMINISTRATION`: they run an
 * organization or the platform. `STAFF`: they belong to an organization, with no area of their own.
 */
export type Purpose = 'PRACTICE' | 'ADMINISTRATION' | 'STAFF';

const staffRoles: ReadonlySet<string> = new Set([`${product.id}:manager`, `${product.id}:viewer`, 'viewer']);

/** Whether a role, by its exact name, belongs to an organization’s staff, who have no area of their own. */
export const isStaffRole = (role: string): boolean => staffRoles.has(role);

/** What a user is here for beside care of their own; empty for a client or a visitor. */
export function purposesOf(user: ProfessionHolder | null | undefined): readonly Purpose[] {
  if (!user) return [];
  const purposes: Purpose[] = [];
  if (hasPractice(user)) purposes.push('PRACTICE');
  if (hasAdminRole(user)) purposes.push('ADMINISTRATION');
  if (purposes.length === 0 && [user.role, ...user.roles].some(isStaffRole)) purposes.push('STAFF');
  return purposes;
}
