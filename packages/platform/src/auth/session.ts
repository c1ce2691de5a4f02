import type { User } from '../domain/index.ts';
import type { LogFailure } from './log.ts';
import { noStorage, noTabs, stoppedClock, type KeyStorage, type PageClock, type TabChannel } from '../browser/index.ts';
import type { AccessToken, AuthProvider, SignInOptions } from './provider.ts';
import { createRenewalTimer } from './renewal-timer.ts';
import { runRenewal } from './renewal.ts';
import { createEndMark, readEnded, tellEnded } from './session-end.ts';
import { loading, signedIn, signedOut, unchecked, type SessionEnd, type SessionState } from './session-state.ts';
import { callbackFailure, signInFailure, type CallbackResult, type SignInResult } from './sign-in-result.ts';

/** The session of this tab. Failures are logged and told in results; only `updateProfile` throws. */
export interface Session {
  readonly getSnapshot: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Finds out who is signed in; asks once, however often it is called. For guarded routes and for actions that need a user,
   * which go on with what it gives (AUTH-4).
   */
  readonly check: () => Promise<User | null>;
  readonly login: (email: string, password: string, options?: SignInOptions) => Promise<SignInResult>;
  readonly register: (email: string, options?: SignInOptions) => Promise<SignInResult>;
  /** Takes the answer of the identity server at /auth/callback. */
  readonly completeSignIn: (url: string) => Promise<CallbackResult>;
  /**
   * Signs out. The session ends here and in the other tabs at once, even if the identity server cannot be reached. Go to an
   * open page first: a guarded one would send to the sign-in page the moment its user is gone.
   */
  readonly logout: () => Promise<void>;
  /** Reads the user again, after onboarding for instance; a failure keeps the user known so far. */
  readonly refresh: () => Promise<User | null>;
  /**
   * Renews the tokens, for the timer and for an answer 401 alike; calls that overlap share one renewal. Where no answer comes
   * it tries again while the token lives. Gives the new token, or null when the session is over.
   */
  readonly renew: () => Promise<AccessToken | null>;
  /** Ends the session without the person's asking: the tokens go, and the other tabs follow. */
  readonly end: (reason: Exclude<SessionEnd, 'logout'>) => void;
  /** Calls the listener at the end of each session: the tokens are gone, the state still holds the user. */
  readonly onEnd: (listener: (reason: SessionEnd) => void) => () => void;
  /** Calls the listener whenever `getAccessToken` gives another token of the same session. */
  readonly onRenewed: (listener: () => void) => () => void;
  /** Hands the change to the provider, and its refusal to the caller. */
  readonly updateProfile: (changes: Partial<User>) => Promise<User>;
  /** What the client sends with a call; null for nobody. */
  readonly getAccessToken: () => AccessToken | null;
  /** Milliseconds that the token of now still lives; null for nobody, and where it does not tell. */
  readonly timeLeft: () => number | null;
}

/** What a session needs of its surroundings. What is left out does nothing: no timer, no other tabs, nothing kept. */
export interface SessionPorts {
  readonly clock: PageClock;
  /** The channel `SESSION_CHANNEL`. */
  readonly tabs: TabChannel;
  /** Keeps the mark of a session that was ended on purpose: the local storage. */
  readonly storage: KeyStorage;
  /** 0 to 1. */
  readonly random: () => number;
}

const inert: SessionPorts = { clock: stoppedClock, tabs: noTabs, storage: noStorage, random: () => 0 };

