/** The e-mail and password do not belong together. Says no more, so that nobody learns which addresses have an account. */
export class InvalidCredentialsError extends Error {
  override readonly name = 'InvalidCredentialsError';
  constructor() {
    super('The e-mail or the password is not right.');
  }
}

/** Registration with an e-mail that has an account. */
export class EmailTakenError extends Error {
  override readonly name = 'EmailTakenError';
  constructor() {
    super('There is an account with this e-mail already.');
  }
}

/** The answer of the identity server belongs to no sign-in that this browser began, or to one that is over. */
export class SignInStateError extends Error {
  override readonly name = 'SignInStateError';
  constructor() {
    super('This sign-in was not begun here, or is over already.');
  }
}

/** A sign-in that was begun here did not come to a user. */
export abstract class UnfinishedSignInError extends Error {
  /** The path that was kept when the browser left, unchecked. */
  readonly returnTo: string | undefined;
  constructor(message: string, { returnTo, ...options }: ErrorOptions & { returnTo?: string | undefined } = {}) {
    super(message, options);
    this.returnTo = returnTo;
  }
}

/** The person, or the identity server, said no to a sign-in that was begun here. */
export class SignInDeclinedError extends UnfinishedSignInError {
  override readonly name = 'SignInDeclinedError';
  constructor(options?: ErrorOptions & { returnTo?: string | undefined }) {
    super('The identity server did not let this sign-in through.', options);
  }
}

/** A sign-in that was begun here could not be finished, most often because no answer came. */
export class SignInFailedError extends UnfinishedSignInError {
  override readonly name = 'SignInFailedError';
  constructor(options?: ErrorOptions & { returnTo?: string | undefined }) {
    super('The sign-in could not be finished.', options);
  }
}

/** The server takes the renewal for no: the session is over. */
export class RenewalRefusedError extends Error {
  override readonly name = 'RenewalRefusedError';
  constructor(options?: ErrorOptions) {
    super('The session could not be renewed.', options);
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

/** Not a failure: thrown because the browser is leaving for the identity server, and no user will come back from the call. */
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

/** What the product never does by itself. */
export type RefusedAction = keyof typeof refusals;

/** The identity provider does this, not the product; the message says so. */
export class AuthRefusedError extends Error {
  override readonly name = 'AuthRefusedError';
  readonly action: RefusedAction;
  constructor(action: RefusedAction) {
    super(refusals[action]);
    this.action = action;
  }
}
