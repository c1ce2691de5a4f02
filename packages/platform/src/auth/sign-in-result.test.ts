import { describe, expect, it } from 'vitest';
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
} from './errors.ts';
import { callbackFailure, signInFailure } from './sign-in-result.ts';

describe('what is reported of a sign-in', () => {
  it.each([
    [new RedirectNotice('login'), 'redirecting'],
    [new InvalidCredentialsError(), 'wrong-credentials'],
    [new AccountSuspendedError(), 'suspended'],
    [new CheckEmailNotice(), 'check-email'],
    [new StorageBlockedError(), 'storage-blocked'],
    [new TypeError('Failed to fetch'), 'failed'],
  ])('[AUTH-9] for %s is %s', (error, reason) => {
    expect(signInFailure(error)).toBe(reason);
  });

  it.each([
    [new SignInDeclinedError({ returnTo: '/profile' }), { reason: 'declined', returnTo: '/profile' }],
    [new SignInStateError({ returnTo: '/profile' }), { reason: 'unknown', returnTo: '/profile' }],
    [new SignInStateError(), { reason: 'unknown' }],
    [new SignInRefusedError({ returnTo: '/profile' }), { reason: 'refused', returnTo: '/profile' }],
    [new SignInFailedError({ code: 'server_error' }), { reason: 'server', code: 'server_error' }],
    [new SignInFailedError({ code: 'temporarily_unavailable' }), { reason: 'server', code: 'temporarily_unavailable' }],
    [
      new SignInFailedError({ code: 'invalid_scope', returnTo: '/profile' }),
      { reason: 'setup', code: 'invalid_scope', returnTo: '/profile' },
    ],
    [new SignInFailedError({ code: 'unauthorized_client' }), { reason: 'setup', code: 'unauthorized_client' }],
    [new SignInFailedError({ code: ISSUER_MISMATCH }), { reason: 'issuer', code: 'issuer_mismatch' }],
    [new SignInFailedError(), { reason: 'failed' }],
    [new TypeError('Failed to fetch'), { reason: 'failed' }],
  ])('[AUTH-9] [SEC-4] that came back with %s is %o', (error, expected) => {
    expect(callbackFailure(error)).toEqual({ user: null, ...expected });
  });
});
