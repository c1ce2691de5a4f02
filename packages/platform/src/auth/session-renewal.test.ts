import { describe, expect, it, vi } from 'vitest';
import { userFromClaims, type User } from '../domain/index.ts';
import { AccountSuspendedError, NoRefreshTokenError, RenewalRefusedError } from './index.ts';
import { amina, browser, MINUTE, signedIn, unreachable } from './testing-tabs.ts';

describe('renewal before expiry', () => {
  it('[AUTH-6] [SEC-3] happens 30 s ahead, once per token, and the next calls send the new one', async () => {
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

  it('[SEC-17] reports the remaining lifetime of the current token, and null if it is unknown', async () => {
    const { clock, session } = await signedIn();
    await clock.pass(MINUTE);
    expect(session.timeLeft()).toBe(4 * MINUTE);
    await clock.pass(3 * MINUTE + 31_000);
    expect(session.timeLeft()).toBeGreaterThan(4 * MINUTE);
    expect((await signedIn({ lifetimeMs: null })).session.timeLeft()).toBeNull();
  });

  it('[SEC-3] never happens for a token of unknown lifetime', async () => {
    const { clock, provider } = await signedIn({ lifetimeMs: null });
    await clock.pass(60 * MINUTE);
    expect(provider.renew).not.toHaveBeenCalled();
  });

  it('[SEC-3] happens once within 5 s after a sleep of 8 hours', async () => {
    const { clock, provider, session } = await signedIn();
    clock.sleep(8 * 60 * MINUTE);
    await clock.pass(5_000);
    expect(provider.renew).toHaveBeenCalledTimes(1);
    await clock.wake();
    await clock.pass(MINUTE);
    expect(provider.renew).toHaveBeenCalledTimes(1);
    expect(session.getSnapshot().status).toBe('signed-in');
  });

  it('[AUTH-6] is not needed when another tab supplies a token, whose lifetime counts from then', async () => {
    const { clock, provider, renewed, bring } = await signedIn();
    await clock.pass(200_000);
    bring();
    expect(renewed).toHaveBeenCalledTimes(1);
    await clock.pass(200_000);
    expect(provider.renew).not.toHaveBeenCalled();
    await clock.pass(75_000);
    expect(provider.renew).toHaveBeenCalledTimes(1);
  });

  it('[AUTH-6] stops after the end of the session', async () => {
    const { clock, session, provider } = await signedIn();
    await session.logout();
    await clock.pass(60 * MINUTE);
    await clock.wake();
    expect(provider.renew).not.toHaveBeenCalled();
    expect(clock.pending()).toBe(0);
  });
});

describe('a suspended account', () => {
  it('[AUTH-9] is not signed in by the check of a reloaded page, which says why and leaves nobody behind', async () => {
    const { session, provider } = browser().openTab({
      getCurrentUser: () => Promise.reject(new AccountSuspendedError()),
    });
    await expect(session.check()).resolves.toBeNull();
    expect(session.getSnapshot()).toEqual({ status: 'signed-out', user: null, ended: 'suspended' });
    expect(provider.forget).toHaveBeenCalledOnce();
  });
});

describe('the single renewal', () => {
  it('[AUTH-6] is shared by the timer and by twenty 401s', async () => {
    let answer: (user: User) => void = () => undefined;
    const { clock, session, provider } = await signedIn({ renew: () => new Promise((resolve) => (answer = resolve)) });
    await clock.pass(270_000);
    const asked = Promise.all(Array.from({ length: 20 }, () => session.renew()));
    answer(amina);
    await clock.pass(0);
    expect(new Set((await asked).map((token) => token?.accessToken))).toEqual(new Set(['token-2']));
    expect(provider.renew).toHaveBeenCalledTimes(1);
  });

  it('[AUTH-6] can be requested again when it is over', async () => {
    const { clock, session, provider } = await signedIn();
    await session.renew();
    await clock.pass(0);
    await session.renew();
    expect(provider.renew).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['refused', new RenewalRefusedError(), 'refused'],
    ['refused for want of a refresh token', new NoRefreshTokenError(), 'refused'],
    ['refused for a suspended account', new AccountSuspendedError(), 'suspended'],
  ])('[AUTH-6] ends the session at once when it is %s, and keeps the reason', async (_words, error, reason) => {
    const { clock, session, provider, ended } = await signedIn({ renew: () => Promise.reject(error) });
    const renewal = session.renew();
    await clock.pass(0);
    await expect(renewal).resolves.toBeNull();
    expect(session.getSnapshot()).toEqual({ status: 'signed-out', user: null, ended: reason });
    expect(session.getAccessToken()).toBeNull();
    expect(ended).toEqual([reason]);
    expect(provider.forget).toHaveBeenCalled();
    await clock.pass(60 * MINUTE);
    expect(provider.renew).toHaveBeenCalledTimes(1);
  });

  it('[AUTH-6] without an answer retries while the token lives, and then ends the session', async () => {
    const { clock, session, provider, ended } = await signedIn({ renew: unreachable });
    await clock.pass(299_900);
    expect(session.getSnapshot().status).toBe('signed-in');
    expect(vi.mocked(provider.renew).mock.calls.length).toBeGreaterThanOrEqual(5);
    await clock.pass(200);
    expect(session.getSnapshot()).toMatchObject({ status: 'signed-out', ended: 'unanswered' });
    expect(ended).toEqual(['unanswered']);
  });

  it('[AUTH-6] that is answered in the end leaves no trace', async () => {
    let isUp = false;
    const { clock, session, ended } = await signedIn({ renew: () => (isUp ? Promise.resolve(amina) : unreachable()) });
    await clock.pass(280_000);
    isUp = true;
    await clock.pass(10_000);
    expect(session.getSnapshot()).toMatchObject({ status: 'signed-in', user: amina });
    expect(ended).toEqual([]);
  });

  it('[SEC-7] that is answered after the end of its session does not sign in, and returns no token', async () => {
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

  it('[AUTH-3] shows what the new token says about its user', async () => {
    const promoted = userFromClaims({ sub: 'amina', email: 'amina@demo.test', realm_access: { roles: ['therapist'] } });
    const { session } = await signedIn({ renew: () => Promise.resolve(promoted) });
    await session.renew();
    expect(session.getSnapshot().user).toBe(promoted);
  });

  it('[AUTH-6] does not renew when signed out', async () => {
    const { openTab } = browser();
    const { session, provider } = openTab();
    await expect(session.renew()).resolves.toBeNull();
    expect(provider.renew).not.toHaveBeenCalled();
  });
});
