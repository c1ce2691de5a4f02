import { vi } from 'vitest';
import { userFromClaims, type User } from '../domain/index.ts';
import {
  CheckEmailNotice,
  createSession,
  refusals,
  type AuthListener,
  type AuthProvider,
  type LogFailure,
  type SessionEnd,
} from './index.ts';
import { fakeClock, fakeHub } from './testing.ts';

/** In milliseconds. */
export const MINUTE = 60_000;
export const amina = userFromClaims({ sub: 'amina', email: 'amina@demo.test' });
export const yusuf = userFromClaims({ sub: 'yusuf', email: 'yusuf@demo.test' });
/** How a call fails without a network. */
export const unreachable = () => Promise.reject<User>(new TypeError('Failed to fetch'));

/** A storage of the browser. */
export function memory(initial: Record<string, string> = {}) {
  const values = new Map(Object.entries(initial));
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

/** One browser: tabs share its storage and its channel. */
export function browser({ clock = fakeClock(), storage = memory() } = {}) {
  const hub = fakeHub(clock);
  function openTab({
    lifetimeMs = 5 * MINUTE,
    user = amina,
    ...answers
  }: { lifetimeMs?: number | null; user?: User } & Partial<AuthProvider> = {}) {
    const listeners = new Set<AuthListener>();
    let count = 1;
    let isForgotten = true;
    const provider: AuthProvider = {
      ...refusals,
      getCurrentUser: vi.fn<AuthProvider['getCurrentUser']>(async () => ((isForgotten = false), user)),
      login: vi.fn<AuthProvider['login']>(async () => ((isForgotten = false), user)),
      register: () => Promise.reject(new CheckEmailNotice()),
      completeSignIn: async () => ({ user }),
      // Like single sign-on, it reports at once that the user is signed out.
      logout: vi.fn<AuthProvider['logout']>(() => (listeners.forEach((listener) => listener(null)), Promise.resolve())),
      forget: vi.fn<AuthProvider['forget']>(() => void (isForgotten = true)),
      getAccessToken: () =>
        isForgotten ? null : { accessToken: `token-${count}`, ...(lifetimeMs === null ? {} : { lifetimeMs }) },
      subscribe: (listener) => (listeners.add(listener), () => void listeners.delete(listener)),
      ...answers,
      renew: vi.fn<AuthProvider['renew']>(async () => {
        const renewed = await (answers.renew?.() ?? user);
        count += 1;
        return renewed;
      }),
    };
    const log = vi.fn<LogFailure>();
    const session = createSession(() => Promise.resolve(provider), log, {
      clock,
      tabs: hub.join(),
      storage,
      random: () => 0,
    });
    const ended: SessionEnd[] = [];
    const renewed = vi.fn<() => void>();
    session.onEnd((reason) => ended.push(reason));
    session.onRenewed(renewed);
    return {
      session,
      provider,
      log,
      ended,
      renewed,
      /** The provider reports who is signed in now, in another tab. */
      report: (someone: User | null) => listeners.forEach((listener) => listener(someone)),
      bring: () => ((count += 1), listeners.forEach((listener) => listener(user))),
    };
  }
  return { clock, hub, storage, openTab };
}

/** A tab with a signed-in user. */
export async function signedIn(options: Parameters<ReturnType<typeof browser>['openTab']>[0] = {}) {
  const here = browser();
  const tab = here.openTab(options);
  await tab.session.check();
  return { ...here, ...tab };
}
