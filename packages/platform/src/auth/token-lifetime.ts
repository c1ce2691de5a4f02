import { isRecord } from '../domain/index.ts';

type Claims = Readonly<Record<string, unknown>>;

/** The payload of a token if it is a readable one; an opaque token has no claims, and that is no mistake. */
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
 * How long a token is good for, in milliseconds: `exp` less `iat`, both by the clock of whoever issued it. Undefined where
 * it does not say both, since a span between its clock and ours is none.
 */
export function lifetimeOf(token: string): number | undefined {
  const { exp, iat } = payloadOf(token);
  return typeof exp === 'number' && typeof iat === 'number' ? (exp - iat) * 1000 : undefined;
}
