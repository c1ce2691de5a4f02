import { readMockToken } from '@sakina/platform/auth/mock';
import type { OperationAccess, ProviderId, UserId } from '@sakina/platform/contract';
import {
  adminScope,
  hasAdminRole,
  canEnterProviderArea,
  capabilitiesOf,
  userFromClaims,
} from '@sakina/platform/domain';
import { isNoAdministrator, isSuspended, rolesNow } from '../rules/account-state.ts';
import type { Tables } from '../store/table.ts';
import { forbidden, unauthenticated } from './api-failure.ts';

/** The caller, as their token says. */
export interface Caller {
  userId: UserId;
  displayName: string;
  email: string;
  isAdmin: boolean;
  /** Whether they answer for everyone, and not for one organization alone. */
  isPlatformAdmin: boolean;
  mayActAsProvider: boolean;
  /** Whether the account may see financial data: its capability in the provider or the admin portal (PORTAL-3). */
  canViewFinancials: boolean;
  /** Whether the account may read what was said in sessions: its capability in the provider portal (PORTAL-3). */
  canAccessPatientRecords: boolean;
  /** The organizations that the account belongs to. */
  organizationIds: readonly string[];
  /** The provider record that belongs to the account, or null. */
  providerId: ProviderId | null;
}

/** The claims of an access token, or null for one that the server did not issue. */
export type AccessTokenReader = (token: string | undefined) => Readonly<Record<string, unknown>> | null;

/**
 * Reads the bearer token. Without one, or with one that is unreadable or expired by the server's clock, there is no
 * caller. A token without an expiry does not expire.
 */
export function readCaller(
  request: Request,
  tables: Tables,
  now: Date,
  readToken: AccessTokenReader = readMockToken,
): Caller | null {
  const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.get('Authorization') ?? '') ?? [];
  const claims = readToken(token);
  return claims === null || isOver(claims['exp'], now) ? null : callerOf(claims, tables);
}

/** The caller of an access token's claims; null without a subject, and for a suspended account. */
export function callerOf(claims: Readonly<Record<string, unknown>>, tables: Tables): Caller | null {
  const user = userFromClaims(claims);
  if (user.id === '' || isSuspended(tables, user.id)) return null;
  const { provider: asProvider, admin: asAdmin } = capabilitiesOf(user);
  const provider = tables.providers.all().find((row) => row.userId === user.id);
  return {
    userId: user.id as UserId,
    displayName: tables.people.get(user.id)?.displayName ?? provider?.displayName ?? nameOf(user),
    email: user.email,
    isAdmin: hasAdminRole(user) && !isNoAdministrator(tables, user.id),
    isPlatformAdmin: adminScope(rolesNow(tables, user)) === 'PLATFORM',
    mayActAsProvider: canEnterProviderArea(user),
    canViewFinancials: asProvider.canViewFinancials || asAdmin.canViewFinancials,
    canAccessPatientRecords: asProvider.canAccessPatientRecords,
    organizationIds: organizationsOf(user.organization_context, claims),
    providerId: provider?.id ?? null,
  };
}

/** The organization of a token, and those that it can be changed for. */
function organizationsOf(
  current: { readonly current_org_id: string } | null,
  claims: Readonly<Record<string, unknown>>,
): readonly string[] {
  const context = claims['organization_context'];
  const others =
    typeof context === 'object' && context !== null && 'available_orgs' in context ? context.available_orgs : [];
  return [...(current ? [current.current_org_id] : []), ...(Array.isArray(others) ? others.map(String) : [])];
}

/** @param expiry Seconds since 1970 (RFC 7519, 4.1.4), as a token has them. */
function isOver(expiry: unknown, now: Date): boolean {
  return typeof expiry === 'number' && now.getTime() >= expiry * 1000;
}

function nameOf(user: { firstName: string; lastName: string; email: string }): string {
  const name = `${user.firstName} ${user.lastName}`.trim();
  if (name !== '') return name;
  const [local = 'Guest'] = user.email.split('@');
  return local.charAt(0).toUpperCase() + local.slice(1);
}

/** Checks a caller's access. @throws ApiFailure 401 or 403 */
export function checkAccess(access: OperationAccess, caller: Caller | null): void {
  if (access === 'public') return;
  if (caller === null) throw unauthenticated();
  if (access === 'provider' && !caller.mayActAsProvider) throw forbidden('This is for providers.');
  if (access === 'admin' && !caller.isAdmin) throw forbidden('This is for administrators.');
}