/** Listeners, and a way to call them all even if one of them fails. */
function createSignal<Value>(log: LogFailure) {
  const listeners = new Set<(value: Value) => void>();
  return {
    add: (listener: (value: Value) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    raise: (value: Value) => {
      for (const listener of listeners) {
        try {
          listener(value);
        } catch (error) {
          log('tell of the session', error);
        }
      }
    },
  };
}

/**
 * Makes the session over a provider that is created when first needed.
 * @param getProvider gives the one provider: the function that `createAuthProvider` returns
 * @param log takes note of failures
 */
export function createSession(
  getProvider: () => Promise<AuthProvider>,
  log: LogFailure,
  ports: Partial<SessionPorts> = {},
): Session {
  const { clock, tabs, storage, random } = { ...inert, ...ports };
  const changed = createSignal<void>(log);
  const ended = createSignal<SessionEnd>(log);
  const renewed = createSignal<void>(log);
  const mark = createEndMark(storage);
  const timer = createRenewalTimer(clock, () => void renew());

  let state = unchecked;
  let provider: AuthProvider | null = null;
  let checking: Promise<User | null> | null = null;
  let renewing: Promise<AccessToken | null> | null = null;
  /** The token that the timer watches. */
  let watched: string | null = null;
  // Counts what settled who is signed in, so that an answer asked for earlier and arriving late is dropped.
  let settled = 0;
  // Counts the sessions, so that a renewal of one says nothing about the next.
  let epoch = 0;

  const getAccessToken = () => (state.user === null ? null : (provider?.getAccessToken() ?? null));

  function publish(next: SessionState) {
    if (next === state) return;
    state = next;
    changed.raise();
  }

  /** Has the timer watch the token of now, and tells of it where it took the place of another. */
  function track() {
    const token = getAccessToken();
    if (token === null || token.accessToken === watched) return;
    const isNext = watched !== null;
    watched = token.accessToken;
    timer.watch(token.lifetimeMs);
    if (isNext) renewed.raise();
  }

  function settle(user: User | null, isUnanswered = false) {
    settled += 1;
    if (user === null) {
      if (state.status === 'signed-in') finish('logout');
      else publish(signedOut(state.status === 'signed-out' ? state.ended : null, isUnanswered));
      return;
    }
    if (user.id !== state.user?.id) begin();
    if (user !== state.user) publish(signedIn(user));
    track();
  }

  /** Forgets what belonged to the session before. */
  function begin() {
    epoch += 1;
    renewing = null;
    watched = null;
    timer.stop();
  }

  function finish(reason: SessionEnd) {
    const wasSignedIn = state.status === 'signed-in';
    settled += 1;
    begin();
    provider?.forget();
    if (wasSignedIn) ended.raise(reason);
    publish(signedOut(reason));
  }

  async function connect(): Promise<AuthProvider> {
    const connected = await getProvider();
    if (provider !== connected) {
      provider = connected;
      connected.subscribe((user) => settle(user));
    }
    return connected;
  }

  async function readUser(what: string, fresh: boolean, fallback: () => User | null): Promise<User | null> {
    const asked = settled;
    let user: User | null;
    let isUnanswered = false;
    try {
      user = await (await connect()).getCurrentUser({ fresh });
    } catch (error) {
      log(what, error);
      user = fallback();
      isUnanswered = true;
    }
    if (asked === settled) settle(user, isUnanswered);
    return state.user;
  }

  async function signIn(what: string, attempt: (connected: AuthProvider) => Promise<User>): Promise<SignInResult> {
    // The state stays as it is meanwhile: 'loading' would take the form away, and with it what was typed.
    try {
      const user = await attempt(await connect());
      mark.clear();
      settle(user);
      return { user };
    } catch (error) {
      const reason = signInFailure(error);
      if (reason !== 'redirecting') log(what, error);
      return { user: null, reason };
    }
  }

  function check(): Promise<User | null> {
    if (checking !== null) return state.status === 'loading' ? checking : Promise.resolve(state.user);
    if (state.status !== 'unchecked') return Promise.resolve(state.user);
    const marked = mark.read();
    if (marked !== null) {
      publish(signedOut(marked));
      return Promise.resolve(null);
    }
    publish(loading);
    checking = readUser('check who is signed in', false, () => null);
    return checking;
  }

  function renew(): Promise<AccessToken | null> {
    if (state.status !== 'signed-in' || provider === null) return Promise.resolve(null);
    renewing ??= renewNow(provider, epoch);
    return renewing;
  }

  async function renewNow(connected: AuthProvider, asked: number): Promise<AccessToken | null> {
    const isOver = () => asked !== epoch;
    const attempt = async () => {
      const user = await connected.renew();
      if (!isOver()) settle(user);
    };
    const outcome = await runRenewal({ clock, random, log, attempt, left: timer.left(), isOver });
    // Another session by now, if any: its token is not for who asked.
    if (isOver()) return null;
    renewing = null;
    if (outcome !== 'renewed') endHere(outcome);
    return getAccessToken();
  }

  /** Ends the session of this tab and has the others follow. */
  function endHere(reason: SessionEnd) {
    if (state.status !== 'signed-in') return;
    mark.write(reason);
    tellEnded(tabs, reason);
    finish(reason);
  }

  tabs.subscribe((message) => {
    const reason = readEnded(message);
    if (reason === null || state.status === 'unchecked') return;
    if (state.status !== 'signed-out') finish(reason);
    // The provider may have noticed first, without knowing why.
    else if (state.ended === 'logout' || state.ended === null) publish(signedOut(reason));
  });

  return {
    getSnapshot: () => state,
    subscribe: (listener) => changed.add(listener),
    check,
    login: (email, password, options) =>
      signIn('sign in', (connected) =>
        connected.login(email, password, mark.read() === null ? options : { ...options, isFresh: true }),
      ),
    register: (email, options) => signIn('register', (connected) => connected.register(email, options)),
    completeSignIn: async (url) => {
      try {
        const completed = await (await connect()).completeSignIn(url);
        mark.clear();
        settle(completed.user);
        return completed;
      } catch (error) {
        log('complete the sign-in', error);
        return callbackFailure(error);
      }
    },
    logout: async () => {
      const hadProvider = provider;
      mark.write('logout');
      // First of all: the provider's own word that nobody is signed in any more ends the session of this tab alone.
      if (state.status === 'signed-in') tellEnded(tabs, 'logout');
      try {
        // Begun before the tokens go: the identity server wants to be told whose session it is.
        const leaving = (hadProvider ?? (await connect())).logout();
        finish('logout');
        await leaving;
      } catch (error) {
        log('sign out', error);
      }
      finish('logout');
    },
    refresh: () => readUser('read the user again', true, () => state.user),
    renew,
    end: endHere,
    onEnd: (listener) => ended.add(listener),
    onRenewed: (listener) => renewed.add(listener),
    updateProfile: async (changes) => {
      const connected = await connect();
      if (state.user === null) throw new Error('Nobody is signed in.');
      const user = await connected.updateProfile(state.user.id, changes);
      settle(user);
      return user;
    },
    getAccessToken,
    timeLeft: () => (state.user === null ? null : timer.left()),
  };
}
