import type { User } from '../domain/index.ts';
import { EmailTakenError, InvalidCredentialsError, RedirectNotice } from './errors.ts';
import type { LogFailure } from './log.ts';
import type { AccessToken, AuthProvider, CompletedSignIn, SignInOptions } from './provider.ts';

/**
 * Who is signed in, as far as known. `unchecked`: nobody asked yet, public pages need not; `loading`: the check runs.
 * Each state is a frozen object that is replaced, never changed, so it serves as a snapshot of an external store.
 */
export type SessionState =
  | { readonly status: 'unchecked'; readonly user: null }
  | { readonly status: 'loading'; readonly user: null }
  | { readonly status: 'signed-out'; readonly user: null }
  | { readonly status: 'signed-in'; readonly user: User };

/** Why a sign-in gave no user. Redirecting is no failure: the browser is on its way to the identity server. */
export type NoUserReason = 'wrong-credentials' | 'email-taken' | 'redirecting' | 'failed';

/** What came of signing in or registering. */
export type SignInResult = { readonly user: User } | { readonly user: null; readonly reason: NoUserReason };

/** The session of this tab. Failures are logged and told in results; only `updateProfile` throws. */
export interface Session {
  readonly getSnapshot: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Finds out who is signed in; asks once, however often it is called. For guarded routes and actions that need a user. */
  readonly check: () => Promise<User | null>;
  readonly login: (email: string, password: string, options?: SignInOptions) => Promise<SignInResult>;
  readonly register: (email: string, options?: SignInOptions) => Promise<SignInResult>;
  /** Takes the answer of the identity server at /auth/callback; null if it was refused. */
  readonly completeSignIn: (url: string) => Promise<CompletedSignIn | null>;
  /**
   * Signs out. The local session ends even if the identity server cannot be reached. Go to an open page first: a guarded
   * one would begin a new sign-in the moment its user is gone.
   */
  readonly logout: () => Promise<void>;
  /** Reads the user again, after onboarding for instance; a failure keeps the user known so far. */
  readonly refresh: () => Promise<User | null>;
  /** Hands the change to the provider, and its refusal to the caller. */
  readonly updateProfile: (changes: Partial<User>) => Promise<User>;
  /** What the client sends with a call; null for nobody. */
  readonly getAccessToken: () => AccessToken | null;
}

const unchecked: SessionState = Object.freeze({ status: 'unchecked', user: null });
const loading: SessionState = Object.freeze({ status: 'loading', user: null });
const signedOut: SessionState = Object.freeze({ status: 'signed-out', user: null });

function reasonOf(error: unknown): NoUserReason {
  if (error instanceof RedirectNotice) return 'redirecting';
  if (error instanceof InvalidCredentialsError) return 'wrong-credentials';
  return error instanceof EmailTakenError ? 'email-taken' : 'failed';
}

/**
 * Makes the session over a provider that is created when first needed.
 * @param getProvider gives the one provider: the function that `createAuthProvider` returns
 * @param log takes note of failures
 */
export function createSession(getProvider: () => Promise<AuthProvider>, log: LogFailure): Session {
  const listeners = new Set<() => void>();
  let state = unchecked;
  let checking: Promise<User | null> | null = null;
  let provider: AuthProvider | null = null;
  // Counts what settled who is signed in, so that an answer asked for earlier and arriving late is dropped.
  let settled = 0;

  function publish(next: SessionState) {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  }

  function settle(user: User | null) {
    settled += 1;
    if (user !== null && user === state.user) return;
    publish(user === null ? signedOut : Object.freeze({ status: 'signed-in', user }));
  }

  async function connect(): Promise<AuthProvider> {
    const connected = await getProvider();
    if (provider !== connected) {
      provider = connected;
      connected.subscribe(settle);
    }
    return connected;
  }

  async function readUser(what: string, fresh: boolean, fallback: () => User | null): Promise<User | null> {
    const asked = settled;
    let user: User | null;
    try {
      user = await (await connect()).getCurrentUser({ fresh });
    } catch (error) {
      log(what, error);
      user = fallback();
    }
    if (asked === settled) settle(user);
    return state.user;
  }

  async function signIn(what: string, attempt: (connected: AuthProvider) => Promise<User>): Promise<SignInResult> {
    // The state stays as it is meanwhile: 'loading' would take the form away, and with it what was typed.
    try {
      const user = await attempt(await connect());
      settle(user);
      return { user };
    } catch (error) {
      const reason = reasonOf(error);
      if (reason !== 'redirecting') log(what, error);
      return { user: null, reason };
    }
  }

  function check(): Promise<User | null> {
    if (checking !== null) return state.status === 'loading' ? checking : Promise.resolve(state.user);
    if (state.status !== 'unchecked') return Promise.resolve(state.user);
    publish(loading);
    checking = readUser('check who is signed in', false, () => null);
    return checking;
  }

  return {
    getSnapshot: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    check,
    login: (email, password, options) => signIn('sign in', (connected) => connected.login(email, password, options)),
    register: (email, options) => signIn('register', (connected) => connected.register(email, options)),
    completeSignIn: async (url) => {
      try {
        const completed = await (await connect()).completeSignIn(url);
        settle(completed.user);
        return completed;
      } catch (error) {
        log('complete the sign-in', error);
        return null;
      }
    },
    logout: async () => {
      try {
        await (await connect()).logout();
      } catch (error) {
        log('sign out', error);
      }
      settle(null);
    },
    refresh: () => readUser('read the user again', true, () => state.user),
    updateProfile: async (changes) => {
      const connected = await connect();
      if (state.user === null) throw new Error('Nobody is signed in.');
      const user = await connected.updateProfile(state.user.id, changes);
      settle(user);
      return user;
    },
    getAccessToken: () => (state.user === null ? null : (provider?.getAccessToken() ?? null)),
  };
}
