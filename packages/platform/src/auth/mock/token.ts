/**
 * Marks this module as the issuer in every mock token. A production build is searched for it, and contains the mock if
 * it is found.
 */
export const MOCK_MODULE_MARKER = 'SAKINA_MOCK_MODULE';

const prefix = 'mock.';

/** The claims of a token, as an identity server would issue them. */
export type MockClaims = Readonly<Record<string, unknown>>;

/** Mints a token with readable claims: there is nothing to protect in a mock. */
export function mintMockToken(claims: MockClaims): string {
  const bytes = new TextEncoder().encode(JSON.stringify({ ...claims, iss: MOCK_MODULE_MARKER }));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return prefix + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The claims of a mock token, for the mock API; null for any other value. */
export function readMockToken(token: string | null | undefined): MockClaims | null {
  if (!token?.startsWith(prefix)) return null;
  try {
    const binary = atob(token.slice(prefix.length).replaceAll('-', '+').replaceAll('_', '/'));
    const claims: unknown = JSON.parse(
      new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(binary, (char) => char.charCodeAt(0))),
    );
    const isOurs =
      typeof claims === 'object' && claims !== null && 'iss' in claims && claims.iss === MOCK_MODULE_MARKER;
    return isOurs ? { ...claims } : null;
  } catch {
    return null;
  }
}
