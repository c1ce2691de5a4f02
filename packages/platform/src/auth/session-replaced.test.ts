import { describe, expect, it, vi } from 'vitest';
import type { AuthProvider } from './index.ts';
import { amina, browser, signedIn, yusuf } from './testing-tabs.ts';

describe('another account in another tab', () => {
  it('[AUTH-3] [SEC-7] ends the session here and names the other one, in place of turning this tab into theirs', async () => {
    const { session, provider, ended, report } = await signedIn();
    const seen: unknown[] = [];
    session.onEnd(() => seen.push(session.getSnapshot().user));
    report(yusuf);
    expect(session.getSnapshot()).toEqual({ status: 'signed-out', user: null, ended: 'replaced', replacedBy: yusuf });
    expect(session.getAccessToken()).toBeNull();
    expect(ended).toEqual(['replaced']);
    expect(seen).toEqual([amina]);
    // The other tab’s session goes on: nothing of it is forgotten or announced as ended.
    expect(provider.forget).not.toHaveBeenCalled();
  });

  it('[SEC-7] stays signed out when yet another one signs in there, and names that one', async () => {
    const { session, ended, report } = await signedIn();
    report(yusuf);
    const third = { ...yusuf, id: 'grace' };
    report(third);
    expect(session.getSnapshot()).toMatchObject({ ended: 'replaced', replacedBy: third });
    expect(ended).toEqual(['replaced']);
    await expect(session.check()).resolves.toBeNull();
  });

  it('[AUTH-3] names no one any more after their logout', async () => {
    const { session, report } = await signedIn();
    report(yusuf);
    report(null);
    expect(session.getSnapshot()).toEqual({ status: 'signed-out', user: null, ended: 'replaced' });
  });

  it('[SEC-7] counts a renewal that brings another account as the same', async () => {
    const { session } = await signedIn({ renew: () => Promise.resolve(yusuf) });
    await session.renew();
    expect(session.getSnapshot()).toMatchObject({ status: 'signed-out', ended: 'replaced', replacedBy: yusuf });
  });

  it('[AUTH-3] lets the first one in again by a sign-in in this tab, and changes the account where that is asked for here', async () => {
    const { openTab } = browser();
    const login = vi.fn<AuthProvider['login']>(async () => amina);
    const { session, ended, report } = openTab({ login });
    await session.check();
    report(yusuf);
    await session.login('amina@demo.test', 'demo');
    expect(session.getSnapshot()).toEqual({ status: 'signed-in', user: amina });
    login.mockImplementation(async () => (report(yusuf), yusuf));
    await session.login('yusuf@demo.test', 'demo');
    expect(session.getSnapshot()).toEqual({ status: 'signed-in', user: yusuf });
    expect(ended).toEqual(['replaced']);
  });
});
