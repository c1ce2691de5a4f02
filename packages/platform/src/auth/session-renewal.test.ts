import { describe, expect, it, vi } from 'vitest';
import { userFromClaims, type User } from '../domain/index.ts';
import { createSession, NoRefreshTokenError, refusals, RenewalRefusedError, SESSION_ENDED_KEY, type AuthListener, type AuthProvider, type LogFailure, type SessionEnd } from './index.ts';
import { fakeClock, fakeHub } from './testing.ts';

const MINUTE = 60_000;
const amina = userFromClaims({ sub: 'amina', email: 'amina@demo.test' });
const yusuf = userFromClaims({ sub: 'yusuf', email: 'yusuf@demo.test' });
const unreachable = () => Promise.reject<User>(new TypeError('Failed to fetch'));

function memory(initial: Record<string, string> = {}) {
  const values = new Map(Object.entries(initial));
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

/** One browser: tabs share its storage and its channel. */
function browser({ clock = fakeClock(), storage = memory() } = {}) {
  const hub = fakeHub(clock);
  function openTab({ lifetimeMs = 5 * MINUTE, user = amina, ...answers }: { lifetimeMs?: number | null; user?: User } & Partial<AuthProvider> = {}) {
    const listeners = new Set<AuthListener>();
    let count = 1;
    let isForgotten = true;
    const provider: AuthProvider = {
      ...refusals,
      getCurrentUser: vi.fn<AuthProvider['getCurrentUser']>(async () => (isForgotten = false, user)),
      login: vi.fn<AuthProvider['login']>(async () => (isForgotten = false, user)),
      register: async () => user,
      completeSignIn: async () => ({ user }),
      // As single sign-on does: says at once that nobody is signed in any more.
      logout: vi.fn<AuthProvider['logout']>(() => (listeners.forEach((listener) => listener(null)), Promise.resolve())),
      forget: vi.fn<AuthProvider['forget']>(() => void (isForgotten = true)),
      getAccessToken: () => (isForgotten ? null : { accessToken: `token-${count}`, ...(lifetimeMs === null ? {} : { lifetimeMs }) }),
      subscribe: (listener) => (listeners.add(listener), () => void listeners.delete(listener)),
      ...answers,
      renew: vi.fn<AuthProvider['renew']>(async () => {
        const renewed = await (answers.renew?.() ?? user);
        count += 1;
        return renewed;
      }),
    };
    const log = vi.fn<LogFailure>();
    const session = createSession(() => Promise.resolve(provider), log, { clock, tabs: hub.join(), storage, random: () => 0 });
    const ended: SessionEnd[] = [];
    const renewed = vi.fn<() => void>();
    session.onEnd((reason) => ended.push(reason));
    session.onRenewed(renewed);
    return { session, provider, log, ended, renewed, bring: () => ((count += 1), listeners.forEach((listener) => listener(user))) };
  }
  return { clock, hub, storage, openTab };
}

async function signedIn(options: Parameters<ReturnType<typeof browser>['openTab']>[0] = {}) {
  const here = browser();
  const tab = here.openTab(options);
  await tab.session.check();
  return { ...here, ...tab };
}

describe('renewal ahead of the end', () => {
  it('[AUTH-6] [SEC-3] comes 30 s ahead, once for each token, and the next calls carry the new one', async () => {
    const { clock, session, provider, renewed } = await signedIn();
    await clock.pass(264_000);
    expect(provider.renew).not.toHaveBeenCalled();
    await clock.pass(11_000);
    expect(provider.renew).toHaveBeenCalledTimes(1);
    expect(renewed).toHaveBeenCalledTimes(1);
    expect(session.getAccessToken()?.accessToken).toBe('token-2');
    await clock.pass(270_000);
    expect(provider.renew).toHaveBeenCalledTimes(2);
    expect(session.getSnapshot()).toMatchObject({ status: 'signed-in', user: amina });
  });

  it('[SEC-17] says how long the token of now still lives, and nothing where that is not told', async () => {
    const { clock, session } = await signedIn();
    await clock.pass(MINUTE);
    expect(session.timeLeft()).toBe(4 * MINUTE);
    await clock.pass(3 * MINUTE + 31_000);
    expect(session.timeLeft()).toBeGreaterThan(4 * MINUTE);
    expect((await signedIn({ lifetimeMs: null })).session.timeLeft()).toBeNull();
  });

  it('[SEC-3] never comes for a token that does not tell how long it lives', async () => {
    const { clock, provider } = await signedIn({ lifetimeMs: null });
    await clock.pass(60 * MINUTE);
    expect(provider.renew).not.toHaveBeenCalled();
  });

  it('[SEC-3] comes once within 5 s after a sleep of 8 hours', async () => {
    const { clock, provider, session } = await signedIn();
    clock.sleep(8 * 60 * MINUTE);
    await clock.pass(5_000);
    expect(provider.renew).toHaveBeenCalledTimes(1);
    await clock.wake();
    await clock.pass(MINUTE);
    expect(provider.renew).toHaveBeenCalledTimes(1);
    expect(session.getSnapshot().status).toBe('signed-in');
  });

  it('[AUTH-6] is not needed where another tab has brought a token, whose life counts from then', async () => {
    const { clock, provider, renewed, bring } = await signedIn();
    await clock.pass(200_000);
    bring();
    expect(renewed).toHaveBeenCalledTimes(1);
    await clock.pass(200_000);
    expect(provider.renew).not.toHaveBeenCalled();
    await clock.pass(75_000);
    expect(provider.renew).toHaveBeenCalledTimes(1);
  });

  it('[AUTH-6] comes no more after the end', async () => {
    const { clock, session, provider } = await signedIn();
    await session.logout();
    await clock.pass(60 * MINUTE);
    await clock.wake();
    expect(provider.renew).not.toHaveBeenCalled();
    expect(clock.pending()).toBe(0);
  });
});

describe('the one renewal', () => {
  it('[AUTH-6] is shared by the timer and by twenty answers 401', async () => {
    let answer: (user: User) => void = () => undefined;
    const { clock, session, provider } = await signedIn({ renew: () => new Promise((resolve) => (answer = resolve)) });
    await clock.pass(270_000);
    const asked = Promise.all(Array.from({ length: 20 }, () => session.renew()));
    answer(amina);
    await clock.pass(0);
    expect(new Set((await asked).map((token) => token?.accessToken))).toEqual(new Set(['token-2']));
    expect(provider.renew).toHaveBeenCalledTimes(1);
  });

  it('[AUTH-6] can be asked for again when it is over', async () => {
    const { clock, session, provider } = await signedIn();
    await session.renew();
    await clock.pass(0);
    await session.renew();
    expect(provider.renew).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['refused', new RenewalRefusedError()],
    ['refused for want of a refresh token', new NoRefreshTokenError()],
  ])('[AUTH-6] ends the session at once when it is %s, and keeps the reason', async (_words, error) => {
    const { clock, session, provider, ended } = await signedIn({ renew: () => Promise.reject(error) });
    const renewal = session.renew();
    await clock.pass(0);
    await expect(renewal).resolves.toBeNull();
    expect(session.getSnapshot()).toEqual({ status: 'signed-out', user: null, ended: 'refused' });
    expect(session.getAccessToken()).toBeNull();
    expect(ended).toEqual(['refused']);
    expect(provider.forget).toHaveBeenCalled();
    await clock.pass(60 * MINUTE);
    expect(provider.renew).toHaveBeenCalledTimes(1);
  });

  it('[AUTH-6] without an answer is tried again while the token lives, and then ends the session', async () => {
    const { clock, session, provider, ended } = await signedIn({ renew: unreachable });
    await clock.pass(299_900);
    expect(session.getSnapshot().status).toBe('signed-in');
    expect(vi.mocked(provider.renew).mock.calls.length).toBeGreaterThanOrEqual(5);
    await clock.pass(200);
    expect(session.getSnapshot()).toMatchObject({ status: 'signed-out', ended: 'unanswered' });
    expect(ended).toEqual(['unanswered']);
  });

  it('[AUTH-6] that is answered after all leaves no trace', async () => {
    let isUp = false;
    const { clock, session, ended } = await signedIn({ renew: () => (isUp ? Promise.resolve(amina) : unreachable()) });
    await clock.pass(280_000);
    isUp = true;
    await clock.pass(10_000);
    expect(session.getSnapshot()).toMatchObject({ status: 'signed-in', user: amina });
    expect(ended).toEqual([]);
  });

  it('[SEC-7] that is answered after the end of its session brings nobody back, and gives no token to who asked', async () => {
    let answer: (user: User) => void = () => undefined;
    const { clock, session } = await signedIn({ renew: () => new Promise((resolve) => (answer = resolve)) });
    const renewal = session.renew();
    await session.logout();
    answer(amina);
    await clock.pass(0);
    await expect(renewal).resolves.toBeNull();
    expect(session.getSnapshot()).toMatchObject({ status: 'signed-out', ended: 'logout' });
    expect(session.getAccessToken()).toBeNull();
  });

  it('[AUTH-3] shows what the new token says of its owner', async () => {
    const promoted = userFromClaims({ sub: 'amina', email: 'amina@demo.test', realm_access: { roles: ['therapist'] } });
    const { session } = await signedIn({ renew: () => Promise.resolve(promoted) });
    await session.renew();
    expect(session.getSnapshot().user).toBe(promoted);
  });

  it('[AUTH-6] renews nothing for nobody', async () => {
    const { openTab } = browser();
    const { session, provider } = openTab();
    await expect(session.renew()).resolves.toBeNull();
    expect(provider.renew).not.toHaveBeenCalled();
  });
});

describe('the end in all tabs', () => {
  async function fiveTabs() {
    const here = browser();
    const tabs = Array.from({ length: 5 }, () => here.openTab());
    await Promise.all(tabs.map(({ session }) => session.check()));
    return { ...here, tabs, first: tabs[0]! };
  }

  it('[SEC-7] comes within 2 s of a logout in one of them, and no tab keeps a token', async () => {
    const { clock, tabs, first } = await fiveTabs();
    void first.session.logout();
    await clock.pass(2_000);
    for (const { session, ended, provider } of tabs) {
      expect(session.getSnapshot()).toEqual({ status: 'signed-out', user: null, ended: 'logout' });
      expect(session.getAccessToken()).toBeNull();
      expect(ended).toEqual(['logout']);
      expect(provider.forget).toHaveBeenCalled();
    }
    // One tab tells the identity server; five redirects would be four too many.
    expect(tabs.map(({ provider }) => vi.mocked(provider.logout).mock.calls.length)).toEqual([1, 0, 0, 0, 0]);
  });

  it.each(['idle', 'refused', 'unanswered'] as const)('[SEC-7] comes when the session of one of them ends by itself: %s', async (reason) => {
    const { clock, hub, tabs, first } = await fiveTabs();
    first.session.end(reason);
    await clock.pass(2_000);
    expect(tabs.map(({ session }) => session.getSnapshot())).toEqual(Array(5).fill({ status: 'signed-out', user: null, ended: reason }));
    expect(hub.posted).toEqual([{ kind: 'ended', reason }]);
  });

  it('[SEC-7] comes at once, even where the identity server never answers', async () => {
    const { clock, openTab } = browser();
    const { session } = openTab({ logout: () => new Promise(() => undefined) });
    await session.check();
    void session.logout();
    await clock.pass(0);
    expect(session.getSnapshot().status).toBe('signed-out');
    expect(session.getAccessToken()).toBeNull();
  });

  it('[SEC-7] is told while it is still known whose session it was, and when no token is left', async () => {
    const { session } = await signedIn();
    const seen: unknown[] = [];
    session.onEnd((reason) => seen.push(reason, session.getSnapshot().user, session.getAccessToken()));
    session.end('idle');
    expect(seen).toEqual(['idle', amina, null]);
  });

  it('[SEC-7] reaches every listener, though one of them fails, and the failure is logged', async () => {
    const { session, log } = await signedIn();
    const failure = new Error('full');
    session.onEnd(() => {
      throw failure;
    });
    const listener = vi.fn<(reason: SessionEnd) => void>();
    session.onEnd(listener);
    session.end('idle');
    expect(listener).toHaveBeenCalledExactlyOnceWith('idle');
    expect(session.getSnapshot().status).toBe('signed-out');
    expect(log).toHaveBeenCalledWith('tell of the session', failure);
  });

  it.each([
    null, 'ended', 1, [], {}, { kind: 'ended' }, { kind: 'ended', reason: 'because' }, { kind: 'ended', reason: null }, { kind: 'ENDED', reason: 'logout' },
    { kind: 'ended', reason: 'logout', user: 'amina' }, { kind: 'ended', reason: ['logout'] }, { reason: 'logout' }, { kind: 'begun', reason: 'logout' },
  ])('[SEC-7] is not brought about by a message that means nothing, however often: %j', async (message) => {
    const { clock, hub, session, ended } = await signedIn();
    const stranger = hub.join();
    for (let count = 0; count < 200; count += 1) stranger.post(message);
    await clock.pass(1_000);
    expect(session.getSnapshot()).toMatchObject({ status: 'signed-in', user: amina });
    expect(ended).toEqual([]);
  });

  it('[SEC-7] comes once, however often it is told, and tells nobody else', async () => {
    const { clock, hub, session, ended } = await signedIn();
    const changes = vi.fn<() => void>();
    session.subscribe(changes);
    const stranger = hub.join();
    for (let count = 0; count < 200; count += 1) stranger.post({ kind: 'ended', reason: 'refused' });
    await clock.pass(1_000);
    expect(ended).toEqual(['refused']);
    expect(changes).toHaveBeenCalledTimes(1);
    expect(hub.posted).toHaveLength(200);
  });

  it('[AUTH-4] leaves a tab alone that never asked who is signed in', async () => {
    const { clock, hub, openTab } = browser();
    const { session } = openTab();
    hub.join().post({ kind: 'ended', reason: 'logout' });
    await clock.pass(100);
    expect(session.getSnapshot().status).toBe('unchecked');
  });
});

describe('after a session that was ended on purpose', () => {
  it.each(['logout', 'idle'] as const)('[SEC-7] [AUTH-5] no silent check brings it back in a new tab: %s', async (reason) => {
    const { openTab, storage } = browser();
    const { session } = openTab();
    await session.check();
    await (reason === 'logout' ? session.logout() : session.end('idle'));
    expect([...storage.values]).toEqual([[SESSION_ENDED_KEY, reason]]);

    const next = openTab();
    await expect(next.session.check()).resolves.toBeNull();
    expect(next.provider.getCurrentUser).not.toHaveBeenCalled();
    expect(next.session.getSnapshot()).toEqual({ status: 'signed-out', user: null, ended: reason });
  });

  it('[SEC-7] signing in asks for a proof of who it is, and ends the precaution', async () => {
    const { openTab, storage } = browser();
    const former = openTab();
    await former.session.check();
    former.session.end('idle');
    const { session, provider } = openTab({ user: yusuf });
    await session.login('', '', { returnTo: '/dashboard' });
    expect(provider.login).toHaveBeenCalledExactlyOnceWith('', '', { returnTo: '/dashboard', isFresh: true });
    expect([...storage.values]).toEqual([]);
    const next = openTab({ user: yusuf });
    await expect(next.session.check()).resolves.toBe(yusuf);
  });

  it('[SEC-7] a sign-in that was not finished leaves the precaution in place; one that comes back ends it', async () => {
    const { openTab, storage } = browser({ storage: memory({ [SESSION_ENDED_KEY]: 'idle' }) });
    const { session } = openTab({ login: () => Promise.reject(new Error('left')) });
    await session.login('', '');
    expect(storage.values.size).toBe(1);
    await session.completeSignIn('https://sakina.example/auth/callback?code=1&state=2');
    expect(storage.values.size).toBe(0);
  });

  it.each(['refused', 'unanswered'] as const)('[AUTH-9] a renewal that failed is no such wish: %s', async (reason) => {
    const { openTab, storage } = browser();
    const { session } = openTab();
    await session.check();
    session.end(reason);
    expect(storage.values.size).toBe(0);
    await expect(openTab().session.check()).resolves.toBe(amina);
  });

  it('[SEC-10] a foreign value is taken for a wish not to be signed in, and a storage that throws for an empty one', async () => {
    const { openTab } = browser({ storage: memory({ [SESSION_ENDED_KEY]: '{"user":"amina"}' }) });
    await expect(openTab().session.check()).resolves.toBeNull();
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    const broken = browser({ storage: { ...memory(), getItem: refuse, setItem: refuse, removeItem: refuse } });
    const { session } = broken.openTab();
    await expect(session.check()).resolves.toBe(amina);
    await session.logout();
    expect(session.getSnapshot()).toMatchObject({ status: 'signed-out', ended: 'logout' });
  });
});

describe('an action that needs a user', () => {
  it('[AUTH-4] has the check run once and then goes on, with the user or without', async () => {
    const { openTab } = browser();
    const { session, provider } = openTab();
    const act = async () => ((await session.check()) === null ? 'asks to sign in' : 'goes on');
    expect(await Promise.all([act(), act()])).toEqual(['goes on', 'goes on']);
    expect(provider.getCurrentUser).toHaveBeenCalledTimes(1);
    await session.logout();
    await expect(act()).resolves.toBe('asks to sign in');
  });
});
