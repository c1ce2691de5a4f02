import type { KeyStorage, PageClock, TabChannel } from '../browser/index.ts';
import type { User } from '../domain/index.ts';
import type { AccessToken, SignInOptions } from './provider.ts';
import type { SessionEnd, SessionState } from './session-state.ts';
import type { CallbackResult, SignInResult } from './sign-in-result.ts';

/** The session of this tab. Failures are logged and returned as results; only `updateProfile` throws. */
export interface Session {
  readonly getSnapshot: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Checks who is signed in. The check runs once, however often this is called. For guarded routes and for actions that
   * need a user, which continue with its result (AUTH-4).
   */
  readonly check: () => Promise<User | null>;
  readonly login: (email: string, password: string, options?: SignInOptions) => Promise<SignInResult>;
  readonly register: (email: string, options?: SignInOptions) => Promise<SignInResult>;
  /** Completes a sign-in with the identity server’s answer at /auth/callback. */
  readonly completeSignIn: (url: string) => Promise<CallbackResult>;
  /**
   * Signs out. The session ends here and in the other tabs at once, even if the identity server cannot be reached.
   * Navigate to an open page first: a guarded one redirects to sign-in as soon as there is no user.
   */
  readonly logout: () => Promise<void>;
  /** Reads the user again, for instance after onboarding. A failure keeps the current user. */
  readonly refresh: () => Promise<User | null>;
  /**
   * Renews the tokens, for the timer and for a 401 alike; overlapping calls share one renewal. Without an answer it
   * retries until the token expires. Resolves with the new token, or null when the session is over.
   */
  readonly renew: () => Promise<AccessToken | null>;
  /** Ends the session for another reason than a logout, here and in the other tabs; the tokens are dropped. */
  readonly end: (reason: Exclude<SessionEnd, 'logout'>) => void;
  /** Calls the listener at the end of each session: the tokens are already dropped, the state still has the user. */
  readonly onEnd: (listener: (reason: SessionEnd) => void) => () => void;
  /** Calls the listener when `getAccessToken` returns a new token of the same session. */
  readonly onRenewed: (listener: () => void) => () => void;
  /** Passes the change to the provider, and rejects with its refusal. */
  readonly updateProfile: (changes: Partial<User>) => Promise<User>;
  /** The token that the client sends with a call; null when signed out. */
  readonly getAccessToken: () => AccessToken | null;
  /** Remaining lifetime of the current token in milliseconds; null when signed out or unknown. */
  readonly timeLeft: () => number | null;
}

/**
 * What a session needs of the browser. A port that is left out does nothing: no timer, no other tabs, nothing stored.
 */
export interface SessionPorts {
  readonly clock: PageClock;
  /** The channel `SESSION_CHANNEL`. */
  readonly tabs: TabChannel;
  /** Stores the mark of a session that was ended on purpose: the local storage. */
  readonly storage: KeyStorage;
  /** 0 to 1. */
  readonly random: () => number;
}
