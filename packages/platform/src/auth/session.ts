import type { User } from '../domain/index.ts';
import { AccountSuspendedError } from './errors.ts';
import type { LogFailure } from './log.ts';
import { noStorage, noTabs, stoppedClock } from '../browser/index.ts';
import type { AccessToken, AuthProvider } from './provider.ts';
import { createRenewalTimer } from './renewal-timer.ts';
import { runRenewal } from './renewal.ts';
import type { Session, SessionPorts } from './session-api.ts';
import { announceEnd, createEndMark, followEnds } from './session-end.ts';
import {
  loading,
  replaced,
  signedIn,
  signedOut,
  unchecked,
  type SessionEnd,
  type SessionState,
} from './session-state.ts';
import { callbackFailure, signInFailure, type SignInResult } from './sign-in-result.ts';
import { createSignal } from './signal.ts';

const inert: SessionPorts = { clock: stoppedClock, tabs: noTabs, storage: noStorage, random: () => 0 };

/**
 * Creates the session over a provider that is created when first needed.
 * @param getProvider Returns the one provider: the function that `createAuthProvider` returns.
 * @param log Records failures.
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
  /** The access token that the timer watches. */
  let watched: string | null = null;
  // Counts the changes of who is signed in, so that an answer to an earlier question is dropped.
  let settled = 0;
  // Counts the sign-ins that run in this tab: any other change of the user was made elsewhere.
  let entering = 0;
  // Counts the sessions, so that the renewal of one does not affect the next.
  let epoch = 0;

  const getAccessToken = () => (state.user === null ? null : (provider?.getAccessToken() ?? null));

  function publish(next: SessionState) {
    if (next === state) return;
    state = next;
    changed.raise();
  }

  /** Makes the timer watch the current token, and notifies listeners if it replaced another. */
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
    if (user.id !== state.user?.id) {
      if (entering === 0 && (state.user !== null || (state.status === 'signed-out' && state.ended === 'replaced')))
        return giveWay(user);
      begin();
    }
    if (user !== state.user) publish(signedIn(user));
    track();
  }

  /** Drops what belonged to the previous session. */
  function begin() {
    epoch += 1;
    renewing = null;
    watched = null;
    timer.stop();
  }

  /**
   * Ends the session of this tab because another user was signed in in another one. The provider keeps that user, who
   * goes on only when the page is told to (SEC-7).
   */
  function giveWay(user: User) {
    if (state.status === 'signed-out' && state.replacedBy === user) return;
    begin();
    if (state.user !== null) ended.raise('replaced');
    publish(replaced(user));
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
      if (error instanceof AccountSuspendedError && asked === settled) {
        finish('suspended');
        return null;
      }
      user = fallback();
      isUnanswered = true;
    }
    if (asked === settled) settle(user, isUnanswered);
    return state.user;
  }

  async function signIn(what: string, attempt: (connected: AuthProvider) => Promise<User>): Promise<SignInResult> {
    // The state does not become 'loading' meanwhile: that would unmount the form and lose what was typed.
    entering += 1;
    try {
      const user = await attempt(await connect());
      mark.clear();
      settle(user);
      return { user };
    } catch (error) {
      const reason = signInFailure(error);
      if (reason !== 'redirecting' && reason !== 'check-email') log(what, error);
      return { user: null, reason };
    } finally {
      entering -= 1;
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
    // If there is a session now, it is another one: its token is not for this caller.
    if (isOver()) return null;
    renewing = null;
    if (outcome !== 'renewed') endHere(outcome);
    return getAccessToken();
  }

  /** Ends the session in this tab and in the others. */
  function endHere(reason: SessionEnd) {
    if (state.status !== 'signed-in') return;
    mark.write(reason);
    announceEnd(tabs, reason);
    finish(reason);
  }

  followEnds(tabs, (reason) => {
    if (state.status === 'unchecked') return;
    if (state.status !== 'signed-out') finish(reason);
    // The provider may have noticed first, without knowing the reason.
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
      entering += 1;
      try {
        const completed = await (await connect()).completeSignIn(url);
        mark.clear();
        settle(completed.user);
        return completed;
      } catch (error) {
        log('complete the sign-in', error);
        return callbackFailure(error);
      } finally {
        entering -= 1;
      }
    },
    logout: async () => {
      const hadProvider = provider;
      mark.write('logout');
      // First: the provider’s own notice of the sign-out would end the session in this tab only.
      if (state.status === 'signed-in') announceEnd(tabs, 'logout');
      try {
        // Started before the tokens are dropped: the identity server needs to know whose session it is.
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
      if (state.user === null) throw new Error('No one is signed in.');
      const user = await connected.updateProfile(state.user.id, changes);
      settle(user);
      return user;
    },
    getAccessToken,
    timeLeft: () => (state.user === null ? null : timer.left()),
  };
}
