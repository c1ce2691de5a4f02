import { own, ownText, textsOf } from './claims.ts';
import { lacksRoles, roleFromClaims, rolesFromClaims, type ClaimOptions } from './role-claims.ts';
import type { Role } from './roles.ts';

/** The organisation a user acts for. The field names are the token's. */
export interface OrganizationContext {
  readonly current_org_id: string;
  readonly current_org_name: string;
  readonly plan: string;
  readonly available_orgs: readonly string[];
}

/** The name of a user’s organization, or its id where it has no name; empty without one. */
export function organizationName(user: { organization_context: OrganizationContext | null } | null): string {
  const organization = user?.organization_context ?? null;
  return organization === null ? '' : organization.current_org_name || organization.current_org_id;
}

/** A signed-in user, as their token describes them. */
export interface User {
  readonly id: string;
  readonly email: string;
  /** The highest-ranked role. */
  readonly role: Role;
  /** Every role name of the token, of the realm and of our own client. */
  readonly roles: readonly string[];
  /** Whether the token says nothing about roles, so that `role` is only assumed. */
  readonly lacksRoles: boolean;
  /** False only if the token says so: then onboarding comes first. */
  readonly profileCompleted: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly preferred_username: string;
  /** @default 'PATIENT' */
  readonly userType: string;
  /** @default 'ACTIVE' */
  readonly status: string;
  readonly isVerified: boolean;
  readonly organization_context: OrganizationContext | null;
  readonly permissions: readonly string[];
  /** ISO instant, null if the token has none. */
  readonly createdAt: string | null;
  /** ISO instant, null if the token has none. */
  readonly updatedAt: string | null;
  /** For example `verified` or `pending`; null if the token has none. */
  readonly verificationStatus: string | null;
  readonly tier: number | null;
  readonly metadata: {
    readonly canPrescribe: boolean;
    readonly canViewFinancials: boolean;
    readonly isProvider: boolean;
  };
}

/** An instant from a claim: ISO text, or seconds since 1970 as OpenID Connect's `updated_at` has it. */
function instantOf(value: unknown): string | null {
  const milliseconds =
    typeof value === 'number' ? value * 1000 : typeof value === 'string' ? Date.parse(value) : Number.NaN;
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

function organizationOf(value: unknown): OrganizationContext | null {
  const id = ownText(value, 'current_org_id');
  if (id === '') return null;
  return {
    current_org_id: id,
    current_org_name: ownText(value, 'current_org_name'),
    plan: ownText(value, 'plan'),
    available_orgs: textsOf(own(value, 'available_orgs')),
  };
}

/**
 * Reads a user from a token’s claims. Every payload yields a user with a role, however malformed: a missing or mistyped
 * claim takes its default and grants nothing.
 */
export function userFromClaims(claims: unknown, options: ClaimOptions = {}): User {
  const metadata = own(claims, 'metadata');
  const tier = own(claims, 'tier');
  const email = ownText(claims, 'email');
  return {
    id: ownText(claims, 'sub', 'id'),
    email,
    role: roleFromClaims(claims, options),
    roles: rolesFromClaims(claims, options),
    lacksRoles: lacksRoles(claims, options),
    profileCompleted: own(claims, 'profileCompleted') !== false,
    firstName: ownText(claims, 'firstName', 'given_name'),
    lastName: ownText(claims, 'lastName', 'family_name'),
    preferred_username: ownText(claims, 'preferred_username') || email,
    userType: ownText(claims, 'userType') || 'PATIENT',
    status: ownText(claims, 'status') || 'ACTIVE',
    isVerified: (own(claims, 'isVerified') ?? own(claims, 'email_verified')) === true,
    organization_context: organizationOf(own(claims, 'organization_context')),
    permissions: textsOf(own(claims, 'permissions')),
    createdAt: instantOf(own(claims, 'createdAt')),
    updatedAt: instantOf(own(claims, 'updatedAt') ?? own(claims, 'updated_at')),
    verificationStatus: ownText(claims, 'verificationStatus') || null,
    tier: typeof tier === 'number' && Number.isFinite(tier) ? tier : null,
    metadata: {
      canPrescribe: own(metadata, 'canPrescribe') === true,
      canViewFinancials: own(metadata, 'canViewFinancials') === true,
      isProvider: own(metadata, 'isProvider') === true,
    },
  };
}
