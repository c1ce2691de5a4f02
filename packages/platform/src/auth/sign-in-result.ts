import type { User } from '../domain/index.ts';
import {
  EmailTakenError,
  InvalidCredentialsError,
  RedirectNotice,
  SignInDeclinedError,
  SignInStateError,
  UnfinishedSignInError,
} from './errors.ts';
import type { CompletedSignIn } from './provider.ts';

/** Why a sign-in returned no user. A redirect is not a failure: the browser is leaving for the identity server. */
export type NoUserReason = 'wrong-credentials' | 'email-taken' | 'redirecting' | 'failed';

/** The result of signing in or registering. */
export type SignInResult = { readonly user: User } | { readonly user: null; readonly reason: NoUserReason };

/**
 * Why the identity server’s answer did not sign in. `declined`: the user or the server refused. `unknown`: it matches no
 * sign-in started here, or one that is over. `failed`: anything else, most often no connection.
 */
export type CallbackFailure = 'declined' | 'unknown' | 'failed';

/** The result of completing a sign-in. */
export type CallbackResult =
  | CompletedSignIn
  /** `returnTo`: the path that was kept, for another try. */
  | { readonly user: null; readonly reason: CallbackFailure; readonly returnTo?: string };

/** Maps a provider’s error to the reason to report. */
export function signInFailure(error: unknown): NoUserReason {
  if (error instanceof RedirectNotice) return 'redirecting';
  if (error instanceof InvalidCredentialsError) return 'wrong-credentials';
  return error instanceof EmailTakenError ? 'email-taken' : 'failed';
}

/** Maps an error of completing a sign-in to the result to report. */
export function callbackFailure(error: unknown): CallbackResult & { readonly user: null } {
  const returnTo =
    error instanceof UnfinishedSignInError && error.returnTo !== undefined ? { returnTo: error.returnTo } : {};
  if (error instanceof SignInDeclinedError) return { user: null, reason: 'declined', ...returnTo };
  return { user: null, reason: error instanceof SignInStateError ? 'unknown' : 'failed', ...returnTo };
}
