/** A pair of tokens as the API gives it. */
export interface TokenPair {
  readonly accessToken: string;
  /** Single-use. */
  readonly refreshToken: string;
}

/** Messages between tabs that share a token family, in memory only. */
export type FamilyMessage =
  /** Asks for the newest pair. */
  | { readonly kind: 'ask'; readonly owner: string }
  /** The refresh token of that pair is about to be used: if nothing newer follows, its state is unknown. */
  | { readonly kind: 'spending'; readonly owner: string; readonly serial: number }
  /** The newest pair. */
  | ({ readonly kind: 'tokens'; readonly owner: string } & SharedPair);

export interface SharedPair extends TokenPair {
  /** Increases with each pair. */
  readonly serial: number;
  /** Milliseconds since it was received. */
  readonly ageMs: number;
  /** Whether its refresh token may have been used already. */
  readonly isSpent: boolean;
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Parses a channel message; null for anything that our tabs do not send. */
export function readFamilyMessage(message: unknown): FamilyMessage | null {
  if (typeof message !== 'object' || message === null) return null;
  const { kind, owner, serial, accessToken, refreshToken, ageMs, isSpent } = message as Record<string, unknown>;
  if (!isText(owner)) return null;
  if (kind === 'ask') return { kind, owner };
  if (!isCount(serial)) return null;
  if (kind === 'spending') return { kind, owner, serial };
  const isPair = isText(accessToken) && isText(refreshToken) && typeof isSpent === 'boolean';
  if (kind !== 'tokens' || !isPair || typeof ageMs !== 'number' || !(ageMs >= 0)) return null;
  return { kind, owner, serial, accessToken, refreshToken, ageMs, isSpent };
}
