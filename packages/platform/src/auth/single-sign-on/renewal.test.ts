import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NoRefreshTokenError, RenewalRefusedError } from '../errors.ts';
import type { AuthListener } from '../provider.ts';
import { contents, identityServer, memoryStorage, setUp, type IdentityServerOptions } from './testing.ts';

beforeEach(() => void vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Someone whom the silent check has found. */
async function signedIn(options: IdentityServerOptions = { rotates: true }) {
  const here = setUp({ server: identityServer(options) });
  const auth = here.create({ silentNavigator: here.silently() });
  await auth.getCurrentUser();
  const sent = () => here.server.tokenCalls.map((call) => call.get('refresh_token')).filter((token) => token !== null);
  return { ...here, auth, sent };
}

const says =
  (error: string, status = 400) =>
  async () =>
    Response.json({ error }, { status });

describe('renewal at the identity server', () => {
  it('[AUTH-6] uses the refresh token if there is one, each once', async () => {
    const { auth, sent, server, framed } = await signedIn();
    const first = auth.getAccessToken();
    for (let count = 0; count < 50; count += 1) await auth.renew();
    expect(sent()).toEqual(Array.from({ length: 50 }, (_, index) => `refresh-${index + 1}`));
    expect(server.replays).toBe(0);
    expect(framed).toHaveLength(1);
    expect(auth.getAccessToken()?.accessToken).not.toBe(first?.accessToken);
  });

  it('[AUTH-6] uses a silent check if there is none', async () => {
    const { auth, sent, framed } = await signedIn({ rotates: false });
    await auth.renew();
    expect(framed).toHaveLength(2);
    expect(framed[1]?.searchParams.get('prompt')).toBe('none');
    expect(sent()).toEqual([]);
  });

  it('[AUTH-6] is shared by all concurrent callers, including those who read the user again', async () => {
    const { auth, sent } = await signedIn();
    const users = await Promise.all([auth.renew(), auth.renew(), auth.getCurrentUser({ fresh: true }), auth.renew()]);
    expect(new Set(users).size).toBe(1);
    expect(sent()).toEqual(['refresh-1']);
  });

  it('[AUTH-3] notifies listeners of the new user', async () => {
    const { auth } = await signedIn();
    const listener = vi.fn<AuthListener>();
    auth.subscribe(listener);
    const user = await auth.renew();
    expect(listener).toHaveBeenCalledExactlyOnceWith(user);
  });

  it.each([
    ['the connection broke', () => Promise.reject<Response>(new TypeError('Failed to fetch'))],
    ['the server was at fault', says('server_error', 500)],
    [
      'the answer was a page',
      async () => new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'Content-Type': 'text/html' } }),
    ],
    ['the answer made no sense', async () => new Response('{', { headers: { 'Content-Type': 'application/json' } })],
  ])(
    '[SEC-2] never sends a refresh token again of which it does not know whether it is spent: %s',
    async (_words, fault) => {
      const { auth, sent, server, framed } = await signedIn();
      server.next.push(fault);
      await expect(auth.renew()).rejects.not.toBeInstanceOf(RenewalRefusedError);
      expect(auth.getAccessToken()).not.toBeNull();
      await auth.renew();
      expect(sent()).toEqual(['refresh-1']);
      expect(framed).toHaveLength(2);
      await auth.renew();
      expect(sent()).toEqual(['refresh-1', 'refresh-2']);
      expect(server.replays).toBe(0);
    },
  );

  it('[AUTH-6] that is not answered times out after 10 s, and the next one uses a silent check', async () => {
    const { auth, sent, server, framed } = await signedIn();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let answer: (response: Response) => void = () => undefined;
    server.next.push(() => new Promise((resolve) => (answer = resolve)));
    const outcome = auth.renew().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(String(await outcome)).toContain('No answer in time.');
    vi.useRealTimers();
    await auth.renew();
    const renewed = auth.getAccessToken()?.accessToken;
    answer(Response.json({ error: 'invalid_grant' }, { status: 400 }));
    expect(sent()).toEqual(['refresh-1']);
    expect(framed).toHaveLength(2);
    expect(auth.getAccessToken()?.accessToken).toBe(renewed);
  });

  it.each(['invalid_grant', 'access_denied', 'invalid_client', 'unauthorized_client'])(
    '[AUTH-6] treats %s as a refusal',
    async (error) => {
      const { auth, server } = await signedIn();
      server.next.push(says(error));
      await expect(auth.renew()).rejects.toThrow(RenewalRefusedError);
    },
  );

  it.each(['login_required', 'interaction_required', 'consent_required', 'account_selection_required'])(
    '[AUTH-6] treats %s of the hidden frame as a refusal',
    async (error) => {
      const { create, silently } = setUp();
      const frames = [silently(), silently({ error })];
      const auth = create({
        silentNavigator: { prepare: (params) => frames.shift()!.prepare(params), callback: () => Promise.resolve() },
      });
      await auth.getCurrentUser();
      await expect(auth.renew()).rejects.toThrow(RenewalRefusedError);
    },
  );

  it('[AUTH-6] does not renew when signed out', async () => {
    const { auth, server } = setUp();
    await expect(auth.renew()).rejects.toThrow(NoRefreshTokenError);
    expect(server.tokenCalls).toEqual([]);
  });

  it('[SEC-7] that is answered after the end of the session yields no token', async () => {
    const { auth, server } = await signedIn();
    let answer: () => void = () => undefined;
    server.next.push(
      () =>
        new Promise(
          (resolve) =>
            (answer = () => resolve(Response.json({ token_type: 'Bearer', expires_in: 300, access_token: 'late' }))),
        ),
    );
    const renewal = auth.renew().catch((error: unknown) => error);
    await vi.waitFor(() => expect(server.tokenCalls).toHaveLength(2));
    auth.forget();
    answer();
    expect(await renewal).toBeInstanceOf(RenewalRefusedError);
    expect(auth.getAccessToken()).toBeNull();
  });

  it('[SEC-7] leaves no token in any storage', async () => {
    const { auth, stateStorage } = await signedIn();
    await auth.renew();
    expect(contents(stateStorage)).toEqual([]);
    expect(contents(localStorage)).toEqual([]);
  });
});

