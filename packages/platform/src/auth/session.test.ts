import { describe, expect, it, vi } from 'vitest';
import { userFromClaims, type User } from '../domain/index.ts';
import {
  AuthRefusedError,
  createSession,
  CheckEmailNotice,
  InvalidCredentialsError,
  RedirectNotice,
  refusals,
  type AuthListener,
  type AuthProvider,
  type LogFailure,
  type SessionState,
} from './index.ts';

const amina = userFromClaims({ sub: 'amina', email: 'amina@demo.test' });
const yusuf = userFromClaims({ sub: 'yusuf', email: 'yusuf@demo.test' });

/** A provider that answers as told, and can tell of changes by itself. */
function providerAnswering(answers: Partial<AuthProvider> = {}) {
  const listeners = new Set<AuthListener>();
  const provider: AuthProvider = {
    ...refusals,
    getCurrentUser: vi.fn<AuthProvider['getCurrentUser']>(() => Promise.resolve(null)),
    login: () => Promise.resolve(amina),
    register: () => Promise.reject(new CheckEmailNotice()),
    completeSignIn: () => Promise.resolve({ user: amina, returnTo: '/profile' }),
    renew: () => Promise.resolve(amina),
    logout: () => Promise.resolve(),
    forget: () => undefined,
    getAccessToken: () => ({ accessToken: 'token' }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ...answers,
  };
  return { provider, tell: (user: User | null) => listeners.forEach((listener) => listener(user)) };
}

function setUp(answers: Partial<AuthProvider> = {}) {
  const { provider, tell } = providerAnswering(answers);
  const log = vi.fn<LogFailure>();
  const session = createSession(() => Promise.resolve(provider), log);
  const seen: SessionState['status'][] = [];
  session.subscribe(() => seen.push(session.getSnapshot().status));
  return { session, provider, tell, log, seen };
}

const failing = (error: Error) => () => Promise.reject(error);

describe('the check', () => {
  it('[SEC-17] reports a check without an answer, so that a user may be signed in, and checks again', async () => {
    let isUp = false;
    const { session } = setUp({
      getCurrentUser: () => (isUp ? Promise.resolve(amina) : Promise.reject(new TypeError('Failed to fetch'))),
    });
    await session.check();
    expect(session.getSnapshot()).toEqual({ status: 'signed-out', user: null, ended: null, isUnanswered: true });
    await session.refresh();
    expect(session.getSnapshot()).toMatchObject({ status: 'signed-out', isUnanswered: true });
    isUp = true;
    await session.refresh();
    expect(session.getSnapshot()).toEqual({ status: 'signed-in', user: amina });
  });

  it('does not report that when the answer is signed out', async () => {
    const { session } = setUp();
    await session.check();
    expect(session.getSnapshot()).toEqual({ status: 'signed-out', user: null, ended: null });
    expect(session.timeLeft()).toBeNull();
  });

  it('[AUTH-4] does not run before it is asked for', () => {
    const getProvider = vi.fn<() => Promise<AuthProvider>>();
    const session = createSession(getProvider, vi.fn<LogFailure>());
    expect(session.getSnapshot()).toEqual({ status: 'unchecked', user: null });
    expect(session.getAccessToken()).toBeNull();
    expect(getProvider).not.toHaveBeenCalled();
  });

  it('[AUTH-3] goes from loading to a user', async () => {
    const { session, seen } = setUp({ getCurrentUser: () => Promise.resolve(amina) });
    await expect(session.check()).resolves.toBe(amina);
    expect(seen).toEqual(['loading', 'signed-in']);
    expect(session.getSnapshot()).toEqual({ status: 'signed-in', user: amina });
    expect(session.getAccessToken()).toEqual({ accessToken: 'token' });
  });

  it('[AUTH-3] goes from loading to signed out', async () => {
    const { session, seen } = setUp();
    await expect(session.check()).resolves.toBeNull();
    expect(seen).toEqual(['loading', 'signed-out']);
    expect(session.getAccessToken()).toBeNull();
  });

  it('[AUTH-4] runs once, however often it is asked for', async () => {
    const { session, provider } = setUp({
      getCurrentUser: vi.fn<AuthProvider['getCurrentUser']>(() => Promise.resolve(amina)),
    });
    expect(await Promise.all([session.check(), session.check(), session.check()])).toEqual([amina, amina, amina]);
    await expect(session.check()).resolves.toBe(amina);
    expect(provider.getCurrentUser).toHaveBeenCalledTimes(1);
  });

  it('[AUTH-9] that fails is only logged, and counts as signed out', async () => {
    const failure = new TypeError('Failed to fetch');
    const { session, log } = setUp({ getCurrentUser: failing(failure) });
    await expect(session.check()).resolves.toBeNull();
    expect(log).toHaveBeenCalledExactlyOnceWith('check who is signed in', failure);
    expect(session.getSnapshot().status).toBe('signed-out');
  });

  it('[AUTH-9] completes even if the provider cannot be loaded', async () => {
    const log = vi.fn<LogFailure>();
    const session = createSession(failing(new Error('no script')), log);
    await expect(session.check()).resolves.toBeNull();
    expect(session.getSnapshot().status).toBe('signed-out');
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('[AUTH-3] that answers late does not undo a sign-in made meanwhile', async () => {
    let answer: (user: User | null) => void = () => undefined;
    const late = new Promise<User | null>((resolve) => (answer = resolve));
    const { session } = setUp({ getCurrentUser: () => late });
    const check = session.check();
    await session.login('amina@demo.test', 'demo');
    answer(null);
    await expect(check).resolves.toBe(amina);
    expect(session.getSnapshot().user).toBe(amina);
  });

  it('[AUTH-4] is not needed after a sign-in', async () => {
    const { session, provider } = setUp();
    await session.login('amina@demo.test', 'demo');
    await expect(session.check()).resolves.toBe(amina);
    expect(provider.getCurrentUser).not.toHaveBeenCalled();
  });
});

describe('signing in', () => {
  it('[AUTH-3] updates the user without a loading state, so that the form stays', async () => {
    const { session, seen } = setUp();
    await expect(session.login('amina@demo.test', 'demo')).resolves.toEqual({ user: amina });
    expect(seen).toEqual(['signed-in']);
  });

  it('[AUTH-1] passes email, password and return path to the provider', async () => {
    const login = vi.fn<AuthProvider['login']>(() => Promise.resolve(amina));
    const { session } = setUp({ login });
    await session.login('amina@demo.test', 'demo', { returnTo: '/profile' });
    expect(login).toHaveBeenCalledExactlyOnceWith('amina@demo.test', 'demo', { returnTo: '/profile' });
  });

  it.each([
    [new InvalidCredentialsError(), 'wrong-credentials'],
    [new TypeError('Failed to fetch'), 'failed'],
  ] as const)('[AUTH-9] that fails with %s is only logged, and tells %s', async (error, reason) => {
    const { session, log, seen } = setUp({ login: failing(error) });
    await expect(session.login('amina@demo.test', 'no')).resolves.toEqual({ user: null, reason });
    expect(log).toHaveBeenCalledExactlyOnceWith('sign in', error);
    expect(seen).toEqual([]);
  });

  it.each([
    ['login', 'Redirecting to login...'],
    ['registration', 'Redirecting to registration...'],
  ] as const)('[AUTH-8] [AUTH-9] takes the notice of a redirect to %s for no failure', async (purpose, message) => {
    const notice = new RedirectNotice(purpose);
    expect(notice.message).toBe(message);
    const { session, log } = setUp({ login: failing(notice), register: failing(notice) });
    await expect(session.login('', '')).resolves.toEqual({ user: null, reason: 'redirecting' });
    await expect(session.register('')).resolves.toEqual({ user: null, reason: 'redirecting' });
    expect(log).not.toHaveBeenCalled();
  });

  it('[AUTH-3] by registering updates the user, where that signs in', async () => {
    const { session } = setUp({ register: async () => amina });
    await expect(session.register('amina@demo.test')).resolves.toEqual({ user: amina });
    expect(session.getSnapshot().user).toBe(amina);
  });

  it.each([
    [new CheckEmailNotice(), 'check-email', 0],
    [new TypeError('Failed to fetch'), 'failed', 1],
  ])(
    '[AUTH-3] [AUTH-9] by registering signs no one in where it is refused; %s is %s, and only a failure is logged',
    async (error, reason, logs) => {
      const { session, log } = setUp({ register: failing(error) });
      await expect(session.register('amina@demo.test')).resolves.toEqual({ user: null, reason });
      expect(session.getSnapshot().user).toBeNull();
      expect(log).toHaveBeenCalledTimes(logs);
    },
  );

  it('[AUTH-3] completes with the answer of the identity server', async () => {
    const { session } = setUp();
    await expect(session.completeSignIn('https://sakina.example/auth/callback?code=1')).resolves.toEqual({
      user: amina,
      returnTo: '/profile',
    });
    expect(session.getSnapshot().user).toBe(amina);
  });

  it('[AUTH-9] with an unexpected answer is only logged', async () => {
    const { session, log } = setUp({ completeSignIn: failing(new Error('No matching state')) });
    await expect(session.completeSignIn('https://sakina.example/auth/callback')).resolves.toEqual({
      user: null,
      reason: 'failed',
    });
    expect(log).toHaveBeenCalledTimes(1);
  });
});

describe('signing out', () => {
  it('[AUTH-3] leaves no user and no token', async () => {
    const { session } = setUp();
    await session.login('amina@demo.test', 'demo');
    await session.logout();
    expect(session.getSnapshot()).toEqual({ status: 'signed-out', user: null, ended: 'logout' });
    expect(session.getAccessToken()).toBeNull();
  });

  it('[AUTH-9] that fails is only logged, and ends the session here', async () => {
    const { session, log } = setUp({ logout: failing(new TypeError('Failed to fetch')) });
    await session.login('amina@demo.test', 'demo');
    await session.logout();
    expect(log).toHaveBeenCalledExactlyOnceWith('sign out', expect.any(TypeError));
    expect(session.getSnapshot().status).toBe('signed-out');
  });
});

describe('changes from elsewhere', () => {
  it('[AUTH-3] are subscribed to, as soon as there is a provider', async () => {
    const { session, tell } = setUp();
    await session.check();
    tell(yusuf);
    expect(session.getSnapshot().user).toBe(yusuf);
    tell(null);
    expect(session.getSnapshot().status).toBe('signed-out');
  });

  it('[AUTH-3] are reported once each, and not to a listener that has unsubscribed', async () => {
    const { session, tell } = setUp({ getCurrentUser: () => Promise.resolve(amina) });
    await session.check();
    const listener = vi.fn<() => void>();
    const stop = session.subscribe(listener);
    tell(amina);
    expect(listener).not.toHaveBeenCalled();
    tell(yusuf);
    tell(yusuf);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    tell(null);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('gives snapshots that never change and stay the same while nothing happens', async () => {
    const { session, tell } = setUp({ getCurrentUser: () => Promise.resolve(amina) });
    await session.check();
    const before = session.getSnapshot();
    expect(session.getSnapshot()).toBe(before);
    expect(Object.isFrozen(before)).toBe(true);
    tell(yusuf);
    expect(before.user).toBe(amina);
  });
});

describe('reading the user again', () => {
  it('[AUTH-7] asks again and shows what is new', async () => {
    const completed = userFromClaims({ sub: 'amina', profileCompleted: true });
    const getCurrentUser = vi.fn<AuthProvider['getCurrentUser']>(() => Promise.resolve(completed));
    const { session } = setUp({ getCurrentUser });
    await session.login('amina@demo.test', 'demo');
    await expect(session.refresh()).resolves.toBe(completed);
    expect(getCurrentUser).toHaveBeenCalledExactlyOnceWith({ fresh: true });
    expect(session.getSnapshot().user).toBe(completed);
  });

  it('[AUTH-9] that fails keeps the current user', async () => {
    const { session, log } = setUp({ getCurrentUser: failing(new TypeError('Failed to fetch')) });
    await session.login('amina@demo.test', 'demo');
    await expect(session.refresh()).resolves.toBe(amina);
    expect(log).toHaveBeenCalledTimes(1);
  });
});

describe('updating the profile', () => {
  it('[AUTH-8] [AUTH-9] rethrows the provider’s refusal', async () => {
    const { session } = setUp();
    await session.login('amina@demo.test', 'demo');
    await expect(session.updateProfile({ firstName: 'A' })).rejects.toThrow(AuthRefusedError);
    expect(session.getSnapshot().user).toBe(amina);
  });

  it('[AUTH-1] is done by user id if the provider supports it', async () => {
    const renamed = { ...amina, firstName: 'Yusuf' };
    const updateProfile = vi.fn<AuthProvider['updateProfile']>(() => Promise.resolve(renamed));
    const { session } = setUp({ updateProfile });
    await expect(session.updateProfile({ firstName: 'A' })).rejects.toThrow('No one is signed in.');
    await session.login('amina@demo.test', 'demo');
    await expect(session.updateProfile({ firstName: 'Yusuf' })).resolves.toBe(renamed);
    expect(updateProfile).toHaveBeenCalledExactlyOnceWith('amina', { firstName: 'Yusuf' });
    expect(session.getSnapshot().user).toBe(renamed);
  });
});
