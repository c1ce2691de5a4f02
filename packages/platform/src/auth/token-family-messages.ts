/** A pair of tokens as the API gives it. */
export interface TokenPair {
  readonly accessToken: string;
  /** Good for one use. */
  readonly refreshToken: string;
}

/** What tabs that share a family of tokens tell each other, in memory alone. */
export type FamilyMessage =
  /** Somebody wants to know the newest pair. */
  | { readonly kind: 'ask'; readonly owner: string }
  /** The refresh token of that pair is about to be used: if nothing newer follows, nobody knows what became of it. */
  | { readonly kind: 'spending'; readonly owner: string; readonly serial: number }
  /** The newest pair. */
  | ({ readonly kind: 'tokens'; readonly owner: string } & SharedPair);

export interface SharedPair extends TokenPair {
  /** Rises with each pair. */
  readonly serial: number;
  /** Milliseconds since it arrived. */
  readonly ageMs: number;
  /** Whether its refresh token may have been used already. */
  readonly isSpent: boolean;
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Reads what came over the channel; null for anything that no tab of ours has sent. */
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
