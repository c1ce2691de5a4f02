import type { INavigator } from 'oidc-client-ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RedirectNotice, SignInDeclinedError, SignInStateError } from '../errors.ts';
import type { AuthListener } from '../provider.ts';
import { answerSilentCheck, createSingleSignOn, type SingleSignOnOptions } from './index.ts';

const origin = 'https://sakina.example';
const authority = 'https://id.example/realms/sakina';
const jwt = (payload: object) => `${Buffer.from('{"alg":"RS256"}').toString('base64url')}.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.c2lnbmF0dXJl`;

/** A Storage over a map. */
function memoryStorage(): Storage {
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

const contents = (storage: Storage) => Array.from({ length: storage.length }, (_, index) => storage.getItem(storage.key(index) ?? '') ?? '');

/** An identity server that knows one person: what it is asked, and what it answers. */
function identityServer() {
  const tokenCalls: URLSearchParams[] = [];
  const issue = (nonce: string | null) => {
    const now = Math.floor(Date.now() / 1000);
    const identity = { iss: authority, aud: 'web', sub: 'u-1', iat: now, exp: now + 300, email: 'imam.yusuf@demo.test', ...(nonce === null ? {} : { nonce }) };
    return { token_type: 'Bearer', expires_in: 300, scope: 'openid profile email', id_token: jwt(identity), access_token: jwt({ sub: 'u-1', realm_access: { roles: ['imam'] } }) };
  };
  let nonce: string | null = null;

  const answer: typeof fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url === `${authority}/.well-known/openid-configuration`) {
      const endpoints = { authorization_endpoint: `${authority}/auth`, token_endpoint: `${authority}/token`, end_session_endpoint: `${authority}/logout` };
      return Response.json({ issuer: authority, ...endpoints });
    }
    if (url !== `${authority}/token`) return new Response('', { status: 404 });
    tokenCalls.push(new URLSearchParams(init?.body as URLSearchParams | string));
    return Response.json(issue(nonce));
  };

  /** Where the server sends the browser after the person has signed in. */
  const signIn = (asked: string, answers: Record<string, string> = { code: 'code-1' }) => {
    const { searchParams } = new URL(asked);
    nonce = searchParams.get('nonce');
    const back = new URL(searchParams.get('redirect_uri') ?? '');
    for (const [key, value] of Object.entries({ ...answers, state: searchParams.get('state') ?? '' })) back.searchParams.set(key, value);
    return back.toString();
  };
  return { answer, signIn, tokenCalls };
}

function setUp(options: Partial<SingleSignOnOptions> = {}) {
  const server = identityServer();
  vi.stubGlobal('fetch', vi.fn(server.answer));
  const stateStorage = memoryStorage();
  const left: string[] = [];
  const silently = (answers?: Record<string, string>): INavigator => ({
    prepare: () => Promise.resolve({ navigate: ({ url }) => Promise.resolve({ url: server.signIn(url, answers) }), close: () => undefined }),
    callback: () => Promise.resolve(),
  });
  const create = (more: Partial<SingleSignOnOptions> = {}) =>
    createSingleSignOn({ authority, clientId: 'web', origin, stateStorage, leaveFor: (url) => left.push(url), silentNavigator: silently({ error: 'login_required' }), ...options, ...more });
  const lastLeft = () => new URL(left.at(-1) ?? '');
  return { auth: create(), create, server, stateStorage, left, lastLeft, silently };
}

beforeEach(() => void vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => void vi.unstubAllGlobals());

