import { randomUUID } from 'node:crypto';

export type Claims = Readonly<Record<string, unknown>>;

/** A token's owner as another server knows it, or null if the token is not (or no longer) valid there. */
type ForeignTokens = (token: string) => Promise<Claims | null>;

/**
 * The access tokens that the API accepts: its own opaque ones, and those of the identity server, which is asked
 * each time, so that a revocation there applies at once.
 */
export function createAccessTokens(now: () => Date, foreign: ForeignTokens) {
  const minted = new Map<string, Claims>();
  const adopted = new Map<string, Claims>();
  const isOver = ({ exp }: Claims) => typeof exp === 'number' && now().getTime() >= exp * 1000;

  function sweep(): void {
    for (const [token, claims] of minted) if (isOver(claims)) minted.delete(token);
  }

  /** The claims of a token that has been recognised. */
  const read = (token: string | undefined): Claims | null =>
    token === undefined ? null : (minted.get(token) ?? adopted.get(token) ?? null);

  return {
    /** Issues one of the API's own tokens. */
    mint: (claims: Claims): string => {
      sweep();
      const token = `access.${randomUUID()}`;
      minted.set(token, claims);
      return token;
    },
    read,
    /** The claims of a token; null if unknown, expired or revoked. */
    recognise: async (token: string | undefined): Promise<Claims | null> => {
      if (token === undefined) return null;
      if (!minted.has(token)) {
        const claims = await foreign(token);
        if (claims === null) adopted.delete(token);
        else adopted.set(token, claims);
      }
      const claims = read(token);
      return claims === null || isOver(claims) ? null : claims;
    },
    /** Revokes every own token of an account. */
    takeBack: (email: string): void => {
      for (const [token, claims] of minted) if (claims['email'] === email) minted.delete(token);
    },
    clear: (): void => {
      minted.clear();
      adopted.clear();
    },
  };
}

export type AccessTokens = ReturnType<typeof createAccessTokens>;

/** The token of an Authorization header. */
export function bearerOf(header: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];
}
