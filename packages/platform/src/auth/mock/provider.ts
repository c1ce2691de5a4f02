import { userFromClaims, type User } from '../../domain/index.ts';
import { EmailTakenError, InvalidCredentialsError, NoRefreshTokenError, SignInStateError } from '../errors.ts';
import { accessTokenOf, refusals, type AccessToken, type AuthListener, type AuthProvider } from '../provider.ts';
import { mintMockToken, type MockClaims } from './token.ts';

/** An account of the demo. */
export interface MockAccount {
  readonly email: string;
  readonly password: string;
  /** What its token says; `sub` and `email` included. */
  readonly claims: MockClaims;
}

export interface MockAuthOptions {
  readonly accounts: readonly MockAccount[];
  /** Keeps the e-mail of who is signed in, so that the mock session survives a reload and a closed tab. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Calls the listener with the key (null for all) when another tab changes the storage. */
  readonly subscribeToStorage?: (listener: (key: string | null) => void) => void;
}

/** Where the e-mail of who is signed in is kept. */
export const MOCK_SESSION_KEY = 'sakina-mock-session';
/** Where the e-mails that registered in this demo are kept. */
export const MOCK_REGISTERED_KEY = 'sakina-mock-registered';

/** The password of every account that registers in the demo. */
export const MOCK_PASSWORD = 'demo';

interface Current {
  readonly user: User;
  readonly token: AccessToken;
}

const normal = (email: string) => email.trim().toLowerCase();

/** The same opaque id for the same e-mail; ids stand in addresses, where no e-mail belongs (SEC-8). FNV-1a, 32 bits. */
function opaqueId(email: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(email)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return `usr-${hash.toString(36)}`;
}

/** A new account: a patient who has yet to answer the onboarding questions. */
export function newcomer(email: string): MockAccount {
  const claims = { sub: opaqueId(email), email, preferred_username: email, realm_access: { roles: ['patient'] }, profileCompleted: false };
  return { email, password: MOCK_PASSWORD, claims };
}

/** Signs in with the demo's accounts. No server is asked; the token is made here and held in memory. */
export function createMockAuthProvider({ accounts, storage, subscribeToStorage }: MockAuthOptions): AuthProvider {
  const listeners = new Set<AuthListener>();
  /** What registered in this tab, for a storage that keeps nothing. */
  const registeredHere = new Set<string>();
  let current: Current | null = null;

  /** A refused or broken storage is a storage without anything in it: the session then lives as long as the tab. */
  function stored(key: string): string | null {
    try {
      return storage.getItem(key);
    } catch {
      return null;
    }
  }

  function store(key: string, value: string | null) {
    try {
      if (value === null) storage.removeItem(key);
      else storage.setItem(key, value);
    } catch {
      // Nothing to do: see `stored`.
    }
  }

  function registeredEmails(): readonly string[] {
    try {
      const value: unknown = JSON.parse(stored(MOCK_REGISTERED_KEY) ?? '[]');
      return Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string' && entry.includes('@')) : [];
    } catch {
      return [];
    }
  }

  function find(email: string): MockAccount | undefined {
    const known = accounts.find((account) => normal(account.email) === normal(email));
    return known ?? ([...registeredHere, ...registeredEmails()].includes(normal(email)) ? newcomer(normal(email)) : undefined);
  }

  function open(account: MockAccount): Current {
    const user = userFromClaims(account.claims);
    return { user, token: accessTokenOf(mintMockToken(account.claims), user) };
  }

  /** Makes `current` agree with the storage, which another tab may have changed. */
  function restore() {
    const email = stored(MOCK_SESSION_KEY);
    const account = email === null ? undefined : find(email);
    if (account === undefined) current = null;
    else if (current === null || normal(current.user.email) !== normal(account.email)) current = open(account);
  }

  function become(next: Current | null) {
    current = next;
    for (const listener of listeners) listener(next?.user ?? null);
  }

  function signIn(account: MockAccount): User {
    const next = open(account);
    store(MOCK_SESSION_KEY, account.email);
    become(next);
    return next.user;
  }

  subscribeToStorage?.((key) => {
    if (key !== MOCK_SESSION_KEY && key !== null) return;
    const before = current;
    restore();
    if (before !== current) become(current);
  });

  return {
    ...refusals,
    getCurrentUser: ({ fresh = false } = {}) => {
      const account = fresh && current !== null ? find(current.user.email) : undefined;
      if (account !== undefined) current = open(account);
      else if (current === null) restore();
      return Promise.resolve(current?.user ?? null);
    },
    login: async (email, password) => {
      const account = find(email);
      if (account === undefined || account.password !== password) throw new InvalidCredentialsError();
      return signIn(account);
    },
    register: async (email) => {
      if (find(email) !== undefined) throw new EmailTakenError();
      registeredHere.add(normal(email));
      store(MOCK_REGISTERED_KEY, JSON.stringify([...registeredEmails(), normal(email)]));
      return signIn(newcomer(normal(email)));
    },
    completeSignIn: () => Promise.reject(new SignInStateError()),
    logout: async () => {
      store(MOCK_SESSION_KEY, null);
      become(null);
    },
    renew: () => Promise.reject(new NoRefreshTokenError()),
    forget: () => {
      store(MOCK_SESSION_KEY, null);
      current = null;
    },
    getAccessToken: () => current?.token ?? null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
