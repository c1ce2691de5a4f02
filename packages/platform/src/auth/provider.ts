import type { User } from '../domain/index.ts';
import { AuthRefusedError } from './errors.ts';

/** What the client sends with a call. */
export interface AccessToken {
  readonly accessToken: string;
  readonly organizationId?: string;
  readonly plan?: string;
  /**
   * How long the token was good for when it arrived, in milliseconds; absent where it does not tell. A span, not an instant:
   * the server's clock and ours need not agree (SEC-3).
   */
  readonly lifetimeMs?: number;
}

/** What signing in and registering can be told. */
export interface SignInOptions {
  /** The path to come back to where the browser leaves for the identity server. */
  readonly returnTo?: string | undefined;
  /** Has the person prove who they are again, even where the identity server still knows them. @default false */
  readonly isFresh?: boolean | undefined;
}

/** A sign-in that came back from the identity server. */
export interface CompletedSignIn {
  readonly user: User;
  /** The path that was kept when the browser left, unchecked: `safeRedirect` judges it. */
  readonly returnTo?: string;
}

/** Told of every change of who is signed in. */
export type AuthListener = (user: User | null) => void;

/**
 * What signs people in. Implementations throw; the session layer above decides what is a failure and what is told to
 * whom.
 */
export interface AuthProvider {
  /** Who is signed in, asking the identity server silently if need be; null for nobody. `fresh` asks again in any case. */
  getCurrentUser: (options?: { readonly fresh?: boolean }) => Promise<User | null>;
  /** Signs in. Rejects with InvalidCredentialsError, or with RedirectNotice where the identity server asks for both itself. */
  login: (email: string, password: string, options?: SignInOptions) => Promise<User>;
  /** Makes an account and signs in. Rejects with EmailTakenError, or with RedirectNotice where the identity server does it. */
  register: (email: string, options?: SignInOptions) => Promise<User>;
  /** Takes the answer of the identity server at /auth/callback. Rejects with SignInStateError where none is awaited. */
  completeSignIn: (url: string) => Promise<CompletedSignIn>;
  /**
   * Renews the tokens (AUTH-6); calls that overlap share one renewal. Rejects with RenewalRefusedError where the server says
   * no and with NoRefreshTokenError where there is nothing to renew with; any other error means that no answer came, and that
   * trying again makes sense.
   */
  renew: () => Promise<User>;
  logout: () => Promise<void>;
  /** Drops the tokens of this tab and whatever would bring them back, without asking anybody; answers under way are dropped too. */
  forget: () => void;
  /** Always refused: see AuthRefusedError. */
  updateProfile: (userId: string, changes: Partial<User>) => Promise<User>;
  /** Always refused. */
  resetPassword: (email: string) => Promise<never>;
  /** Always refused. */
  verifyMfa: (code: string) => Promise<never>;
  /** Always refused. */
  linkSocial: (network: string) => Promise<never>;
  /** The token of this moment, from memory; null for nobody. */
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

/** The token with the organisation of its user, as the client sends them. */
export function accessTokenOf(accessToken: string, user: User): AccessToken {
  const { organization_context: organization } = user;
  return {
    accessToken,
    ...(organization === null ? {} : { organizationId: organization.current_org_id }),
    ...(organization === null || organization.plan === '' ? {} : { plan: organization.plan }),
  };
}
