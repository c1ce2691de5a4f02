import type { MockClaims } from '@sakina/platform/auth/mock';
import type { ProviderKind } from '@sakina/platform/contract';
import { isAdminRole, isProviderRole, rankedRoles, rolesFromClaims } from '@sakina/platform/domain';
import type { ProviderRow } from '../store/rows.ts';
import type { Tables } from '../store/table.ts';

/**
 * Whether an administrator has suspended an account. Only stored changes are checked: users whom the generator
 * suspends never sign in, and checking them would build the index on every call.
 */
export function isSuspended(tables: Tables, userId: string): boolean {
  return tables.adminUserChanges.get(userId)?.status === 'SUSPENDED';
}

/** Whether an administrator has suspended a provider: their practice, or the account behind it. */
export function isProviderSuspended(tables: Tables, { id, userId }: Pick<ProviderRow, 'id' | 'userId'>): boolean {
  return tables.providerSuspensions.get(id) !== undefined || (userId !== null && isSuspended(tables, userId));
}

/** Marks what a provider asks of a client while they are suspended: it waits for no answer until they are back. */
export function holdOf(tables: Tables, providerId: string | undefined): { isOnHold?: true } {
  const provider = tables.providers.get(providerId ?? '');
  return provider && isProviderSuspended(tables, provider) ? { isOnHold: true } : {};
}

/**
 * Whether a provider has no page and takes no bookings: it is not written yet, they are suspended, or their account is.
 */
export function isOutOfDirectory(
  tables: Tables,
  { id, userId, isUnwritten }: Pick<ProviderRow, 'id' | 'userId' | 'isUnwritten'>,
): boolean {
  return isUnwritten === true || isProviderSuspended(tables, { id, userId });
}

/** The roles that an account has now: those of its token, or those that an administrator gave it since. */
export function rolesNow(tables: Tables, { id, roles }: { id: string; roles: readonly string[] }): readonly string[] {
  return tables.adminUserChanges.get(id)?.roles ?? roles;
}

/** Whether an administrator has taken every administrator’s role from an account, whose token may still name one. */
export function isNoAdministrator(tables: Tables, userId: string): boolean {
  const roles = tables.adminUserChanges.get(userId)?.roles;
  return roles !== undefined && !roles.some(isAdminRole);
}

/**
 * An account's current claims: its profile is complete once the onboarding was
 * submitted, roles that an administrator changed hold from the next token on, and a verified provider has the
 * provider's roles, unless an administrator has taken them.
 */
export function currentClaims(tables: Tables, claims: MockClaims): MockClaims {
  const id = String(claims['sub']);
  const isComplete = tables.completedProfiles.get(id) !== undefined;
  const roles = tables.adminUserChanges.get(id)?.roles;
  const provider = tables.providers.all().find((row) => row.userId === id && row.verification === 'VERIFIED');
  const standing = roles ? withRoles(claims, roles) : claims;
  return {
    ...standing,
    ...(isComplete && { profileCompleted: true }),
    ...(provider && isProviderByRole(roles) && providerClaims(standing, provider.kind)),
  };
}

/** Whether an administrator’s change of roles, if there was one, leaves the provider’s. */
const isProviderByRole = (roles: readonly string[] | undefined) => roles === undefined || roles.some(isProviderRole);

/**
 * Adds a provider’s role to roles that an administrator changed before, which would otherwise keep it from the token.
 */
export function addProviderRole(tables: Tables, { userId, kind }: Pick<ProviderRow, 'userId' | 'kind'>): void {
  const change = userId === null ? undefined : tables.adminUserChanges.get(userId);
  const role = kind.toLowerCase() as Lowercase<ProviderKind>;
  if (!change?.roles || change.roles.includes(role)) return;
  tables.adminUserChanges.put({
    ...change,
    roles: rankedRoles.filter((one) => one === role || change.roles?.includes(one)),
  });
}

/** The claims with the roles that an administrator has given; names without a rank, such as grants, stay. */
function withRoles(claims: MockClaims, roles: readonly string[]): MockClaims {
  const ranked = new Set<string>(rankedRoles);
  const kept = rolesFromClaims(claims).filter((role) => !ranked.has(role));
  return { ...claims, realm_access: { roles: [...kept, ...roles] }, resource_access: {} };
}

/** The claims of a verified provider, in addition to the account's roles and grants. */
function providerClaims(claims: MockClaims, kind: ProviderKind): MockClaims {
  const roles = (claims['realm_access'] as { roles?: readonly string[] } | undefined)?.roles ?? [];
  const metadata = claims['metadata'] as Readonly<Record<string, unknown>> | undefined;
  return {
    userType: kind,
    verificationStatus: 'verified',
    isVerified: true,
    realm_access: { roles: [...new Set([...roles, kind.toLowerCase()])] },
    metadata: { ...metadata, isProvider: true },
  };
}
