import { describe, expect, it, vi } from 'vitest';
import { SESSION_ENDED_KEY, type SessionEnd } from './index.ts';
import { amina, browser, memory, signedIn, yusuf } from './testing-tabs.ts';

describe('the end of the session in all tabs', () => {
  async function fiveTabs() {
    const here = browser();
    const tabs = Array.from({ length: 5 }, () => here.openTab());
    await Promise.all(tabs.map(({ session }) => session.check()));
    return { ...here, tabs, first: tabs[0]! };
  }

  it('[SEC-7] follows within 2 s of a logout in one of them, and no tab keeps a token', async () => {
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

  it.each(['idle', 'refused', 'suspended', 'unanswered', 'switch'] as const)(
    '[SEC-7] follows when the session of one tab ends by itself: %s',
    async (reason) => {
      const { clock, hub, tabs, first } = await fiveTabs();
      first.session.end(reason);
      await clock.pass(2_000);
      expect(tabs.map(({ session }) => session.getSnapshot())).toEqual(
        Array(5).fill({ status: 'signed-out', user: null, ended: reason }),
      );
      expect(hub.posted).toEqual([{ kind: 'ended', reason }]);
    },
  );

  it('[SEC-7] is immediate, even if the identity server never answers', async () => {
    const { clock, openTab } = browser();
    const { session } = openTab({ logout: () => new Promise(() => undefined) });
    await session.check();
    void session.logout();
    await clock.pass(0);
    expect(session.getSnapshot().status).toBe('signed-out');
    expect(session.getAccessToken()).toBeNull();
  });

  it('[SEC-7] is reported while the user is still known and no token is left', async () => {
    const { session } = await signedIn();
    const seen: unknown[] = [];
    session.onEnd((reason) => seen.push(reason, session.getSnapshot().user, session.getAccessToken()));
    session.end('idle');
    expect(seen).toEqual(['idle', amina, null]);
  });

  it('[SEC-7] reaches every listener even if one of them throws, and the failure is logged', async () => {
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
    null,
    'ended',
    1,
    [],
    {},
    { kind: 'ended' },
    { kind: 'ended', reason: 'because' },
    { kind: 'ended', reason: null },
    { kind: 'ENDED', reason: 'logout' },
    { kind: 'ended', reason: 'logout', user: 'amina' },
    { kind: 'ended', reason: ['logout'] },
    { reason: 'logout' },
    { kind: 'begun', reason: 'logout' },
  ])('[SEC-7] is not caused by an invalid message, however often: %j', async (message) => {
    const { clock, hub, session, ended } = await signedIn();
    const stranger = hub.join();
    for (let count = 0; count < 200; count += 1) stranger.post(message);
    await clock.pass(1_000);
    expect(session.getSnapshot()).toMatchObject({ status: 'signed-in', user: amina });
    expect(ended).toEqual([]);
  });

  it('[SEC-7] is reported once, however often it is announced, and is not announced again', async () => {
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

  it('[AUTH-4] does not affect a tab that never checked sign-in', async () => {
    const { clock, hub, openTab } = browser();
    const { session } = openTab();
    hub.join().post({ kind: 'ended', reason: 'logout' });
    await clock.pass(100);
    expect(session.getSnapshot().status).toBe('unchecked');
  });
});

describe('after a session that was ended on purpose', () => {
  it.each(['logout', 'idle', 'switch'] as const)(
    '[SEC-7] [AUTH-5] no silent check restores it in a new tab: %s',
    async (reason) => {
      const { openTab, storage } = browser();
      const { session } = openTab();
      await session.check();
      await (reason === 'logout' ? session.logout() : session.end(reason));
      expect([...storage.values]).toEqual([[SESSION_ENDED_KEY, reason]]);

      const next = openTab();
      await expect(next.session.check()).resolves.toBeNull();
      expect(next.provider.getCurrentUser).not.toHaveBeenCalled();
      expect(next.session.getSnapshot()).toEqual({ status: 'signed-out', user: null, ended: reason });
    },
  );

  it('[SEC-7] signing in requires authenticating again, and clears the mark', async () => {
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

  it('[SEC-7] an unfinished sign-in keeps the mark; a completed one clears it', async () => {
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

  it.each([
    ['nothing', ''],
    ['a user', '{"user":"amina"}'],
    ['broken text', '{"broken'],
    ['a list of lists', '[[1,2],null]'],
    ['null', 'null'],
    ['a huge text', 'x'.repeat(400_000)],
    ['control characters', '\u0000\u202e\ud800'],
  ])('[SEC-10] a foreign mark counts as a logout: %s', async (_what, mark) => {
    const { openTab } = browser({ storage: memory({ [SESSION_ENDED_KEY]: mark }) });
    const { session, provider } = openTab();
    await expect(session.check()).resolves.toBeNull();
    expect(provider.getCurrentUser).not.toHaveBeenCalled();
    expect(session.getSnapshot()).toMatchObject({ status: 'signed-out', ended: 'logout' });
  });

  it('[SEC-10] a storage that throws counts as an empty one', async () => {
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
  it('[AUTH-4] runs the check once and then continues, with the user or without', async () => {
    const { openTab } = browser();
    const { session, provider } = openTab();
    const act = async () => ((await session.check()) === null ? 'asks to sign in' : 'goes on');
    expect(await Promise.all([act(), act()])).toEqual(['goes on', 'goes on']);
    expect(provider.getCurrentUser).toHaveBeenCalledTimes(1);
    await session.logout();
    await expect(act()).resolves.toBe('asks to sign in');
  });
});
