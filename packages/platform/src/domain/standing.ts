import { actRow } from './admin-acts.ts';
import type { AdminAct, AdminRank } from './admin-acts.ts';
import { product } from './product.ts';
import { isAdminRole, roleRank } from './roles.ts';

/** Whom an administrator answers for: everyone, or the people of their own organisation. */
type AdminScope = 'PLATFORM' | 'ORGANIZATION';

/**
 * The highest rank that each administrator’s role may give or take; an owner and an organisation’s administrator stay
 * below themselves.
 */
const ceilings: Readonly<Record<string, number>> = {
  'platform:admin': roleRank('platform:admin'),
  [`${product.id}:owner`]: roleRank(`${product.id}:admin`),
  [`${product.id}:admin`]: roleRank(`${product.id}:manager`),
};

/** Whom someone with these roles answers for; null without an administrator’s role. */
export function adminScope(roles: readonly string[]): AdminScope | null {
  if (roles.includes('platform:admin')) return 'PLATFORM';
  return roles.some(isAdminRole) ? 'ORGANIZATION' : null;
}

/** The highest rank of an administrator that these roles give; null without one. */
function adminRank(roles: readonly string[]): AdminRank | null {
  if (roles.includes('platform:admin')) return 'PLATFORM';
  if (roles.includes(`${product.id}:owner`)) return 'OWNER';
  return roles.some(isAdminRole) ? 'ADMINISTRATOR' : null;
}

/** Whether someone with these roles may do something at all. */
export function mayDo(act: AdminAct, roles: readonly string[]): boolean {
  const rank = adminRank(roles);
  return rank !== null && actRow(act).ranks.includes(rank);
}

/** Whether an act is asked for by one administrator and decided by another. */
export const isByTwo = (act: AdminAct): boolean => actRow(act).by === 'TWO';

/** Which act it is to suspend someone: the suspension of a platform administrator takes that role from them. */
export const suspensionAct = (target: readonly string[]): AdminAct =>
  target.includes('platform:admin') ? 'administrators.suspend' : 'people.suspend';

/** Which act it is to change someone’s roles: who is a platform administrator is another matter than the rest. */
export const rolesAct = (before: readonly string[], after: readonly string[]): AdminAct =>
  before.includes('platform:admin') === after.includes('platform:admin') ? 'people.roles' : 'administrators.roles';

/**
 * As many active platform administrators stay, as one alone could decide nothing that needs two, not even to let
 * another one in again.
 */
export const PLATFORM_ADMINS_AT_LEAST = 2;

const highest = (roles: readonly string[]) => roles.reduce((most, role) => Math.max(most, roleRank(role)), 0);

/**
 * Whether someone stands above someone else. Platform administrators decide about each other, as no one stands above
 * them.
 */
export function outranks(actor: readonly string[], target: readonly string[]): boolean {
  return adminScope(actor) === 'PLATFORM' || (adminScope(actor) !== null && highest(actor) > highest(target));
}

/** Whether someone may give and take a role. */
export function mayGiveRole(actor: readonly string[], role: string): boolean {
  const ceiling = actor.reduce((most, own) => Math.max(most, ceilings[own] ?? 0), 0);
  return roleRank(role) > 0 && roleRank(role) <= ceiling;
}
