import { ErrorTimeout } from 'oidc-client-ts';
import type { INavigator } from 'oidc-client-ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RedirectNotice, SignInDeclinedError, SignInStateError, StorageBlockedError } from '../errors.ts';
import type { LogFailure } from '../log.ts';
import type { AuthListener } from '../provider.ts';
import { MissingRolesError } from './claims.ts';
import { answerSilentCheck } from './index.ts';
import { authority, contents, identityServer, memoryStorage, origin, setUp } from './testing.ts';

beforeEach(() => void vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => void vi.unstubAllGlobals());

describe('signing in at the identity server', () => {
  it('[AUTH-1] [AUTH-8] redirects with code and PKCE, and reports it', async () => {
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

  it('[AUTH-8] redirects to registration in the same way', async () => {
    const { auth, lastLeft } = setUp();
    await expect(auth.register('')).rejects.toThrow('Redirecting to registration...');
    expect(lastLeft().searchParams.get('prompt')).toBe('create');
  });

  it('[SEC-4] creates a new state and nonce for each sign-in', async () => {
    const { auth, left } = setUp();
    await expect(auth.login('', '')).rejects.toThrow(RedirectNotice);
    await expect(auth.login('', '')).rejects.toThrow(RedirectNotice);
    const asked = left.map((url) => new URL(url).searchParams);
    expect(new Set(asked.map((query) => query.get('state'))).size).toBe(2);
    expect(new Set(asked.map((query) => query.get('nonce'))).size).toBe(2);
  });

  it('[SEC-4] rejects a token that was issued for another sign-in', async () => {
    const { auth, server, lastLeft } = setUp();
    await expect(auth.login('', '')).rejects.toThrow(RedirectNotice);
    const asked = new URL(lastLeft());
    asked.searchParams.set('nonce', 'of another sign-in');
    await expect(auth.completeSignIn(server.signIn(asked.href))).rejects.toMatchObject({
      name: 'SignInFailedError',
      cause: { message: expect.stringContaining('nonce') },
    });
    expect(auth.getAccessToken()).toBeNull();
    await expect(auth.getCurrentUser()).resolves.toBeNull();
  });

  it.each([
    ['was declined there', { error: 'access_denied' }, 'SignInDeclinedError'],
    ['failed there', { error: 'server_error' }, 'SignInFailedError'],
  ])('[AUTH-6] keeps the return path for another try if it %s', async (_, answers, name) => {
    const { auth, server, lastLeft } = setUp();
    await expect(auth.login('', '', { returnTo: '/booking/p-1?slot=t2' })).rejects.toThrow(RedirectNotice);
    await expect(auth.completeSignIn(server.signIn(lastLeft().href, answers))).rejects.toMatchObject({
      name,
      returnTo: '/booking/p-1?slot=t2',
    });
  });

  it('[AUTH-1] [AUTH-7] completes it after the reload, with the return path', async () => {
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
    ['an empty state', (url: URL) => url.searchParams.set('state', '')],
    ['two states, the first foreign', (url: URL) => (url.search = `?state=foreign&${url.searchParams.toString()}`)],
    ['a state in the fragment alone', (url: URL) => ([url.hash, url.search] = [url.search, '?code=code-1'])],
    ['the name of another entry', (url: URL) => url.searchParams.set('state', '../sakina-mock-session')],
    ['an answer without a code', (url: URL) => url.searchParams.delete('code')],
    ['an error and a foreign state', (url: URL) => (url.search = '?error=access_denied&state=foreign')],
    ['an error and no state', (url: URL) => (url.search = '?error=login_required&error_description=%3Cimg%3E')],
    [
      'an access token in its fragment',
      (url: URL) => ([url.hash, url.search] = [`access_token=a&token_type=Bearer&state=foreign`, '']),
    ],
  ])('[SEC-4] makes no token call for %s', async (_what, spoil) => {
    const { auth, server, lastLeft } = setUp();
    await expect(auth.login('', '')).rejects.toThrow(RedirectNotice);
    const back = new URL(server.signIn(lastLeft().href));
    spoil(back);
    await expect(auth.completeSignIn(back.href)).rejects.toThrow(SignInStateError);
    expect(server.tokenCalls).toEqual([]);
    expect(auth.getAccessToken()).toBeNull();
  });

  it.each([
    ['begun more than an hour ago', { created: Math.floor(Date.now() / 1000) - 3_601 }],
    ['of a silent check', { request_type: 'si:s' }],
    ['without a time', { created: undefined }],
  ])('[SEC-4] [AUTH-6] makes no token call for a state %s', async (_what, change) => {
    const { auth, server, stateStorage, lastLeft } = setUp();
    await expect(auth.login('', '')).rejects.toThrow(RedirectNotice);
    const key = stateStorage.key(0) ?? '';
    stateStorage.setItem(
      key,
      JSON.stringify({ ...(JSON.parse(stateStorage.getItem(key) ?? '') as object), ...change }),
    );
    await expect(auth.completeSignIn(server.signIn(lastLeft().href))).rejects.toThrow(SignInStateError);
    expect(server.tokenCalls).toEqual([]);
  });

  it.each(['null', '7', 'not json', '[]', ''])(
    '[SEC-4] [SEC-10] makes no token call for kept state that reads %j',
    async (kept) => {
      const { auth, server, stateStorage, lastLeft } = setUp();
      await expect(auth.login('', '')).rejects.toThrow(RedirectNotice);
      stateStorage.setItem(stateStorage.key(0) ?? '', kept);
      await expect(auth.completeSignIn(server.signIn(lastLeft().href))).rejects.toThrow(SignInStateError);
      expect(server.tokenCalls).toEqual([]);
    },
  );

  it('[SEC-4] distinguishes a code that is used or of a suspended account from a failure, and keeps the way back', async () => {
    const { auth, server, lastLeft } = setUp();
    await expect(auth.login('', '', { returnTo: '/profile' })).rejects.toThrow(RedirectNotice);
    server.next.push(async () => Response.json({ error: 'invalid_grant' }, { status: 400 }));
    await expect(auth.completeSignIn(server.signIn(lastLeft().href))).rejects.toMatchObject({
      name: 'SignInRefusedError',
      returnTo: '/profile',
    });
  });

  it('[AUTH-9] names the identity server’s own code of a failure, and none where it did not answer', async () => {
    const { auth, server, lastLeft } = setUp();
    for (const error of ['invalid_scope', 'unauthorized_client']) {
      await expect(auth.login('', '')).rejects.toThrow(RedirectNotice);
      await expect(auth.completeSignIn(server.signIn(lastLeft().href, { error }))).rejects.toMatchObject({
        name: 'SignInFailedError',
        code: error,
      });
    }
    await expect(auth.login('', '')).rejects.toThrow(RedirectNotice);
    const back = server.signIn(lastLeft().href);
    server.isUp = false;
    await expect(auth.completeSignIn(back)).rejects.toMatchObject({ name: 'SignInFailedError', code: undefined });
  });

  it.each([
    ['another host', 'https://id-internal.example/realms/sakina', 'issuer_mismatch'],
    ['no address', 'sakina', 'issuer_mismatch'],
    ['another path of the same origin', 'https://id.example/realms/other', undefined],
  ])('[AUTH-9] tells a server that names itself by %s from one that did not answer', async (_, issuer, code) => {
    const server = identityServer({ issuer });
    const { auth, lastLeft } = setUp({ server });
    await expect(auth.login('', '')).rejects.toThrow(RedirectNotice);
    // As the policy of the page does with a call to another origin.
    server.next.push(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(auth.completeSignIn(server.signIn(lastLeft().href))).rejects.toMatchObject({
      name: 'SignInFailedError',
      code,
    });
  });

  it('[CARE-6] asks for the pages of the identity server in the language in use', async () => {
    const { create, lastLeft } = setUp();
    await expect(create({ language: () => 'ar' }).login('', '')).rejects.toThrow(RedirectNotice);
    expect(lastLeft().searchParams.get('ui_locales')).toBe('ar');
    await expect(create().register('')).rejects.toThrow(RedirectNotice);
    expect(lastLeft().searchParams.has('ui_locales')).toBe(false);
  });

  it.each([
    ['offers no storage', undefined],
    [
      'refuses each entry',
      Object.assign(memoryStorage(), {
        setItem: () => {
          throw new DOMException('refused', 'QuotaExceededError');
        },
      }),
    ],
    ['accepts each entry and keeps none', Object.assign(memoryStorage(), { setItem: () => undefined })],
    ['keeps something else', Object.assign(memoryStorage(), { getItem: () => '' })],
  ])(
    '[SEC-10] does not leave where the browser %s, since the answer could not be recognized',
    async (_, stateStorage) => {
      const { create, left } = setUp();
      await expect(create({ stateStorage }).login('', '')).rejects.toThrow(StorageBlockedError);
      expect(left).toEqual([]);
    },
  );

  it('[SEC-10] leaves nothing of its trial of the storage', async () => {
    const { auth, stateStorage } = setUp();
    await expect(auth.login('', '')).rejects.toThrow(RedirectNotice);
    expect(stateStorage.getItem('sakina-probe')).toBeNull();
  });

  it('[SEC-7] requires authenticating again on request', async () => {
    const { auth, lastLeft } = setUp();
    await expect(auth.login('', '', { isFresh: true })).rejects.toThrow(RedirectNotice);
    expect(lastLeft().searchParams.get('prompt')).toBe('login');
  });

  it('[SEC-4] accepts an answer once', async () => {
    const { auth, server, lastLeft } = setUp();
    await expect(auth.login('', '')).rejects.toThrow(RedirectNotice);
    const back = server.signIn(lastLeft().href);
    await auth.completeSignIn(back);
    await expect(auth.completeSignIn(back)).rejects.toThrow(SignInStateError);
    expect(server.tokenCalls).toHaveLength(1);
  });

  it('[AUTH-9] [SEC-4] distinguishes a refusal of the identity server from a failure, and makes no token call', async () => {
    const { auth, server, lastLeft } = setUp();
    await expect(auth.login('', '')).rejects.toThrow(RedirectNotice);
    await expect(auth.completeSignIn(server.signIn(lastLeft().href, { error: 'access_denied' }))).rejects.toThrow(
      SignInDeclinedError,
    );
    expect(server.tokenCalls).toEqual([]);
  });

  it('[ROLE-6] makes a configured account a platform administrator', async () => {
    const { create, silently } = setUp();
    const auth = create({ silentNavigator: silently(), adminAccounts: ['imam.yusuf@demo.test'] });
    await expect(auth.getCurrentUser()).resolves.toMatchObject({ role: 'platform:admin', roles: ['imam'] });
  });
});

describe('the roles of a sign-in', () => {
  /** The user of a sign-in whose access token has these claims. */
  const userWith = (accessClaims: Record<string, unknown>) => {
    const { create, silently } = setUp({ server: identityServer({ accessClaims }) });
    return create({ silentNavigator: silently() }).getCurrentUser();
  };

  it('[AUTH-7] [ROLE-5] [ROLE-6] are those of the realm and of the configured client alone', async () => {
    const accessClaims = {
      realm_access: { roles: ['patient'] },
      resource_access: {
        web: { roles: ['sakina:viewer'] },
        'realm-management': { roles: ['view-identity-providers'] },
        sakina: { roles: ['sakina:owner'] },
      },
    };
    await expect(userWith(accessClaims)).resolves.toMatchObject({
      role: 'patient',
      roles: ['patient', 'sakina:viewer'],
      lacksRoles: false,
    });
  });

  it('[ROLE-6] are known to be missing where neither token names any, which is logged once', async () => {
    const server = identityServer({ rotates: true, accessClaims: { realm_access: undefined } });
    const { create, silently } = setUp({ server });
    const log = vi.fn<LogFailure>();
    const auth = create({ silentNavigator: silently(), log });
    await expect(auth.getCurrentUser()).resolves.toMatchObject({ role: 'patient', lacksRoles: true });
    await auth.renew();
    expect(log).toHaveBeenCalledExactlyOnceWith('read the roles of the sign-in', new MissingRolesError());
  });

  it('[ROLE-6] are logged as missing for nobody whose tokens name some', async () => {
    const { create, silently } = setUp();
    const log = vi.fn<LogFailure>();
    await create({ silentNavigator: silently(), log }).getCurrentUser();
    expect(log).not.toHaveBeenCalled();
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

  it('[AUTH-5] uses its own callback page, and requests no interaction', async () => {
    const { create, silently, framed } = setUp();
    await create({ silentNavigator: silently() }).getCurrentUser();
    expect(framed[0]?.searchParams.get('redirect_uri')).toBe(`${origin}/silent-check-sso.html`);
    expect(framed[0]?.searchParams.get('prompt')).toBe('none');
  });

  it.each(['login_required', 'interaction_required', 'consent_required', 'account_selection_required'])(
    '[AUTH-5] treats %s as signed out',
    async (error) => {
      const { create, silently } = setUp();
      await expect(create({ silentNavigator: silently({ error }) }).getCurrentUser()).resolves.toBeNull();
    },
  );

  it('[AUTH-9] throws what is a failure', async () => {
    const { create, silently } = setUp();
    await expect(create({ silentNavigator: silently({ error: 'server_error' }) }).getCurrentUser()).rejects.toThrow(
      'server_error',
    );
  });

  /** A frame that its server forbids: no answer ever comes. */
  const unframed: INavigator = {
    prepare: () =>
      Promise.resolve({
        navigate: () => Promise.reject(new ErrorTimeout('IFrame timed out without a response')),
        close: () => undefined,
      }),
    callback: () => Promise.resolve(),
  };

  it('[AUTH-4] [AUTH-5] treats no answer in the frame as signed out where the identity server answers, so that the browser goes there', async () => {
    const { create } = setUp();
    await expect(create({ silentNavigator: unframed }).getCurrentUser()).resolves.toBeNull();
  });

  it('[SEC-17] treats no answer in the frame as a failure where the identity server does not answer at all', async () => {
    const { create, server } = setUp();
    const auth = create({ silentNavigator: unframed });
    vi.mocked(fetch).mockImplementation(async (input, init) => {
      const answer = await server.answer(input, init);
      server.isUp = false;
      return answer;
    });
    await expect(auth.getCurrentUser()).rejects.toThrow('timed out');
  });

  it('[AUTH-5] hands its answer to our own origin only', () => {
    const postMessage = vi.fn<(message: unknown, targetOrigin: string) => void>();
    const href = `${origin}/silent-check-sso.html?error=login_required&state=s`;
    answerSilentCheck({ location: { href, origin }, parent: { postMessage } });
    expect(postMessage).toHaveBeenCalledExactlyOnceWith({ source: 'oidc-client', url: href, keepOpen: false }, origin);
  });
});

describe('signing out', () => {
  it('[AUTH-1] [AUTH-9] drops the tokens, notifies listeners, and returns to /', async () => {
    const { create, silently, posted } = setUp();
    const auth = create({ silentNavigator: silently() });
    await auth.getCurrentUser();
    const listener = vi.fn<AuthListener>();
    auth.subscribe(listener);
    await auth.logout();
    expect(listener).toHaveBeenLastCalledWith(null);
    expect(auth.getAccessToken()).toBeNull();
    expect(posted).toEqual([{ id_token_hint: expect.any(String), post_logout_redirect_uri: `${origin}/` }]);
  });

  it.each([
    ['its refresh token', true, { token: 'refresh-1', token_type_hint: 'refresh_token' }],
    ['its access token where there is no other', false, { token_type_hint: 'access_token' }],
  ])('[AUTH-9] [SEC-7] revokes %s, whatever ends the session, and once', async (_, rotates, expected) => {
    const { create, silently, server } = setUp({ server: identityServer({ rotates }) });
    const auth = create({ silentNavigator: silently() });
    await auth.getCurrentUser();
    auth.forget();
    await vi.waitFor(() => expect(server.revocations).toHaveLength(1));
    expect(Object.fromEntries(server.revocations[0] ?? [])).toMatchObject({ client_id: 'web', ...expected });
    auth.forget();
    await auth.logout();
    expect(server.revocations).toHaveLength(1);
  });

  it('[AUTH-9] revokes before it redirects, since a redirect may be stopped on its way', async () => {
    const { create, silently, server, left } = setUp({ server: identityServer({ rotates: true }) });
    const auth = create({ silentNavigator: silently() });
    await auth.getCurrentUser();
    const leaving = auth.logout();
    expect(left).toEqual([]);
    await leaving;
    expect(server.revocations).toHaveLength(1);
    expect(left).toHaveLength(1);
  });

  it('[SEC-8] posts the identity token, which keeps it out of the address', async () => {
    const { create, silently, left } = setUp();
    const auth = create({ silentNavigator: silently() });
    await auth.getCurrentUser();
    await auth.logout();
    expect(left).toEqual([`${authority}/logout`]);
  });

  it('[AUTH-9] does not redirect if the identity server is unreachable, and has dropped the tokens by then', async () => {
    const { create, silently, server, left } = setUp();
    const auth = create({ silentNavigator: silently() });
    await auth.getCurrentUser();
    server.isUp = false;
    const leaving = auth.logout();
    expect(auth.getAccessToken()).toBeNull();
    await expect(leaving).rejects.toThrow('Failed to fetch');
    expect(left).toEqual([]);
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
