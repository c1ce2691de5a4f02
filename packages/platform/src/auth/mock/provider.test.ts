import { describe, expect, it, vi } from 'vitest';
import { AuthRefusedError, CheckEmailNotice, InvalidCredentialsError, SignInStateError } from '../errors.ts';
import { noLock, noTabs, stoppedClock } from '../../browser/index.ts';
import type { AuthListener } from '../provider.ts';
import { turn } from '../testing.ts';
import {
  createMockAuthProvider,
  mintMockToken,
  MOCK_PASSWORD,
  MOCK_REGISTERED_KEY,
  MOCK_SESSION_KEY,
  readMockToken,
  type MockAccount,
  type MockAuthOptions,
} from './index.ts';

const account = (name: string, roles: readonly string[], more: object = {}): MockAccount => {
  const email = `${name}@demo.test`;
  return { email, password: 'demo', claims: { sub: name, email, realm_access: { roles }, ...more } };
};
const accounts = [
  account('patient', ['patient']),
  account('therapist', ['therapist'], {
    organization_context: {
      current_org_id: 'org-1',
      current_org_name: 'Noor Clinic',
      plan: 'growth',
      available_orgs: ['org-1'],
    },
  }),
];

function memory(initial: Record<string, string> = {}) {
  const values = new Map(Object.entries(initial));
  return {
    values,
    storage: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    },
  };
}

const provider = (options: Partial<MockAuthOptions> = {}) =>
  createMockAuthProvider({ accounts, storage: memory().storage, ...options });

