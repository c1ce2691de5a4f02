import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Claims } from '../access-tokens.ts';
import type { Refuse } from '../behaviours.ts';
import { createIdentityStorage } from './adapter.ts';
import { createInteractions, readForm } from './interactions.ts';
import { files } from './pages.ts';
import { createProvider } from './provider.ts';
import type { IdentityOptions } from './provider.ts';

export { CLIENT_ID } from './provider.ts';

/** The identity server: its answers, and what the sandbox may do to it. */
export interface IdentityServer {
  listener: RequestListener;
  refuse: Refuse;
  /** The owner of one of its access tokens, with the token's end; null for any that is not good. */
  claimsOf: (token: string) => Promise<Claims | null>;
  /** Takes back the access tokens of an account; its refresh tokens still work. */
  expire: (accountId: string) => void;
  /** Takes back the refresh tokens of an account, and with `session` its session as well, so that the password is asked. */
  revoke: (accountId: string, options: { session: boolean }) => void;
  /** Forgets every session and token. */
  reset: () => void;
}

const SIGN_OUT = '/session/end';

/**
 * Turns a posted sign-out into the same by GET. Servers have to take both (OpenID Connect RP-Initiated Logout, section 2);
 * oidc-provider takes a form with cookies of `SameSite=None` alone, which browsers want sent by https.
 */
async function takeSignOutForm(incoming: IncomingMessage): Promise<void> {
  if (incoming.method !== 'POST' || incoming.url !== SIGN_OUT) return;
  const form = await readForm(incoming);
  incoming.method = 'GET';
  incoming.url = `${SIGN_OUT}?${form.toString()}`;
}

/** Makes the identity server for an origin. */
export function createIdentityServer(options: Omit<IdentityOptions, 'storage'>): IdentityServer {
  const storage = createIdentityStorage();
  const provider = createProvider({ ...options, storage });
  const interact = createInteractions(provider, options.accounts);
  const answer = provider.callback();
  // Browsers hold a form to `form-action` along its redirects, and the last one goes back to the app.
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
