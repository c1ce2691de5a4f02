import type { MockClaims } from '@sakina/platform/auth/mock';
import type { ProviderKind } from '@sakina/platform/contract';
import type { Tables } from '../store/table.ts';

/**
 * Whether an administrator has suspended an account. Only what was done here is looked up: of those whom the crowd's rule
 * suspends nobody signs in, and telling that rule would cost every call its index.
 */
export function isSuspended(tables: Tables, userId: string): boolean {
  return tables.adminUserChanges.get(userId)?.status === 'SUSPENDED';
}

/**
 * An account's claims with what has come to be since they were written: its profile is complete once the onboarding was
 * submitted, and whose page as a provider has been verified acts as one.
 */
export function currentClaims(tables: Tables, claims: MockClaims): MockClaims {
  const id = String(claims['sub']);
  const isComplete = tables.completedProfiles.get(id) !== undefined;
  const provider = tables.providers.all().find((row) => row.userId === id && row.verification === 'VERIFIED');
  return {
    ...claims,
    ...(isComplete && { profileCompleted: true }),
    ...(provider && providerClaims(claims, provider.kind)),
  };
}

/** What a token says of a verified provider, beside the roles and grants that the account has. */
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
