import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Claims } from '../access-tokens.ts';
import type { Refuse } from '../behaviours.ts';
import { createIdentityStorage } from './adapter.ts';
import { createInteractions, readForm } from './interactions.ts';
import { files } from './pages.ts';
import { createProvider } from './provider.ts';
import type { IdentityOptions } from './provider.ts';

export { CLIENT_ID } from './provider.ts';

/** The identity server and its sandbox controls. */
export interface IdentityServer {
  listener: RequestListener;
  refuse: Refuse;
  /** The owner and expiry of one of its access tokens; null if it is invalid. */
  claimsOf: (token: string) => Promise<Claims | null>;
  /** Revokes the access tokens of an account; its refresh tokens stay valid. */
  expire: (accountId: string) => void;
  /** Revokes the refresh tokens of an account, and with `session` its session too, so that the password is required. */
  revoke: (accountId: string, options: { session: boolean }) => void;
  /** Deletes every session and token. */
  reset: () => void;
}

const SIGN_OUT = '/session/end';

/**
 * Converts a POST sign-out to GET. Servers must support both (OpenID Connect RP-Initiated Logout, section 2);
 * oidc-provider accepts a form only with `SameSite=None` cookies, which browsers require https for.
 */
async function takeSignOutForm(incoming: IncomingMessage): Promise<void> {
  if (incoming.method !== 'POST' || incoming.url !== SIGN_OUT) return;
  const form = await readForm(incoming);
  incoming.method = 'GET';
  incoming.url = `${SIGN_OUT}?${form.toString()}`;
}

/** Creates the identity server for an origin. */
export function createIdentityServer(options: Omit<IdentityOptions, 'storage'>): IdentityServer {
  const storage = createIdentityStorage();
  const provider = createProvider({ ...options, storage });
  const interact = createInteractions(provider, options);
  const answer = provider.callback();
  // Browsers apply `form-action` to redirects of a form too, and the last one returns to the app.
  const policy = `default-src 'none'; style-src 'self'; script-src 'self'; form-action 'self' ${options.appOrigins.join(' ')}; frame-ancestors 'none'; base-uri 'none'`;

  function setHeaders(outgoing: ServerResponse): void {
    outgoing.setHeader('Content-Security-Policy', policy);
    outgoing.setHeader('X-Content-Type-Options', 'nosniff');
    outgoing.setHeader('Referrer-Policy', 'no-referrer');
  }

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    setHeaders(outgoing);
    const file = files[incoming.url ?? ''];
    if (file) {
      outgoing.writeHead(200, { 'Content-Type': file.type, 'Cache-Control': 'no-cache' });
      outgoing.end(file.content);
    } else if (!(await interact(incoming, outgoing))) {
      await takeSignOutForm(incoming);
      await answer(incoming, outgoing);
    }
  }

  const refuse: Refuse = (status, incoming, outgoing) => {
    setHeaders(outgoing);
    const { origin } = incoming.headers;
    if (origin !== undefined && options.appOrigins.includes(origin)) {
      outgoing.setHeader('Access-Control-Allow-Origin', origin);
      outgoing.setHeader('Vary', 'Origin');
    }
    outgoing.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
    // RFC 6749, 5.2 and 4.1.2.1
    outgoing.end(
      JSON.stringify({
        error: status < 500 ? 'invalid_grant' : status === 503 ? 'temporarily_unavailable' : 'server_error',
      }),
    );
  };

  return {
    listener: (incoming, outgoing) => {
      serve(incoming, outgoing).catch(() => {
        if (outgoing.headersSent) outgoing.destroy();
        else refuse(500, incoming, outgoing);
      });
    },
    refuse,
    claimsOf: async (token) => {
      const found = await provider.AccessToken.find(token);
      const account = found?.accountId === undefined ? undefined : options.accounts.findById(found.accountId);
      const claims = account && (await options.readClaims(account));
      return found && claims && !found.isExpired ? { ...claims, exp: found.exp } : null;
    },
    expire: (accountId) => storage.destroyOf(accountId, ['AccessToken']),
    revoke: (accountId, { session }) =>
      storage.destroyOf(accountId, ['RefreshToken', ...(session ? ['Session', 'Grant', 'AccessToken'] : [])]),
    reset: () => storage.clear(),
  };
}
