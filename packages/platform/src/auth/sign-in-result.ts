import type { User } from '../domain/index.ts';
import {
  AccountSuspendedError,
  CheckEmailNotice,
  InvalidCredentialsError,
  ISSUER_MISMATCH,
  RedirectNotice,
  SignInDeclinedError,
  SignInFailedError,
  SignInRefusedError,
  SignInStateError,
  StorageBlockedError,
  UnfinishedSignInError,
} from './errors.ts';
import type { CompletedSignIn } from './provider.ts';

/**
 * Why a sign-in returned no user. Neither a redirect nor `check-email` is a failure: the
 * browser is leaving for the identity server, or registration goes on in a message to the address.
 * `storage-blocked`: the browser keeps nothing for this site, so that the sign-in would never end.
 * `suspended`: the account is right, and an administrator has suspended it.
 */
export type NoUserReason =
  | 'wrong-credentials'
  | 'suspended'
  | 'check-email'
  | 'redirecting'
  | 'storage-blocked'
  | 'failed';

/** The result of signing in or registering. */
export type SignInResult = { readonly user: User } | { readonly user: null; readonly reason: NoUserReason };

/**
 * Why the identity server’s answer did not sign in. `declined`: the user or the server refused. `unknown`: it matches
 * no sign-in started here, or one that is over. `refused`: it is of a sign-in started here, whose code was used before
 * or whose account may not log in, such as one that is suspended. `server`: the server is at fault now, and may not be
 * later. `setup`: the server refuses what this product asks for, and `issuer`: the server names itself by another
 * address than the configured one, which only whoever runs it can mend. `failed`: anything else, most often no
 * connection.
 */
export type CallbackFailure = 'declined' | 'unknown' | 'refused' | 'server' | 'setup' | 'issuer' | 'failed';

/** The result of completing a sign-in. */
export type CallbackResult =
  | CompletedSignIn
  /**
   * `returnTo`: the path that was kept, for another try. `code`: the identity server’s own, for whoever is asked for
   * help.
   */
  | { readonly user: null; readonly reason: CallbackFailure; readonly returnTo?: string; readonly code?: string };

/** OAuth errors of a server that is at fault for the moment. */
const passing = new Set(['server_error', 'temporarily_unavailable']);

/** Maps a provider’s error to the reason to report. */
export function signInFailure(error: unknown): NoUserReason {
  if (error instanceof RedirectNotice) return 'redirecting';
  if (error instanceof InvalidCredentialsError) return 'wrong-credentials';
  if (error instanceof AccountSuspendedError) return 'suspended';
  if (error instanceof StorageBlockedError) return 'storage-blocked';
  return error instanceof CheckEmailNotice ? 'check-email' : 'failed';
}

/** Maps an error of completing a sign-in to the result to report. */
export function callbackFailure(error: unknown): CallbackResult & { readonly user: null } {
  const returnTo =
    error instanceof UnfinishedSignInError && error.returnTo !== undefined ? { returnTo: error.returnTo } : {};
  if (error instanceof SignInDeclinedError) return { user: null, reason: 'declined', ...returnTo };
  if (error instanceof SignInStateError) return { user: null, reason: 'unknown', ...returnTo };
  if (error instanceof SignInRefusedError) return { user: null, reason: 'refused', ...returnTo };
  const code = error instanceof SignInFailedError ? error.code : undefined;
  if (code === undefined) return { user: null, reason: 'failed', ...returnTo };
  const reason = passing.has(code) ? 'server' : code === ISSUER_MISMATCH ? 'issuer' : 'setup';
  return { user: null, reason, code, ...returnTo };
}
