import { userFromClaims, type User } from '../../domain/index.ts';
import { CheckEmailNotice, InvalidCredentialsError, NoRefreshTokenError, SignInStateError } from '../errors.ts';
import type { KeyStorage } from '../../browser/index.ts';
import { accessTokenOf, refusals, type AccessToken, type AuthListener, type AuthProvider } from '../provider.ts';
import { createTokenFamily, type TokenFamilyOptions } from '../token-family.ts';
import type { TokenPair } from '../token-family-messages.ts';
import { MOCK_SESSION_KEY, openAccountBook, type MockAccount } from './accounts.ts';
import { mintMockToken, readMockToken, type MockClaims } from './token.ts';

/** How the mock server’s tokens are obtained and renewed (API-4). */
export interface MockTokens extends TokenFamilyOptions {
  /** Signs in at the mock server: the first pair of a new family. */
  readonly issue: (claims: MockClaims) => Promise<TokenPair>;
}

export interface MockAuthOptions {
  readonly accounts: readonly MockAccount[];
  /** Stores the signed-in user’s email, so that the mock session survives a reload and a closed tab. */
  readonly storage: KeyStorage;
  /** Calls the listener with the key (null for all) when another tab changes the storage. */
  readonly subscribeToStorage?: (listener: (key: string | null) => void) => void;
  /** Without it a token is minted here, never expires and cannot be renewed. */
  readonly tokens?: MockTokens;
}

interface Current {
  readonly account: MockAccount;
  readonly user: User;
}

/** Signs in with the demo’s accounts. The session is the email in the storage; tokens are kept in memory. */
export function createMockAuthProvider({
  accounts,
  storage,
  subscribeToStorage,
  tokens,
}: MockAuthOptions): AuthProvider {
  const book = openAccountBook(accounts, storage);
  const family = tokens && createTokenFamily(tokens);
  const listeners = new Set<AuthListener>();
  let current: Current | null = null;
  // Counts the changes of who is signed in: tokens that arrive after the next change are dropped.
  let turn = 0;

  function tell() {
    for (const listener of listeners) listener(current?.user ?? null);
  }

  function leave() {
    turn += 1;
    current = null;
    family?.leave();
  }

  /**
   * The user as the newest token describes them, including server-side changes since sign-in such as a completed
   * profile (AUTH-7).
   */
  function userOf({ claims }: MockAccount): User {
    const told = readMockToken(family?.current()?.accessToken);
    return userFromClaims(told !== null && told['sub'] === claims['sub'] ? told : claims);
  }

  /** Reads the user again. An unchanged user stays the same object, since a new one counts as a change. */
  function follow() {
    if (current === null) return;
    const user = userOf(current.account);
    if (JSON.stringify(user) !== JSON.stringify(current.user)) current = { ...current, user };
  }

  /** Signs the account in here once it has a token, unless another account signed in meanwhile. */
  async function enter(account: MockAccount, isNew: boolean): Promise<User | null> {
    turn += 1;
    const asked = turn;
    const { id } = userFromClaims(account.claims);
    if (tokens && family) await family.join(id, () => tokens.issue(account.claims), { isNew });
    if (asked !== turn) return null;
    const user = userOf(account);
    current = { account, user };
    return user;
  }

  /** Synchronises this tab with the storage, which another tab may have changed. */
  async function restore(): Promise<void> {
    const account = book.kept();
    if (account === undefined) leave();
    else if (account.email !== current?.account.email) await enter(account, false);
  }

  async function signIn(account: MockAccount): Promise<User> {
    const user = await enter(account, true);
    if (user === null) throw new SignInStateError();
    book.keep(account);
    tell();
    return user;
  }

  /** The current token: the family’s, else one minted here, which does not expire. */
  function tokenOf({ account, user }: Current): AccessToken | null {
    if (!family) return accessTokenOf(mintMockToken(account.claims), user);
    const token = family.current();
    return token === null ? null : { ...accessTokenOf(token.accessToken, user), ...token };
  }

  async function readAgain(): Promise<User | null> {
    const account = current && book.find(current.account.email);
    if (!account) await restore();
    else {
      await family?.renew();
      if (current !== null) current = { account, user: userOf(account) };
    }
    return current?.user ?? null;
  }

  // A tab that is still joining has no user yet; notifying listeners now would sign it out before it is in.
  family?.onBrought(() => {
    follow();
    if (current !== null) tell();
  });
  subscribeToStorage?.((key) => {
    if (key !== MOCK_SESSION_KEY && key !== null) return;
    const before = current;
    void restore()
      .catch(leave)
      .then(() => {
        if (before !== current) tell();
      });
  });

  return {
    ...refusals,
    getCurrentUser: async ({ fresh = false } = {}) => {
      if (fresh) return readAgain();
      if (current === null) await restore();
      return current?.user ?? null;
    },
    login: async (email, password) => {
      const account = book.find(email);
      if (account === undefined || account.password !== password) throw new InvalidCredentialsError();
      return signIn(account);
    },
    register: async (email) => {
      if (book.find(email) === undefined) book.register(email);
      throw new CheckEmailNotice();
    },
    completeSignIn: () => Promise.reject(new SignInStateError()),
    renew: async () => {
      if (!family) throw new NoRefreshTokenError();
      await family.renew();
      follow();
      if (current === null) throw new NoRefreshTokenError();
      return current.user;
    },
    logout: async () => {
      book.keep(null);
      leave();
      tell();
    },
    forget: () => {
      book.keep(null);
      leave();
    },
    getAccessToken: () => current && tokenOf(current),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