describe('mock sign-in', () => {
  it('[AUTH-1] [AUTH-11] signs in with email and password and notifies listeners', async () => {
    const auth = provider();
    const listener = vi.fn<AuthListener>();
    auth.subscribe(listener);
    const user = await auth.login('patient@demo.test', 'demo');
    expect(user).toMatchObject({ id: 'patient', email: 'patient@demo.test', role: 'patient' });
    await expect(auth.getCurrentUser()).resolves.toBe(user);
    expect(listener).toHaveBeenCalledExactlyOnceWith(user);
  });

  it('[AUTH-11] ignores case and surrounding spaces of an email', async () => {
    await expect(provider().login('  Patient@Demo.TEST ', 'demo')).resolves.toMatchObject({ id: 'patient' });
  });

  it.each([
    ['patient@demo.test', 'wrong'],
    ['patient@demo.test', 'Demo'],
    ['patient@demo.test', ''],
    ['nobody@demo.test', 'demo'],
    ['', 'demo'],
    ['constructor', 'demo'],
  ])('[AUTH-11] rejects %j with %j with the same message', async (email, password) => {
    const auth = provider();
    await expect(auth.login(email, password)).rejects.toThrow(new InvalidCredentialsError());
    await expect(auth.getCurrentUser()).resolves.toBeNull();
    expect(auth.getAccessToken()).toBeNull();
  });

  it('[AUTH-5] survives a reload, and keeps only the email', async () => {
    const { storage, values } = memory();
    await provider({ storage }).login('therapist@demo.test', 'demo');
    expect([...values]).toEqual([[MOCK_SESSION_KEY, 'therapist@demo.test']]);
    await expect(provider({ storage }).getCurrentUser()).resolves.toMatchObject({ id: 'therapist', role: 'therapist' });
  });

  it.each(['', 'ghost@demo.test', '{"id":"therapist"}', '__proto__', '\u0000'])(
    '[AUTH-5] ignores an invalid stored value: %j',
    async (value) => {
      await expect(
        provider({ storage: memory({ [MOCK_SESSION_KEY]: value }).storage }).getCurrentUser(),
      ).resolves.toBeNull();
    },
  );

  it.each([
    ['nothing', ''],
    ['broken text', '{"broken'],
    ['a list of lists', '[[1,2],null]'],
    ['null', 'null'],
    ['an object that pretends to be a list', '{"length":1e9}'],
    ['a huge text', 'x'.repeat(400_000)],
    ['control characters', '\u0000\u202e\ud800'],
  ])('[SEC-10] signs in where the session and whoever has registered are stored as %s', async (_what, value) => {
    const { storage } = memory({ [MOCK_SESSION_KEY]: value, [MOCK_REGISTERED_KEY]: value });
    const auth = provider({ storage });
    await expect(auth.getCurrentUser()).resolves.toBeNull();
    await expect(auth.login('therapist@demo.test', MOCK_PASSWORD)).resolves.toMatchObject({ role: 'therapist' });
  });

  it('[AUTH-5] works without a storage for the lifetime of the tab', async () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    const auth = provider({ storage: { getItem: refuse, setItem: refuse, removeItem: refuse } });
    await expect(auth.getCurrentUser()).resolves.toBeNull();
    await expect(auth.register('new@demo.test')).rejects.toThrow(CheckEmailNotice);
    await auth.login('new@demo.test', 'demo');
    await expect(auth.getCurrentUser({ fresh: true })).resolves.toMatchObject({ email: 'new@demo.test' });
    await auth.logout();
    await expect(auth.getCurrentUser()).resolves.toBeNull();
  });

  it('[AUTH-1] signs out and removes the stored session', async () => {
    const { storage, values } = memory();
    const auth = provider({ storage });
    await auth.login('patient@demo.test', 'demo');
    const listener = vi.fn<AuthListener>();
    auth.subscribe(listener);
    await auth.logout();
    expect(listener).toHaveBeenCalledExactlyOnceWith(null);
    expect(auth.getAccessToken()).toBeNull();
    expect([...values]).toEqual([]);
  });

  it('[AUTH-1] does not call a listener that has unsubscribed', async () => {
    const auth = provider();
    const listener = vi.fn<AuthListener>();
    auth.subscribe(listener)();
    await auth.login('patient@demo.test', 'demo');
    expect(listener).not.toHaveBeenCalled();
  });

  it('[API-1] gives the client a token with the claims and the organization', async () => {
    const auth = provider();
    await auth.login('therapist@demo.test', 'demo');
    const token = auth.getAccessToken();
    expect(token).toMatchObject({ organizationId: 'org-1', plan: 'growth' });
    expect(readMockToken(token?.accessToken)).toMatchObject({
      sub: 'therapist',
      realm_access: { roles: ['therapist'] },
    });
    await auth.login('patient@demo.test', 'demo');
    expect(Object.keys(auth.getAccessToken() ?? {})).toEqual(['accessToken']);
  });

  it('[AUTH-1] registers a patient whose onboarding is not completed', async () => {
    const { storage } = memory();
    const auth = provider({ storage });
    await expect(auth.register('New.Person@demo.test')).rejects.toThrow(CheckEmailNotice);
    await expect(auth.getCurrentUser()).resolves.toBeNull();
    const user = await provider({ storage }).login('new.person@demo.test', 'demo');
    expect(user).toMatchObject({ email: 'new.person@demo.test', role: 'patient', profileCompleted: false });
    expect(user.id).toMatch(/^usr-[a-z0-9]+$/);
  });

  it('[AUTH-1] [SEC-1] answers a registration the same whether the address has an account or not, and changes no account', async () => {
    const { storage } = memory();
    const auth = provider({ storage });
    const answerTo = (email: string) => auth.register(email).catch((error: unknown) => error);
    const answers = [
      await answerTo('new@demo.test'),
      await answerTo('new@demo.test'),
      await answerTo('Patient@demo.test'),
    ];
    expect(answers).toEqual(answers.map(() => new CheckEmailNotice()));
    await expect(auth.getCurrentUser()).resolves.toBeNull();
    await expect(auth.login('patient@demo.test', 'demo')).resolves.toMatchObject({ profileCompleted: true });
  });

  it('[AUTH-8] refuses what the identity provider handles, and says so', async () => {
    const auth = provider();
    const handled = /handled by the identity provider/;
    await expect(auth.updateProfile('patient', { firstName: 'A' })).rejects.toThrow(handled);
    await expect(auth.resetPassword('patient@demo.test')).rejects.toThrow(handled);
    await expect(auth.verifyMfa('123456')).rejects.toThrow(handled);
    await expect(auth.linkSocial('any')).rejects.toThrow(handled);
    await expect(auth.updateProfile('patient', {})).rejects.toBeInstanceOf(AuthRefusedError);
  });

  it('rejects completing a sign-in: no identity server is involved', async () => {
    await expect(provider().completeSignIn('https://sakina.example/auth/callback?code=x&state=y')).rejects.toThrow(
      SignInStateError,
    );
  });
});

