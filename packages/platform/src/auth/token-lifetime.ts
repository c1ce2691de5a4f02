import { isRecord } from '../domain/index.ts';

type Claims = Readonly<Record<string, unknown>>;

/** The payload of a readable token. An opaque token has no claims, which is not an error. */
export function payloadOf(token: string): Claims {
  try {
    const base64 = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const payload: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isRecord(payload) ? payload : {};
  } catch {
    return {};
  }
}

/**
 * Lifetime of a token in milliseconds: `exp` minus `iat`, both by the issuer’s clock. Undefined unless it has both,
 * since a difference between the issuer’s clock and ours is meaningless.
 */
export function lifetimeOf(token: string): number | undefined {
  const { exp, iat } = payloadOf(token);
  return typeof exp === 'number' && typeof iat === 'number' ? (exp - iat) * 1000 : undefined;
}
