import { isRecord, own, ownText, textsOf } from './claims.ts';
import { product } from './product.ts';
import { highestRole, type Role } from './roles.ts';

/** Options of reading a token. */
export interface ClaimOptions {
  /** Email addresses of accounts that are platform administrators regardless of their token. @default none */
  readonly adminAccounts?: readonly string[];
  /**
   * Our own client at the identity server, the one client whose roles count.
   * @default the product’s id, which the tokens of the demo name
   */
  readonly clientId?: string;
}

/**
 * The role names of a token, without duplicates: the realm’s and those of our own client (AUTH-7). Roles of other
 * clients are permissions elsewhere, such as Keycloak’s `view-identity-providers` of its client `realm-management`, and
 * never count. Malformed entries are ignored.
 */
export function rolesFromClaims(claims: unknown, { clientId = product.id }: ClaimOptions = {}): readonly string[] {
  const holders = [own(claims, 'realm_access'), own(own(claims, 'resource_access'), clientId)];
  return [...new Set(holders.flatMap((holder) => textsOf(own(holder, 'roles'))))];
}

/**
 * Lower-cases an address for comparison, ASCII only: `toLowerCase` turns the Kelvin sign into a plain k, which would
 * make another person’s address an administrator’s.
 */
function comparable(address: string): string {
  return address.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** An address that the identity server marks as unverified could be anyone’s; one without a mark counts. */
function isTrustedAddress(claims: unknown): boolean {
  const verified = own(claims, 'email_verified');
  return verified === undefined || verified === true || verified === 'true';
}

/** Whether the configuration makes the account of a token a platform administrator (ROLE-6). */
function isAdminAccount(claims: unknown, { adminAccounts = [] }: ClaimOptions): boolean {
  const email = isTrustedAddress(claims) ? comparable(ownText(claims, 'email')) : '';
  return email !== '' && adminAccounts.some((account) => comparable(account) === email);
}

/** The one role of a token (ROLE-6): every payload has one. */
export function roleFromClaims(claims: unknown, options: ClaimOptions = {}): Role {
  if (isAdminAccount(claims, options)) return 'platform:admin';
  const roles = rolesFromClaims(claims, options);
  return highestRole(roles) ?? (roles.includes('admin') ? 'admin' : 'patient');
}

/**
 * Whether a role is missing by mistake of the identity server’s setup: the token says nothing about roles, and neither
 * does the configuration. The user is a patient then, whoever they are.
 */
export function lacksRoles(claims: unknown, options: ClaimOptions = {}): boolean {
  const saysRoles = isRecord(own(claims, 'realm_access')) || isRecord(own(claims, 'resource_access'));
  return !saysRoles && !isAdminAccount(claims, options);
}
