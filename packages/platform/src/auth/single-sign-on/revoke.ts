import type { User as TokenSet, UserManager } from 'oidc-client-ts';

/** Time limit for a revocation, in milliseconds: no one waits longer for a logout. */
const REVOCATION_MS = 5_000;

/**
 * Revokes the tokens of a session at the identity server (RFC 7009), so that the session ends there too: after an idle
 * end, a refused renewal, or a logout whose redirect the browser stops. The refresh token ends the session; without one
 * the access token is revoked.
 * @returns Whether the server confirmed it; false where it has no such endpoint, refused, or did not answer. Never
 *   rejects.
 */
export async function revokeTokens(manager: UserManager, { refresh_token, access_token }: TokenSet): Promise<boolean> {
  try {
    const endpoint = await manager.metadataService.getRevocationEndpoint();
    if (endpoint === undefined) return false;
    const hint = refresh_token === undefined ? 'access_token' : 'refresh_token';
    const response = await fetch(endpoint, {
      method: 'POST',
      body: new URLSearchParams({
        client_id: manager.settings.client_id,
        token: refresh_token ?? access_token,
        token_type_hint: hint,
      }),
      credentials: 'omit',
      // Sent even if the page is being left.
      keepalive: true,
      signal: AbortSignal.timeout(REVOCATION_MS),
    });
    return response.ok;
  } catch {
    return false;
  }
}
