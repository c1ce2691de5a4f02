import { mintMockToken, newcomer } from '@sakina/platform/auth/mock';
import type { MockClaims } from '@sakina/platform/auth/mock';
import { iso } from '../clock.ts';
import { storyAccounts } from '../personas/accounts.ts';
import type { RefreshTokenRow } from '../store/rows.ts';
import type { Tables } from '../store/table.ts';
import { currentClaims, isSuspended } from './account-state.ts';

/** The tokens of a sign-in or a renewal. */
export interface TokenPair {
  accessToken: string;
  /** Valid for one use. */
  refreshToken: string;
}

export interface TokenOptions {
  /** Lifetime of an access token in seconds. @default 300 */
  lifetimeSeconds?: number;
  /** Creates an access token from claims. @default mintMockToken */
  mint?: (claims: MockClaims) => string;
}

/** Lifetime of an access token in seconds. */
const ACCESS_TOKEN_SECONDS = 300;
/** Lifetime of an unused refresh token in milliseconds. */
export const REFRESH_TOKEN_MS = 24 * 60 * 60_000;

/**
 * The claims of the account with that email: a demo account's own, else those of a new registration.
 * Does not check that the account exists.
 */
export function claimsFor(email: string): MockClaims {
  return (storyAccounts.find((account) => account.email === email) ?? newcomer(email)).claims;
}

/** Signs a user in: the first token pair of a new family. */
export function issueTokens(
  tables: Tables,
  email: string,
  claims: MockClaims,
  now: Date,
  options: TokenOptions = {},
): TokenPair {
  for (const row of tables.refreshTokens.all()) if (isOver(row, now)) tables.refreshTokens.remove(row.id);
  return addToFamily(tables, crypto.randomUUID(), email, claims, now, options);
}

/**
 * Exchanges a refresh token for a new pair, or returns null if it is rejected. A token that is used twice was
 * stolen or leaked, and it is unknown which of the two calls was the attacker's: the
 * whole family is revoked (RFC 9700, 4.14.2). Whoever holds a token of a suspended account is told so, also
 * though the suspension revoked it. The caller must commit that change although it refuses.
 */
export function rotateTokens(
  tables: Tables,
  refreshToken: string,
  now: Date,
  options: TokenOptions = {},
): TokenPair | 'SUSPENDED' | null {
  const row = tables.refreshTokens.get(refreshToken);
  if (!row || isOver(row, now)) return null;
  const claims = claimsFor(row.email);
  if (isSuspended(tables, String(claims['sub']))) return 'SUSPENDED';
  if (row.isRevoked) return null;
  if (row.spentAt !== null) {
    revokeFamily(tables, row.family);
    return null;
  }
  tables.refreshTokens.put({ ...row, spentAt: iso(now) });
  return addToFamily(tables, row.family, row.email, claims, now, options);
}

/** Revokes every refresh token family of an account. */
export function revokeTokens(tables: Tables, email: string): void {
  for (const row of tables.refreshTokens.all())
    if (row.email === email) tables.refreshTokens.put({ ...row, isRevoked: true });
}

function revokeFamily(tables: Tables, family: string): void {
  for (const row of tables.refreshTokens.all())
    if (row.family === family) tables.refreshTokens.put({ ...row, isRevoked: true });
}

function isOver(row: RefreshTokenRow, now: Date): boolean {
  return now.getTime() >= Date.parse(row.issuedAt) + REFRESH_TOKEN_MS;
}

function addToFamily(
  tables: Tables,
  family: string,
  email: string,
  claims: MockClaims,
  now: Date,
  { lifetimeSeconds = ACCESS_TOKEN_SECONDS, mint = mintMockToken }: TokenOptions,
): TokenPair {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const accessToken = mint({ ...currentClaims(tables, claims), iat: issuedAt, exp: issuedAt + lifetimeSeconds });
  const { id } = tables.refreshTokens.put({
    id: `refresh.${crypto.randomUUID()}`,
    family,
    email,
    issuedAt: iso(now),
    spentAt: null,
    isRevoked: false,
  });
  return { accessToken, refreshToken: id };
}
