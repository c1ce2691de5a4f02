import type { INavigator } from 'oidc-client-ts';
import { vi } from 'vitest';
import { createSingleSignOn, type SingleSignOnOptions } from './index.ts';

export const origin = 'https://sakina.example';
export const authority = 'https://id.example/realms/sakina';
const base64url = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
const jwt = (payload: object) => `${base64url({ alg: 'RS256' })}.${base64url(payload)}.c2lnbmF0dXJl`;

/** A Storage over a map. */
export function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
    key: (index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size;
    },
  };
}

export const contents = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, index) => storage.getItem(storage.key(index) ?? '') ?? '');

export interface IdentityServerOptions {
  /** Whether it issues single-use refresh tokens. @default false */
  readonly rotates?: boolean;
  /** What it returns beside the tokens, or instead of them. */
  readonly says?: Record<string, unknown>;
  /** Claims of the access token. */
  readonly accessClaims?: Record<string, unknown>;
  /** How it names itself in its description. @default the authority */
  readonly issuer?: string;
}

/** The test’s view of an identity server, and its controls. */
export interface IdentityServer {
  readonly tokenCalls: URLSearchParams[];
  /** Bodies of the calls to its revocation endpoint. */
  readonly revocations: URLSearchParams[];
  /** How often a spent refresh token was sent again. */
  replays: number;
  /** Answers to the next token calls, before the default; one may never resolve. */
  readonly next: (() => Promise<Response>)[];
  isUp: boolean;
  readonly answer: typeof fetch;
  /** The address the server redirects to after the user has signed in. */
  readonly signIn: (asked: string, answers?: Record<string, string>) => string;
}

/** An identity server with one user: records the calls and answers them. */
export function identityServer({
  rotates = false,
  says = {},
  accessClaims = {},
  issuer = authority,
}: IdentityServerOptions = {}): IdentityServer {
  const tokenCalls: URLSearchParams[] = [];
  const revocations: URLSearchParams[] = [];
  const spent = new Set<string>();
  let issued = 0;
  let nonce: string | null = null;

  const issue = () => {
    issued += 1;
    const now = Math.floor(Date.now() / 1000);
    const identity = {
      iss: authority,
      aud: 'web',
      sub: 'u-1',
      iat: now,
      exp: now + 300,
      email: 'imam.yusuf@demo.test',
      ...(nonce === null ? {} : { nonce }),
    };
    return {
      token_type: 'Bearer',
      expires_in: 300,
      scope: 'openid profile email',
      id_token: jwt(identity),
      access_token: jwt({ sub: 'u-1', jti: issued, realm_access: { roles: ['imam'] }, ...accessClaims }),
      ...(rotates ? { refresh_token: `refresh-${issued}` } : {}),
      ...says,
    };
  };

  const server: IdentityServer = {
    tokenCalls,
    revocations,
    replays: 0,
    next: [],
    isUp: true,
    answer: async (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      if (!server.isUp) throw new TypeError('Failed to fetch');
      if (url === `${authority}/.well-known/openid-configuration`) {
        const endpoints = {
          authorization_endpoint: `${authority}/auth`,
          token_endpoint: `${authority}/token`,
          end_session_endpoint: `${authority}/logout`,
          revocation_endpoint: `${authority}/revoke`,
        };
        return Response.json({ issuer, ...endpoints });
      }
      if (url === `${authority}/revoke`) {
        revocations.push(new URLSearchParams(init?.body as URLSearchParams | string));
        return new Response(null, { status: 200 });
      }
      if (url !== `${authority}/token`) return new Response('', { status: 404 });
      const body = new URLSearchParams(init?.body as URLSearchParams | string);
      tokenCalls.push(body);
      const refreshToken = body.get('refresh_token');
      if (refreshToken !== null && spent.has(refreshToken)) server.replays += 1;
      if (refreshToken !== null) spent.add(refreshToken);
      return server.next.shift()?.() ?? Response.json(issue());
    },
    signIn: (asked, answers = { code: 'code-1' }) => {
      const { searchParams } = new URL(asked);
      nonce = searchParams.get('nonce');
      const back = new URL(searchParams.get('redirect_uri') ?? '');
      for (const [key, value] of Object.entries({ ...answers, state: searchParams.get('state') ?? '' }))
        back.searchParams.set(key, value);
      return back.toString();
    },
  };
  return server;
}

/** Single sign-on against that server; by default the silent check finds no one signed in. */
export function setUp(options: Partial<SingleSignOnOptions> & { server?: IdentityServer } = {}) {
  const { server = identityServer(), ...given } = options;
  vi.stubGlobal('fetch', vi.fn(server.answer));
  const stateStorage = memoryStorage();
  const left: string[] = [];
  /** The fields of each posted form. */
  const posted: Readonly<Record<string, string>>[] = [];
  const redirectTo: SingleSignOnOptions['redirectTo'] = (url, fields) => {
    left.push(url);
    if (fields) posted.push(fields);
  };
  /** Addresses that the hidden frame was sent to. */
  const framed: URL[] = [];
  const silently = (answers?: Record<string, string>): INavigator => ({
    prepare: () =>
      Promise.resolve({
        navigate: ({ url }) => (framed.push(new URL(url)), Promise.resolve({ url: server.signIn(url, answers) })),
        close: () => undefined,
      }),
    callback: () => Promise.resolve(),
  });
  const create = (more: Partial<SingleSignOnOptions> = {}) =>
    createSingleSignOn({
      authority,
      clientId: 'web',
      origin,
      stateStorage,
      redirectTo,
      silentNavigator: silently({ error: 'login_required' }),
      ...given,
      ...more,
    });
  const lastLeft = () => new URL(left.at(-1) ?? '');
  return { auth: create(), create, server, stateStorage, left, posted, framed, lastLeft, silently };
}
