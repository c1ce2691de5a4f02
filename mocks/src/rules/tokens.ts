import { mintMockToken, newcomer } from '@sakina/platform/auth/mock';
import type { MockClaims } from '@sakina/platform/auth/mock';
import { iso } from '../clock.ts';
import { storyAccounts } from '../personas/accounts.ts';
import type { RefreshTokenRow } from '../store/rows.ts';
import type { Tables } from '../store/table.ts';
import { currentClaims, isSuspended } from './account-state.ts';

/** What a sign-in or a renewal gives. */
export interface TokenPair {
  accessToken: string;
  /** Good for one use. */
  refreshToken: string;
}

export interface TokenOptions {
  /** Seconds that an access token is good for. @default 300 */
  lifetimeSeconds?: number;
  /** Makes an access token of claims. @default mintMockToken */
  mint?: (claims: MockClaims) => string;
}

/** Seconds that an access token is good for. */
export const ACCESS_TOKEN_SECONDS = 300;
/** Milliseconds that a refresh token waits for its use. */
export const REFRESH_TOKEN_MS = 24 * 60 * 60_000;

/**
 * The claims of the account with that e-mail: a demo account's own, else those of somebody who has just registered.
 * Known to whoever issued the e-mail a token; says nothing of whether there is such an account.
 */
export function claimsFor(email: string): MockClaims {
  return (storyAccounts.find((account) => account.email === email) ?? newcomer(email)).claims;
}

/** Signs somebody in: a pair of tokens, the first of a new family. */
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
 * Takes a refresh token for a new pair, or null where it is refused. A token that comes back after its use has been
 * stolen or kept by somebody who should not have it, and nobody can tell which of the two calls was the thief's: then the
 * whole family is over (RFC 9700, 4.14.2). The caller has to keep that change although it refuses.
 */
export function rotateTokens(
  tables: Tables,
  refreshToken: string,
  now: Date,
  options: TokenOptions = {},
): TokenPair | null {
  const row = tables.refreshTokens.get(refreshToken);
  if (!row || row.isRevoked || isOver(row, now)) return null;
  if (row.spentAt !== null) {
    revokeFamily(tables, row.family);
    return null;
  }
  const claims = claimsFor(row.email);
  if (isSuspended(tables, String(claims['sub']))) return null;
  tables.refreshTokens.put({ ...row, spentAt: iso(now) });
  return addToFamily(tables, row.family, row.email, claims, now, options);
}

/** Ends every family of an account: none of its refresh tokens is taken any more. */
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
