import { createHash, randomBytes } from 'node:crypto';
import { CLIENT_ID } from '../index.ts';
import type { Sandbox } from '../index.ts';

/** The tokens of a sign-in. */
interface TokenResponse {
  access_token: string;
  refresh_token: string;
  id_token: string;
  expires_in: number;
  error?: string;
  error_description?: string;
}

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

/** A user with a minimal browser: cookies, forms and redirects. */
export function createPerson({ identityUrl, appUrl }: Pick<Sandbox, 'identityUrl' | 'appUrl'>) {
  const cookies = new Map<string, string>();

  async function visit(address: string, form?: Record<string, string>): Promise<Response> {
    const headers = { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
    const request = form === undefined ? { headers } : { method: 'POST', headers, body: new URLSearchParams(form) };
    const response = await fetch(new URL(address, identityUrl), { redirect: 'manual', ...request });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }

  /** Follows redirects within the server. */
  async function follow(response: Response): Promise<Response> {
    const location = response.headers.get('location');
    if (location === null || new URL(location, identityUrl).origin !== identityUrl) return response;
    return follow(await visit(location));
  }

  const token = async (
    fields: Record<string, string>,
    origin = appUrl,
  ): Promise<{ status: number; headers: Headers; body: TokenResponse }> => {
    const response = await fetch(`${identityUrl}/token`, {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({ client_id: CLIENT_ID, ...fields }),
    });
    return { status: response.status, headers: response.headers, body: (await response.json()) as TokenResponse };
  };

  /** Starts a sign-in, as the product does. */
  async function ask(changes: Record<string, string | undefined> = {}) {
    const verifier = randomBytes(32).toString('base64url');
    const given = {
      client_id: CLIENT_ID,
      response_type: 'code',
      scope: 'openid profile email',
      redirect_uri: `${appUrl}/auth/callback`,
      state: randomBytes(8).toString('hex'),
      nonce: randomBytes(8).toString('hex'),
      code_challenge: challengeOf(verifier),
      code_challenge_method: 'S256',
      ...changes,
    };
    const entries = Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined);
    return { verifier, response: await follow(await visit(`/auth?${new URLSearchParams(entries).toString()}`)) };
  }

  /** The parameters of the redirect to the app. */
  const answerOf = (response: Response) =>
    Object.fromEntries(new URL(response.headers.get('location') ?? appUrl).searchParams);

  return {
    visit,
    follow,
    ask,
    answerOf,
    token,
    /** Signs in with the form and exchanges the code for tokens. */
    signIn: async (email: string): Promise<TokenResponse> => {
      const { verifier, response } = await ask();
      const arrival = await follow(await visit(response.url, { email, password: 'demo' }));
      const { code = '' } = answerOf(arrival);
      return (
        await token({
          grant_type: 'authorization_code',
          code,
          redirect_uri: `${appUrl}/auth/callback`,
          code_verifier: verifier,
        })
      ).body;
    },
    refresh: (refreshToken: string) => token({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  };
}

/** The payload of a JSON web token. */
export function payloadOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')) as Record<string, unknown>;
}