describe('mock sign-in in two tabs', () => {
  function tabs() {
    const { storage } = memory();
    const told: ((key: string | null) => void)[] = [];
    const subscribeToStorage = (listener: (key: string | null) => void) => void told.push(listener);
    return {
      first: provider({ storage }),
      second: provider({ storage, subscribeToStorage }),
      tell: (key: string | null) => told.forEach((listener) => listener(key)),
    };
  }

  it('[AUTH-3] follows the sign-in and the sign-out of the other tab', async () => {
    const { first, second, tell } = tabs();
    const listener = vi.fn<AuthListener>();
    second.subscribe(listener);
    await first.login('patient@demo.test', 'demo');
    tell(MOCK_SESSION_KEY);
    await vi.waitFor(() => expect(listener).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'patient' })));
    await first.logout();
    tell(null);
    await vi.waitFor(() => expect(listener).toHaveBeenLastCalledWith(null));
    expect(second.getAccessToken()).toBeNull();
  });

  it('[AUTH-3] ignores other storage keys, and a change to the same user', async () => {
    const { first, second, tell } = tabs();
    await first.login('patient@demo.test', 'demo');
    const listener = vi.fn<AuthListener>();
    second.subscribe(listener);
    tell(MOCK_SESSION_KEY);
    await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1));
    expect(second.getAccessToken()).not.toBeNull();
    listener.mockClear();
    tell('something-else');
    tell(MOCK_SESSION_KEY);
    await turn();
    expect(listener).not.toHaveBeenCalled();
    await first.logout();
    tell(MOCK_SESSION_KEY);
    await vi.waitFor(() => expect(listener).toHaveBeenCalledExactlyOnceWith(null));
  });
});

describe('mock sign-in in two tabs of one token family', () => {
  /** Tabs that hear each other, and a clock whose waits are short. */
  function browser() {
    const listeners = new Set<(message: unknown) => void>();
    const { storage } = memory();
    let issued = 0;
    const openTab = () => {
      let own: (message: unknown) => void = () => undefined;
      const tabs = {
        post: (message: unknown) =>
          listeners.forEach((listener) => listener !== own && queueMicrotask(() => listener(structuredClone(message)))),
        subscribe: (listener: (message: unknown) => void) => {
          own = listener;
          listeners.add(listener);
          return () => void listeners.delete(listener);
        },
      };
      const clock = {
        ...stoppedClock,
        after: (_: number, callback: () => void) => (setTimeout(callback, 5), () => undefined),
      };
      const issue = (claims: MockAccount['claims']) =>
        Promise.resolve({ accessToken: mintMockToken(claims), refreshToken: `refresh-${(issued += 1)}` });
      return provider({
        storage,
        tokens: { clock, tabs, lock: noLock, issue, refresh: () => Promise.reject(new Error('not asked')) },
      });
    };
    return { openTab, issued: () => issued };
  }

  it('[AUTH-3] [SEC-2] never reports signed out while a second tab takes over the tokens of the first', async () => {
    const { openTab, issued } = browser();
    await openTab().login('therapist@demo.test', 'demo');
    const second = openTab();
    const listener = vi.fn<AuthListener>();
    second.subscribe(listener);
    await expect(second.getCurrentUser()).resolves.toMatchObject({ id: 'therapist' });
    expect(second.getAccessToken()).not.toBeNull();
    expect(listener).not.toHaveBeenCalledWith(null);
    expect(issued()).toBe(1);
  });
});

