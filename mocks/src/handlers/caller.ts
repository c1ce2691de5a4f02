import { readMockToken } from '@sakina/platform/auth/mock';
import type { OperationAccess, ProviderId, UserId } from '@sakina/platform/contract';
import { hasAdminRole, canEnterProviderArea, userFromClaims } from '@sakina/platform/domain';
import type { Tables } from '../store/table.ts';
import { forbidden, unauthenticated } from './api-failure.ts';

/** Who makes a call, as their token says. */
export interface Caller {
  userId: UserId;
  displayName: string;
  email: string;
  isAdmin: boolean;
  mayActAsProvider: boolean;
  /** The provider record that belongs to the account, or null. */
  providerId: ProviderId | null;
}

/** Reads the bearer token. Without one, or with one that cannot be read, the caller is a visitor. */
export function readCaller(request: Request, tables: Tables): Caller | null {
  const claims = readMockToken(request.headers.get('Authorization')?.replace(/^Bearer /, ''));
  const user = userFromClaims(claims);
  if (claims === null || user.id === '') return null;
  const provider = tables.providers.all().find((row) => row.userId === user.id);
  return {
    userId: user.id as UserId,
    displayName: tables.people.get(user.id)?.displayName ?? provider?.displayName ?? nameOf(user),
    email: user.email,
    isAdmin: hasAdminRole(user),
    mayActAsProvider: canEnterProviderArea(user),
    providerId: provider?.id ?? null,
  };
}

function nameOf(user: { firstName: string; lastName: string; email: string }): string {
  const name = `${user.firstName} ${user.lastName}`.trim();
  if (name !== '') return name;
  const [local = 'Guest'] = user.email.split('@');
  return local.charAt(0).toUpperCase() + local.slice(1);
}

/** Refuses a caller whom the operation is not for. */
export function checkAccess(access: OperationAccess, caller: Caller | null): void {
  if (access === 'public') return;
  if (caller === null) throw unauthenticated();
  if (access === 'provider' && !caller.mayActAsProvider) throw forbidden('This is for providers.');
  if (access === 'admin' && !caller.isAdmin) throw forbidden('This is for administrators.');
}