describe('signing in at the identity server', () => {
  it('[AUTH-1] [AUTH-8] leaves with code and PKCE, and says so', async () => {
    const { auth, lastLeft } = setUp();
    await expect(auth.login('', '', { returnTo: '/profile' })).rejects.toThrow(new RedirectNotice('login'));
    expect(lastLeft().href.startsWith(`${authority}/auth?`)).toBe(true);
    expect(Object.fromEntries(lastLeft().searchParams)).toMatchObject({
      client_id: 'web',
      redirect_uri: `${origin}/auth/callback`,
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      state: expect.stringMatching(/.{16,}/) as string,
      nonce: expect.stringMatching(/.{16,}/) as string,
    });
    expect(lastLeft().searchParams.has('prompt')).toBe(false);
  });

  it('[AUTH-8] leaves for registration in the same way', async () => {
    const { auth, lastLeft } = setUp();
    await expect(auth.register('')).rejects.toThrow('Redirecting to registration...');
    expect(lastLeft().searchParams.get('prompt')).toBe('create');
  });

  it('[SEC-4] makes a fresh state and nonce for each sign-in', async () => {
    const { auth, left } = setUp();
    await expect(auth.login('', '')).rejects.toThrow(RedirectNotice);
    await expect(auth.login('', '')).rejects.toThrow(RedirectNotice);
    const asked = left.map((url) => new URL(url).searchParams);
    expect(new Set(asked.map((query) => query.get('state'))).size).toBe(2);
    expect(new Set(asked.map((query) => query.get('nonce'))).size).toBe(2);
  });

  it('[SEC-4] signs nobody in with a token that was made for another sign-in', async () => {
    const { auth, server, lastLeft } = setUp();
    await expect(auth.login('', '')).rejects.toThrow(RedirectNotice);
    const asked = new URL(lastLeft());
    asked.searchParams.set('nonce', 'of another sign-in');
    await expect(auth.completeSignIn(server.signIn(asked.href))).rejects.toThrow('nonce');
    expect(auth.getAccessToken()).toBeNull();
    await expect(auth.getCurrentUser()).resolves.toBeNull();
  });

  it('[AUTH-1] [AUTH-7] completes it after the reload, and knows the way back', async () => {
    const { auth, create, server, lastLeft } = setUp();
    await expect(auth.login('', '', { returnTo: '/booking/p-1?slot=t2' })).rejects.toThrow(RedirectNotice);
    const reloaded = create();
    const listener = vi.fn<AuthListener>();
    reloaded.subscribe(listener);
    const { user, returnTo } = await reloaded.completeSignIn(server.signIn(lastLeft().href));
    expect(returnTo).toBe('/booking/p-1?slot=t2');
    expect(user).toMatchObject({ id: 'u-1', email: 'imam.yusuf@demo.test', role: 'imam' });
    expect(listener).toHaveBeenCalledExactlyOnceWith(user);
    expect(reloaded.getAccessToken()?.accessToken).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(server.tokenCalls[0]?.get('code_verifier')).toMatch(/^.{43,}$/);
    await expect(reloaded.getCurrentUser()).resolves.toBe(user);
  });

  it('[AUTH-6] keeps identity state in the storage it is given, and never a token', async () => {
    const { auth, create, server, lastLeft, stateStorage } = setUp();
    await expect(auth.login('', '')).rejects.toThrow(RedirectNotice);
    expect(contents(stateStorage)).toHaveLength(1);
    const reloaded = create();
    await reloaded.completeSignIn(server.signIn(lastLeft().href));
    expect(contents(stateStorage)).toEqual([]);
    expect(contents(localStorage)).toEqual([]);
    expect(create().getAccessToken()).toBeNull();
  });

  it('[AUTH-6] drops identity state that is older than an hour', async () => {
    const { auth, stateStorage } = setUp();
    stateStorage.setItem('oidc.old', JSON.stringify({ id: 'old', created: Math.floor(Date.now() / 1000) - 3601 }));
    stateStorage.setItem('oidc.young', JSON.stringify({ id: 'young', created: Math.floor(Date.now() / 1000) - 3500 }));
    await expect(auth.login('', '')).rejects.toThrow(RedirectNotice);
    expect(stateStorage.getItem('oidc.old')).toBeNull();
    expect(stateStorage.getItem('oidc.young')).not.toBeNull();
  });

  it.each([
    ['a foreign state', (url: URL) => url.searchParams.set('state', 'foreign')],
    ['no state', (url: URL) => url.searchParams.delete('state')],
  ])('[SEC-4] makes no token call for %s', async (_what, spoil) => {
    const { auth, server, lastLeft } = setUp();
    await expect(auth.login('', '')).rejects.toThrow(RedirectNotice);
    const back = new URL(server.signIn(lastLeft().href));
    spoil(back);
    await expect(auth.completeSignIn(back.href)).rejects.toThrow(SignInStateError);
    expect(server.tokenCalls).toEqual([]);
    expect(auth.getAccessToken()).toBeNull();
  });

  it('[SEC-4] takes an answer once', async () => {
    const { auth, server, lastLeft } = setUp();
    await expect(auth.login('', '')).rejects.toThrow(RedirectNotice);
    const back = server.signIn(lastLeft().href);
    await auth.completeSignIn(back);
    await expect(auth.completeSignIn(back)).rejects.toThrow(SignInStateError);
    expect(server.tokenCalls).toHaveLength(1);
  });

  it('[AUTH-9] [SEC-4] tells a refusal of the identity server from a failure, and makes no token call', async () => {
    const { auth, server, lastLeft } = setUp();
    await expect(auth.login('', '')).rejects.toThrow(RedirectNotice);
    await expect(auth.completeSignIn(server.signIn(lastLeft().href, { error: 'access_denied' }))).rejects.toThrow(SignInDeclinedError);
    expect(server.tokenCalls).toEqual([]);
  });

  it('[ROLE-6] makes a configured account a platform administrator', async () => {
    const { create, silently } = setUp();
    const auth = create({ silentNavigator: silently(), adminAccounts: ['imam.yusuf@demo.test'] });
    await expect(auth.getCurrentUser()).resolves.toMatchObject({ role: 'platform:admin', roles: ['imam'] });
  });
});

