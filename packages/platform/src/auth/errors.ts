/**
 * The email and password do not match. Does not say which is wrong, so that it does not reveal which addresses have an
 * account.
 */
export class InvalidCredentialsError extends Error {
  override readonly name = 'InvalidCredentialsError';
  constructor() {
    super('The email or the password is not right.');
  }
}

/** Registration goes on in a message to the address, whether it has an account or not: no form tells who has one. */
export class CheckEmailNotice extends Error {
  override readonly name = 'CheckEmailNotice';
  constructor() {
    super('Check your email.');
  }
}

interface UnfinishedOptions extends ErrorOptions {
  readonly returnTo?: string | undefined;
}

/** A sign-in ended without a user. */
export abstract class UnfinishedSignInError extends Error {
  /** The path kept when the browser left for the identity server, unchecked; undefined where none is known. */
  readonly returnTo: string | undefined;
  constructor(message: string, { returnTo, ...options }: UnfinishedOptions = {}) {
    super(message, options);
    this.returnTo = returnTo;
  }
}

/** The identity server’s answer matches no sign-in started in this browser, or one that is over. */
export class SignInStateError extends UnfinishedSignInError {
  override readonly name = 'SignInStateError';
  constructor(options?: UnfinishedOptions) {
    super('This sign-in was not begun here, or is over already.', options);
  }
}

/**
 * The identity server gives no session for a sign-in started here: its code was used before, or the account may not log
 * in.
 */
export class SignInRefusedError extends UnfinishedSignInError {
  override readonly name = 'SignInRefusedError';
  constructor(options?: UnfinishedOptions) {
    super('The identity server gives no session for this sign-in.', options);
  }
}

/** The user or the identity server declined a sign-in started here. */
export class SignInDeclinedError extends UnfinishedSignInError {
  override readonly name = 'SignInDeclinedError';
  constructor(options?: UnfinishedOptions) {
    super('The identity server did not let this sign-in through.', options);
  }
}

/**
 * The code of a sign-in that failed because the identity server names an issuer of another origin than the configured
 * one.
 */
export const ISSUER_MISMATCH = 'issuer_mismatch';

/** A sign-in started here could not be completed, most often because there was no answer. */
export class SignInFailedError extends UnfinishedSignInError {
  override readonly name = 'SignInFailedError';
  /** The identity server’s own code, such as `server_error`, or ours; undefined where it did not answer. */
  readonly code: string | undefined;
  constructor({ code, ...options }: UnfinishedOptions & { readonly code?: string | undefined } = {}) {
    super('The sign-in could not be finished.', options);
    this.code = code;
  }
}

/** The browser keeps nothing for this site, so that an answer of the identity server could not be recognized. */
export class StorageBlockedError extends Error {
  override readonly name = 'StorageBlockedError';
  constructor() {
    super('Nothing can be stored.');
  }
}

/** The server refused the renewal: the session is over. */
export class RenewalRefusedError extends Error {
  override readonly name = 'RenewalRefusedError';
  constructor(options?: ErrorOptions) {
    super('The session could not be renewed.', options);
  }
}

/** The account is suspended: it gets no token until an administrator reactivates it. */
export class AccountSuspendedError extends Error {
  override readonly name = 'AccountSuspendedError';
  constructor(options?: ErrorOptions) {
    super('The account is suspended.', options);
  }
}

/** There is nothing to renew the session with (API-4). */
export class NoRefreshTokenError extends Error {
  override readonly name = 'NoRefreshTokenError';
  constructor() {
    super('No refresh token');
  }
}

/** What a redirect is for. */
export type RedirectPurpose = 'login' | 'registration';

/** Not a failure: thrown because the browser is leaving for the identity server, so that the call returns no user. */
export class RedirectNotice extends Error {
  override readonly name = 'RedirectNotice';
  readonly purpose: RedirectPurpose;
  constructor(purpose: RedirectPurpose) {
    super(`Redirecting to ${purpose}...`);
    this.purpose = purpose;
  }
}

const refusals = {
  'update-profile': 'Your profile is handled by the identity provider. Change it in your account there.',
  'reset-password': 'Passwords are handled by the identity provider. Reset yours on its sign-in page.',
  'verify-mfa': 'Two-step verification is handled by the identity provider. It asks for the code while you sign in.',
  'link-social': 'Social accounts are handled by the identity provider. Link them in your account there.',
} as const;

/** Account changes that the product never makes itself. */
export type RefusedAction = keyof typeof refusals;

/** The identity provider handles this, not the product; the message says so. */
export class AuthRefusedError extends Error {
  override readonly name = 'AuthRefusedError';
  readonly action: RefusedAction;
  constructor(action: RefusedAction) {
    super(refusals[action]);
    this.action = action;
  }
}
