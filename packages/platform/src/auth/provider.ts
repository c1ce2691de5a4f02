import type { User } from '../domain/index.ts';
import { AuthRefusedError } from './errors.ts';

/** What the client sends with a call. */
export interface AccessToken {
  readonly accessToken: string;
  readonly organizationId?: string;
  readonly plan?: string;
  /**
   * Lifetime of the token when it was received, in milliseconds; absent if unknown. A duration, not an instant: the
   * server’s clock and ours need not agree (SEC-3).
   */
  readonly lifetimeMs?: number;
}

/** Options of signing in and registering. */
export interface SignInOptions {
  /** The path to return to when the browser leaves for the identity server. */
  readonly returnTo?: string | undefined;
  /** Requires the user to authenticate again even if the identity server still knows them. @default false */
  readonly isFresh?: boolean | undefined;
}

/** A sign-in completed through the identity server. */
export interface CompletedSignIn {
  readonly user: User;
  /** The path kept when the browser left, unchecked: `safeRedirect` validates it. */
  readonly returnTo?: string;
}

/** Called on every change of who is signed in. */
export type AuthListener = (user: User | null) => void;

/** Signs users in. Implementations throw; the session layer decides what counts as a failure and who is notified. */
export interface AuthProvider {
  /**
   * The signed-in user, asking the identity server silently if needed; null when signed out. `fresh` always asks again.
   */
  getCurrentUser: (options?: { readonly fresh?: boolean }) => Promise<User | null>;
  /**
   * Signs in. Rejects with InvalidCredentialsError, or with RedirectNotice when the identity server asks for both
   * itself.
   */
  login: (email: string, password: string, options?: SignInOptions) => Promise<User>;
  /**
   * Creates an account and signs in. Rejects with CheckEmailNotice where a message to the address comes first, which is
   * the same for an address that has an account, or with RedirectNotice when the identity server does it.
   */
  register: (email: string, options?: SignInOptions) => Promise<User>;
  /** Completes a sign-in at /auth/callback. Rejects with SignInStateError if none is pending. */
  completeSignIn: (url: string) => Promise<CompletedSignIn>;
  /**
   * Renews the tokens (AUTH-6); overlapping calls share one renewal. Rejects with RenewalRefusedError when the server
   * refuses and with NoRefreshTokenError when there is nothing to renew with; any other error means that there was no
   * answer and a retry makes sense.
   */
  renew: () => Promise<User>;
  logout: () => Promise<void>;
  /**
   * Drops this tab’s tokens and anything that would restore them, without a request; pending answers are dropped too.
   */
  forget: () => void;
  /** Always refused: see AuthRefusedError. */
  updateProfile: (userId: string, changes: Partial<User>) => Promise<User>;
  /** Always refused. */
  resetPassword: (email: string) => Promise<never>;
  /** Always refused. */
  verifyMfa: (code: string) => Promise<never>;
  /** Always refused. */
  linkSocial: (network: string) => Promise<never>;
  /** The current token, from memory; null when signed out. */
  getAccessToken: () => AccessToken | null;
  /** Calls the listener at every change until the returned function is called. */
  subscribe: (listener: AuthListener) => () => void;
}

type Refusals = Pick<AuthProvider, 'updateProfile' | 'resetPassword' | 'verifyMfa' | 'linkSocial'>;

/** The refusals that every implementation shares. */
export const refusals: Refusals = {
  updateProfile: () => Promise.reject(new AuthRefusedError('update-profile')),
  resetPassword: () => Promise.reject(new AuthRefusedError('reset-password')),
  verifyMfa: () => Promise.reject(new AuthRefusedError('verify-mfa')),
  linkSocial: () => Promise.reject(new AuthRefusedError('link-social')),
};

/** The token together with its user’s organisation, as the client sends them. */
export function accessTokenOf(accessToken: string, user: User): AccessToken {
  const { organization_context: organization } = user;
  return {
    accessToken,
    ...(organization === null ? {} : { organizationId: organization.current_org_id }),
    ...(organization === null || organization.plan === '' ? {} : { plan: organization.plan }),
  };
}