describe('the silent check', () => {
  it('[AUTH-5] finds who is signed in at the identity server', async () => {
    const { create, silently, left } = setUp();
    const auth = create({ silentNavigator: silently() });
    const user = await auth.getCurrentUser();
    expect(user).toMatchObject({ id: 'u-1', role: 'imam' });
    await expect(auth.getCurrentUser()).resolves.toBe(user);
    expect(left).toEqual([]);
  });

  it('[AUTH-5] goes through the page of its own, and asks for no screen', async () => {
    const asked: URL[] = [];
    const { create, server } = setUp();
    const silentNavigator: INavigator = {
      prepare: () => Promise.resolve({ navigate: ({ url }) => (asked.push(new URL(url)), Promise.resolve({ url: server.signIn(url) })), close: () => undefined }),
      callback: () => Promise.resolve(),
    };
    await create({ silentNavigator }).getCurrentUser();
    expect(asked[0]?.searchParams.get('redirect_uri')).toBe(`${origin}/silent-check-sso.html`);
    expect(asked[0]?.searchParams.get('prompt')).toBe('none');
  });

  it.each(['login_required', 'interaction_required', 'consent_required', 'account_selection_required'])('[AUTH-5] takes %s for nobody', async (error) => {
    const { create, silently } = setUp();
    await expect(create({ silentNavigator: silently({ error }) }).getCurrentUser()).resolves.toBeNull();
  });

  it('[AUTH-9] throws what is a failure', async () => {
    const { create, silently } = setUp();
    await expect(create({ silentNavigator: silently({ error: 'server_error' }) }).getCurrentUser()).rejects.toThrow('server_error');
  });

  it('[AUTH-5] hands its answer to our own origin only', () => {
    const postMessage = vi.fn<(message: unknown, targetOrigin: string) => void>();
    const href = `${origin}/silent-check-sso.html?error=login_required&state=s`;
    answerSilentCheck({ location: { href, origin }, parent: { postMessage } });
    expect(postMessage).toHaveBeenCalledExactlyOnceWith({ source: 'oidc-client', url: href, keepOpen: false }, origin);
  });
});

describe('signing out', () => {
  it('[AUTH-1] [AUTH-9] forgets the tokens, tells it, and comes back to /', async () => {
    const { create, silently, lastLeft } = setUp();
    const auth = create({ silentNavigator: silently() });
    await auth.getCurrentUser();
    const listener = vi.fn<AuthListener>();
    auth.subscribe(listener);
    await auth.logout();
    expect(listener).toHaveBeenLastCalledWith(null);
    expect(auth.getAccessToken()).toBeNull();
    expect(lastLeft().href.startsWith(`${authority}/logout?`)).toBe(true);
    expect(lastLeft().searchParams.get('post_logout_redirect_uri')).toBe(`${origin}/`);
    expect(lastLeft().searchParams.has('id_token_hint')).toBe(true);
  });

  it('[AUTH-8] is the only change: what the identity provider handles is refused here too', async () => {
    const { auth } = setUp();
    const handled = /handled by the identity provider/;
    await expect(auth.updateProfile('u-1', {})).rejects.toThrow(handled);
    await expect(auth.resetPassword('imam.yusuf@demo.test')).rejects.toThrow(handled);
    await expect(auth.verifyMfa('1')).rejects.toThrow(handled);
    await expect(auth.linkSocial('any')).rejects.toThrow(handled);
  });
});
