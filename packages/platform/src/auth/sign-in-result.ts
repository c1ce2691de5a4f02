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

/** Why a sign-in gave no user. Redirecting is no failure: the browser is on its way to the identity server. */
export type NoUserReason = 'wrong-credentials' | 'email-taken' | 'redirecting' | 'failed';

/** What came of signing in or registering. */
export type SignInResult = { readonly user: User } | { readonly user: null; readonly reason: NoUserReason };

/**
 * Why the answer of the identity server signed nobody in. `declined`: the person or the server said no. `unknown`: it
 * belongs to no sign-in that was begun here, or to one that is over. `failed`: anything else, most often no connection.
 */
export type CallbackFailure = 'declined' | 'unknown' | 'failed';

/** What came of the answer of the identity server. */
export type CallbackResult =
  | CompletedSignIn
  /** `returnTo`: the path that was kept, for another try. */
  | { readonly user: null; readonly reason: CallbackFailure; readonly returnTo?: string };

/** The reason to tell for what a provider has thrown. */
export function signInFailure(error: unknown): NoUserReason {
  if (error instanceof RedirectNotice) return 'redirecting';
  if (error instanceof InvalidCredentialsError) return 'wrong-credentials';
  return error instanceof EmailTakenError ? 'email-taken' : 'failed';
}

/** What to tell of what completing a sign-in has thrown. */
export function callbackFailure(error: unknown): CallbackResult & { readonly user: null } {
  const returnTo =
    error instanceof UnfinishedSignInError && error.returnTo !== undefined ? { returnTo: error.returnTo } : {};
  if (error instanceof SignInDeclinedError) return { user: null, reason: 'declined', ...returnTo };
  return { user: null, reason: error instanceof SignInStateError ? 'unknown' : 'failed', ...returnTo };
}