describe('mock sign-in with the API’s tokens', () => {
  const signInWith = (tokens: Partial<NonNullable<MockAuthOptions['tokens']>> = {}) => {
    let count = 0;
    const pair = (claims: MockAccount['claims']) => {
      count += 1;
      return Promise.resolve({
        accessToken: mintMockToken({ ...claims, iat: 1_000 + count, exp: 1_300 + count }),
        refreshToken: `refresh-${count}`,
      });
    };
    const { storage, values } = memory();
    const clock = {
      ...stoppedClock,
      after: (milliseconds: number, callback: () => void) => (
        milliseconds < 1_000 && setTimeout(callback, 1),
        () => undefined
      ),
    };
    const refresh = vi.fn<(refreshToken: string) => ReturnType<typeof pair>>(() => pair(accounts[0]!.claims));
    const auth = provider({ storage, tokens: { clock, tabs: noTabs, lock: noLock, issue: pair, refresh, ...tokens } });
    return { auth, refresh, values };
  };

  it('[API-4] [AUTH-6] renews with the refresh token of the last answer, and sends the new token', async () => {
    const { auth, refresh } = signInWith();
    const user = await auth.login('patient@demo.test', 'demo');
    const first = auth.getAccessToken();
    expect(first?.lifetimeMs).toBe(300_000);
    await expect(auth.renew()).resolves.toBe(user);
    await auth.renew();
    expect(refresh.mock.calls).toEqual([['refresh-1'], ['refresh-2']]);
    expect(auth.getAccessToken()?.accessToken).not.toBe(first?.accessToken);
  });

  it('[AUTH-7] reads the user from the newest token, so that a profile completed meanwhile counts', async () => {
    const { auth, refresh } = signInWith();
    refresh.mockImplementation(() =>
      Promise.resolve({
        accessToken: mintMockToken({ ...accounts[0]!.claims, profileCompleted: true }),
        refreshToken: 'refresh-9',
      }),
    );
    const incomplete = { ...accounts[0]!.claims, profileCompleted: false };
    const newcomer = provider({
      accounts: [{ email: 'patient@demo.test', password: 'demo', claims: incomplete }],
      tokens: {
        clock: { ...stoppedClock, after: (_milliseconds, callback) => (setTimeout(callback, 1), () => undefined) },
        tabs: noTabs,
        lock: noLock,
        refresh,
        issue: (claims) => Promise.resolve({ accessToken: mintMockToken(claims), refreshToken: 'refresh-1' }),
      },
    });
    await expect(newcomer.login('patient@demo.test', 'demo')).resolves.toMatchObject({ profileCompleted: false });
    await expect(newcomer.getCurrentUser({ fresh: true })).resolves.toMatchObject({ profileCompleted: true });
    await auth.login('patient@demo.test', 'demo');
    await expect(auth.renew()).resolves.toMatchObject({ id: 'patient', profileCompleted: true });
  });

  it('[AUTH-6] [SEC-7] stores only the email, and no token', async () => {
    const { auth, values } = signInWith();
    await auth.login('patient@demo.test', 'demo');
    await auth.renew();
    expect([...values]).toEqual([[MOCK_SESSION_KEY, 'patient@demo.test']]);
    auth.forget();
    expect([...values]).toEqual([]);
    expect(auth.getAccessToken()).toBeNull();
  });

  it('[API-4] rejects with “No refresh token” without one', async () => {
    await expect(provider().renew()).rejects.toThrow('No refresh token');
    const { auth } = signInWith();
    await expect(auth.renew()).rejects.toThrow('No refresh token');
    await auth.login('patient@demo.test', 'demo');
    await auth.logout();
    await expect(auth.renew()).rejects.toThrow('No refresh token');
  });

  it('[AUTH-9] does not sign in if the API gives no token', async () => {
    const { auth } = signInWith({ issue: () => Promise.reject(new TypeError('Failed to fetch')) });
    await expect(auth.login('patient@demo.test', 'demo')).rejects.toThrow('Failed to fetch');
    expect(auth.getAccessToken()).toBeNull();
    await expect(auth.getCurrentUser()).resolves.toBeNull();
  });
});
