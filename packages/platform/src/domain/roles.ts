import type { Area } from './areas.ts';
import { product } from './product.ts';

/** Every ranked role, highest first; of equal rank the first one wins. */
const ranking = [
  { role: 'platform:admin', rank: 100 },
  { role: `${product.id}:owner`, rank: 90 },
  { role: `${product.id}:admin`, rank: 80 },
  { role: 'provider', rank: 70 },
  { role: 'therapist', rank: 60 },
  { role: 'imam', rank: 60 },
  { role: 'mentor', rank: 60 },
  { role: `${product.id}:manager`, rank: 50 },
  { role: `${product.id}:user`, rank: 40 },
  { role: 'consumer', rank: 30 },
  { role: 'patient', rank: 30 },
  { role: `${product.id}:viewer`, rank: 20 },
  { role: 'viewer', rank: 10 },
] as const;

export type RankedRole = (typeof ranking)[number]['role'];

/** The roles a user can have. A plain `admin` is known, but has no rank and opens no area. */
export type Role = RankedRole | 'admin';

/** The part of a user that roles are read from. */
export interface RoleHolder {
  readonly role: Role;
  readonly roles: readonly string[];
  readonly tier?: number | null;
  readonly metadata?: { readonly isProvider?: boolean };
}

const byName: ReadonlyMap<string, (typeof ranking)[number]> = new Map(ranking.map((entry) => [entry.role, entry]));
const adminRoles: ReadonlySet<string> = new Set<RankedRole>([
  'platform:admin',
  `${product.id}:owner`,
  `${product.id}:admin`,
]);
const providerRoles: ReadonlySet<string> = new Set<RankedRole>(['provider', 'therapist', 'imam', 'mentor']);
const providerKinds: ReadonlySet<string> = new Set<RankedRole>(['therapist', 'imam', 'mentor']);

/** Every ranked role, highest first. */
export const rankedRoles: readonly RankedRole[] = ranking.map((entry) => entry.role);

/** The rank of a role by its exact name; 0 for every other name. */
export function roleRank(role: string): number {
  return byName.get(role)?.rank ?? 0;
}

/** Whether a role, by its exact name, is an administrator role. */
export function isAdminRole(role: string): boolean {
  return adminRoles.has(role);
}

/** Whether a role, by its exact name, is a provider role. */
export function isProviderRole(role: string): boolean {
  return providerRoles.has(role);
}

function holdsRole(user: RoleHolder | null | undefined, matches: (role: string) => boolean): boolean {
  return user ? matches(user.role) || user.roles.some(matches) : false;
}

/** Whether a user has an administrator role. */
export function hasAdminRole(user: RoleHolder | null | undefined): boolean {
  return holdsRole(user, isAdminRole);
}

/** Whether a user has a provider role. */
export function hasProviderRole(user: RoleHolder | null | undefined): boolean {
  return holdsRole(user, isProviderRole);
}

/** Whether a user counts as a provider: by kind, by any role containing ‘provider’, by the token’s flag, or by tier. */
export function hasProviderStatus(user: RoleHolder | null | undefined): boolean {
  if (!user) return false;
  return (
    providerKinds.has(user.role) ||
    user.roles.some((role) => providerKinds.has(role) || role.toLowerCase().includes('provider')) ||
    user.metadata?.isProvider === true ||
    (typeof user.tier === 'number' && user.tier > 0)
  );
}

/** Whether the provider area admits a user. */
export function canEnterProviderArea(user: RoleHolder | null | undefined): boolean {
  return hasProviderRole(user) || hasProviderStatus(user) || hasAdminRole(user);
}

/**
 * Whether a safety alert can be given to a user to answer (CARE-2): only providers and administrators are ever on call.
 */
export function mayBeOnCall(user: RoleHolder | null | undefined): boolean {
  return canEnterProviderArea(user);
}

/** Whether the admin area admits a user. */
export function canEnterAdminArea(user: RoleHolder | null | undefined): boolean {
  return hasAdminRole(user);
}

/** The highest-ranked of some role names; of equal rank the first of the ranking. */
export function highestRole(roles: readonly string[]): RankedRole | null {
  const held = new Set(roles);
  return ranking.find((entry) => held.has(entry.role))?.role ?? null;
}

export type HomeRoute = '/admin' | '/provider/portal' | '/dashboard' | '/';

/** A user’s home: by their highest-ranked role; the landing page when signed out. */
export function homeRoute(user: RoleHolder | null | undefined): HomeRoute {
  if (!user) return '/';
  const role = highestRole([user.role, ...user.roles]) ?? user.role;
  if (isAdminRole(role)) return '/admin';
  return isProviderRole(role) ? '/provider/portal' : '/dashboard';
}

/** Who may enter each area (ROLE-4). */
export const mayEnter: Readonly<Record<Area, (user: RoleHolder | null | undefined) => boolean>> = {
  provider: canEnterProviderArea,
  admin: canEnterAdminArea,
};
