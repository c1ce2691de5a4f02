import { product } from './product.ts';
import { isAdminRole, roleRank } from './roles.ts';

/** Whom an administrator answers for: everyone, or the people of their own organisation. */
type AdminScope = 'PLATFORM' | 'ORGANIZATION';

/** What administrators decide about. */
export type AdminAct =
  | 'people.read'
  | 'people.suspend'
  | 'people.roles'
  | 'people.invite'
  | 'people.export'
  | 'sessions.read'
  | 'sessions.cancel'
  | 'providers.read'
  | 'revenue.read'
  | 'revenue.refund'
  | 'overview.read'
  | 'audit.read'
  | 'safety.read'
  | 'records.ask'
  | 'credentials.decide'
  | 'providers.suspend'
  | 'settings.change';

/** The highest rank that each administrator’s role may give or take; an owner and an organisation’s administrator stay below themselves. */
const ceilings: Readonly<Record<string, number>> = {
  'platform:admin': roleRank('platform:admin'),
  [`${product.id}:owner`]: roleRank(`${product.id}:admin`),
  [`${product.id}:admin`]: roleRank(`${product.id}:manager`),
};

/** Who may do what. An act of an organisation is for its own people alone. */
const adminActs: Readonly<Record<AdminAct, readonly AdminScope[]>> = {
  'people.read': ['PLATFORM', 'ORGANIZATION'],
  'people.suspend': ['PLATFORM', 'ORGANIZATION'],
  'people.roles': ['PLATFORM', 'ORGANIZATION'],
  'people.invite': ['PLATFORM', 'ORGANIZATION'],
  'people.export': ['PLATFORM', 'ORGANIZATION'],
  'sessions.read': ['PLATFORM', 'ORGANIZATION'],
  'sessions.cancel': ['PLATFORM', 'ORGANIZATION'],
  'providers.read': ['PLATFORM', 'ORGANIZATION'],
  'revenue.read': ['PLATFORM', 'ORGANIZATION'],
  'revenue.refund': ['PLATFORM'],
  'overview.read': ['PLATFORM', 'ORGANIZATION'],
  'audit.read': ['PLATFORM', 'ORGANIZATION'],
  'safety.read': ['PLATFORM', 'ORGANIZATION'],
  'records.ask': ['PLATFORM'],
  'credentials.decide': ['PLATFORM'],
  'providers.suspend': ['PLATFORM'],
  'settings.change': ['PLATFORM'],
};

/** Acts of an organisation that are its owner’s alone (admin.md §3.2). */
const ownersActs: readonly AdminAct[] = ['revenue.read'];

/** Whom someone with these roles answers for; null without an administrator’s role. */
export function adminScope(roles: readonly string[]): AdminScope | null {
  if (roles.includes('platform:admin')) return 'PLATFORM';
  return roles.some(isAdminRole) ? 'ORGANIZATION' : null;
}

/** Whether someone with these roles may do something at all. */
export function mayDo(act: AdminAct, roles: readonly string[]): boolean {
  const scope = adminScope(roles);
  if (scope === null || !adminActs[act].includes(scope)) return false;
  return scope === 'PLATFORM' || !ownersActs.includes(act) || roles.includes(`${product.id}:owner`);
}

const highest = (roles: readonly string[]) => roles.reduce((most, role) => Math.max(most, roleRank(role)), 0);

/** Whether someone stands above someone else. Platform administrators decide about each other, as no one stands above them. */
export function outranks(actor: readonly string[], target: readonly string[]): boolean {
  return adminScope(actor) === 'PLATFORM' || (adminScope(actor) !== null && highest(actor) > highest(target));
}

/** Whether someone may give and take a role. */
export function mayGiveRole(actor: readonly string[], role: string): boolean {
  const ceiling = actor.reduce((most, own) => Math.max(most, ceilings[own] ?? 0), 0);
  return roleRank(role) > 0 && roleRank(role) <= ceiling;
}
