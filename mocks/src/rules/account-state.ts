import type { MockClaims } from '@sakina/platform/auth/mock';
import type { Tables } from '../store/table.ts';

/**
 * Whether an administrator has suspended an account. Only what was done here is looked up: of those whom the crowd's rule
 * suspends nobody signs in, and telling that rule would cost every call its index.
 */
export function isSuspended(tables: Tables, userId: string): boolean {
  return tables.adminUserChanges.get(userId)?.status === 'SUSPENDED';
}

/** An account's claims with what has come to be since they were written: its profile is complete once the onboarding was submitted. */
export function currentClaims(tables: Tables, claims: MockClaims): MockClaims {
  return tables.completedProfiles.get(String(claims['sub'])) ? { ...claims, profileCompleted: true } : claims;
}
