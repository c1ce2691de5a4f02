import { featureAccess, userFromClaims } from '@sakina/platform/domain';
import type { GatedFeature } from '@sakina/platform/domain';
import { claimsFor } from '../../rules/tokens.ts';
import type { ProviderRow } from '../../store/rows.ts';
import { ApiFailure, forbidden, notFound } from '../api-failure.ts';
import type { Caller } from '../caller.ts';
import { ownProvider } from '../find.ts';
import type { Lookup } from '../find.ts';

/** The caller's own provider record; administrators may enter the area without one. */
export function requireProvider(lookup: Lookup): ProviderRow {
  const provider = ownProvider(lookup);
  if (!provider) throw notFound('a provider record for your account');
  return provider;
}

/** The caller's own record, if they are verified. @throws ApiFailure */
export function requireVerified(lookup: Lookup): ProviderRow {
  const provider = requireProvider(lookup);
  if (provider.verification !== 'VERIFIED') throw forbidden('This opens once your license is verified.');
  return provider;
}

/** @throws ApiFailure if the account lacks the permission or its plan does not contain the feature (ROLE-10) */
export function requireFeature({ email }: Caller, feature: GatedFeature): void {
  const access = featureAccess(userFromClaims(claimsFor(email)), feature);
  if (access.kind === 'no-permission') throw forbidden('Your account does not have the permission for this.');
  if (access.kind === 'not-in-plan') {
    const { plan, availableIn } = access;
    throw new ApiFailure(
      403,
      'NOT_IN_PLAN',
      `Your plan (${plan}) does not contain this. It is part of: ${availableIn.join(', ')}.`,
      { plan, availableIn },
    );
  }
}

/** An opaque id for a new record. */
export function newId<Id extends string>(prefix: string): Id {
  return `${prefix}-${crypto.randomUUID().replaceAll('-', '').slice(0, 10)}` as Id;
}

/** An opaque name or code. @param length Letters and digits. */
export function newCode(length: number): string {
  return `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', '').slice(0, length);
}