describe('the life of a token, as it arrives', () => {
  const instant = Date.parse('2026-11-24T15:00:00Z') / 1000;
  it.each([
    ['what the server says', { says: { expires_in: 300 } }, 300_000],
    ['what it says in a text', { says: { expires_in: '300' } }, 300_000],
    ['30 days', { says: { expires_in: 30 * 86_400 } }, 30 * 86_400_000],
    ['milliseconds given for seconds', { says: { expires_in: 300_000 } }, 300_000_000],
    [
      'the token itself, where the server says nothing',
      { says: { expires_in: undefined }, accessClaims: { iat: instant, exp: instant + 600 } },
      600_000,
    ],
    [
      'the token itself, where the server says less than nothing',
      { says: { expires_in: -300 }, accessClaims: { iat: instant, exp: instant + 600 } },
      600_000,
    ],
    [
      'the token itself, where the server says no number',
      { says: { expires_in: 'soon' }, accessClaims: { iat: instant, exp: instant + 600 } },
      600_000,
    ],
  ])('[SEC-3] is %s', async (_words, options, lifetimeMs) => {
    const { auth } = await signedIn(options);
    const measured = auth.getAccessToken()?.lifetimeMs ?? Number.NaN;
    // The library keeps whole seconds.
    expect(Math.abs(measured - lifetimeMs)).toBeLessThanOrEqual(2_000);
  });

  it.each([
    ['the token says when it ends and not when it began', { exp: instant + 600 }],
    ['neither says anything', {}],
    ['the token says it in words', { iat: '15:00', exp: '15:10' }],
  ])('[SEC-3] is not known where %s', async (_words, accessClaims) => {
    const { auth } = await signedIn({ says: { expires_in: undefined }, accessClaims });
    expect(auth.getAccessToken()?.lifetimeMs).toBeUndefined();
  });

  it.each([10, -10])('[SEC-3] does not depend on our clock: %i minutes wrong', async (minutes) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
    const { auth } = await signedIn({ says: { expires_in: undefined }, accessClaims: { iat: 1_000, exp: 1_300 } });
    expect(auth.getAccessToken()?.lifetimeMs).toBe(300_000);
  });
});
