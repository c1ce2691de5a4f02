import type { Area } from './areas.ts';
import { paths } from './paths.ts';
import { hasProviderStatus, mayEnter } from './roles.ts';
import type { User } from './user.ts';

/**
 * Who may open a route. `open`: anyone, sign-in is not even checked; `any`: anyone, sign-in checked; `user`: signed in;
 * `provider-status`: a provider, by role or otherwise; `provider`, `admin`: whoever that area lets in.
 */
export type Access = 'open' | 'any' | 'user' | 'provider-status' | Area;

export type AccessDecision =
  | { readonly kind: 'allow' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'denied'; readonly page: Area };

export interface AccessRequest {
  /** The route's rule. */
  readonly access: Access;
  /** Who asks, once sign-in has been checked; null for nobody. */
  readonly user: User | null;
  /** The full path with its query: the way back after signing in. */
  readonly path: string;
}

const allow: AccessDecision = { kind: 'allow' };

/** Decides what a route shows to somebody: sign-in first, then a completed profile, then the right. */
export function decideAccess({ access, user, path }: AccessRequest): AccessDecision {
  if (access === 'open' || access === 'any') return allow;
  if (user === null) return { kind: 'redirect', to: paths.login({ redirect: path }) };
  if (!user.profileCompleted) return { kind: 'redirect', to: paths.onboarding({ redirect: path }) };
  switch (access) {
    case 'user':
      return allow;
    case 'provider-status':
      return hasProviderStatus(user) ? allow : { kind: 'redirect', to: paths.dashboard() };
    default:
      return mayEnter[access](user) ? allow : { kind: 'denied', page: access };
  }
}
