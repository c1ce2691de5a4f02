type Claims = Readonly<Record<string, unknown>>;

function isClaims(value: unknown): value is Claims {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The payload of a token if it is a readable one; an opaque token has no claims, and that is no mistake. */
function payloadOf(token: string): Claims {
  try {
    const base64 = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const payload: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isClaims(payload) ? payload : {};
  } catch {
    return {};
  }
}

/**
 * What the tokens of a sign-in say of their owner: the id token's claims, completed by the access token's, where identity
 * servers put the roles by default. An access token of somebody else completes nothing.
 */
export function claimsOf({ profile, access_token: token }: { readonly profile: object; readonly access_token: string }): Claims {
  const identity: Claims = { ...profile };
  const access = payloadOf(token);
  return access['sub'] === identity['sub'] ? { ...access, ...identity } : identity;
}
