import { readMockToken } from '@sakina/platform/auth/mock';
import type { OperationAccess, ProviderId, UserId } from '@sakina/platform/contract';
import { hasAdminRole, canEnterProviderArea, capabilitiesOf, userFromClaims } from '@sakina/platform/domain';
import { isNoAdministrator, isSuspended } from '../rules/account-state.ts';
import type { Tables } from '../store/table.ts';
import { forbidden, unauthenticated } from './api-failure.ts';

/** The caller, as their token says. */
export interface Caller {
  userId: UserId;
  displayName: string;
  email: string;
  isAdmin: boolean;
  mayActAsProvider: boolean;
  /** Whether the account may see financial data: its capability in the provider or the admin portal (PORTAL-3). */
  canViewFinancials: boolean;
  /** Whether the account may read what was said in sessions: its capability in the provider portal (PORTAL-3). */
  canAccessPatientRecords: boolean;
  /** The provider record that belongs to the account, or null. */
  providerId: ProviderId | null;
}

/** The claims of an access token, or null for one that the server did not issue. */
export type AccessTokenReader = (token: string | undefined) => Readonly<Record<string, unknown>> | null;

/**
 * Reads the bearer token. Without one, or with one that is unreadable or expired by the server's clock, the caller
 * is signed out. A token without an expiry does not expire.
 */
export function readCaller(
  request: Request,
  tables: Tables,
  now: Date,
  readToken: AccessTokenReader = readMockToken,
): Caller | null {
  const claims = readToken(request.headers.get('Authorization')?.replace(/^Bearer /i, ''));
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
    mayActAsProvider: canEnterProviderArea(user),
    canViewFinancials: asProvider.canViewFinancials || asAdmin.canViewFinancials,
    canAccessPatientRecords: asProvider.canAccessPatientRecords,
    providerId: provider?.id ?? null,
  };
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
